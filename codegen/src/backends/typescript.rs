//! TypeScript: what types and methods have in common.

mod metadata;
pub(super) mod methods;
pub(super) mod types;

use crate::model::names::{Scope, camel, type_name};
use crate::model::{Constant, Integer, Model, Type};
use crate::problem::Problems;

use super::prose;

const WIDTH: usize = 100;

/// Names that a type may not take: those the generated files use for themselves, and globals whose
/// meaning would change for the reader.
const RESERVED_TYPES: &[&str] = &[
    "Array",
    "Boolean",
    "Date",
    "Error",
    "ErrorKind",
    "Exclude",
    "Extract",
    "Int64",
    "Map",
    "MethodInfo",
    "MethodMap",
    "MethodName",
    "NotificationMap",
    "NotificationName",
    "Number",
    "Object",
    "Omit",
    "Partial",
    "Pick",
    "Promise",
    "Readonly",
    "Record",
    "Required",
    "ReservedNames",
    "Retry",
    "RpcCaller",
    "RpcHelper",
    "Set",
    "String",
    "Symbol",
    "Uint64",
    "Unlisted",
    "UnlistedText",
];

/// Refuses two types of one name.
fn check_type_names(model: &Model) -> Result<(), Problems> {
    let mut scope = Scope::new("TypeScript type");
    scope.reserve(RESERVED_TYPES);
    let mut problems = Problems::default();
    let envelope = model
        .envelope
        .iter()
        .map(|envelope| (envelope.name.as_str(), "the envelope"));
    let types = model
        .types
        .values()
        .map(|named| (named.name.as_str(), named.origin.as_str()));
    for (name, origin) in envelope.chain(types) {
        problems.keep(scope.claim(&type_name(name), origin));
    }
    problems.or(())
}

/// A type expression.
fn expression(ty: &Type) -> String {
    match ty {
        Type::Any => "unknown".to_owned(),
        Type::Boolean => "boolean".to_owned(),
        Type::Integer(integer) => self::integer(*integer).to_owned(),
        Type::Number(_) => "number".to_owned(),
        Type::Text(_) => "string".to_owned(),
        Type::Constant(constant) => self::constant(constant),
        Type::List(list) => match &*list.items {
            items @ Type::Nullable(_) => format!("({})[]", expression(items)),
            items => format!("{}[]", expression(items)),
        },
        Type::Map(map) => format!("Record<string, {}>", expression(&map.values)),
        Type::Nullable(inner) => format!("{} | null", expression(inner)),
        Type::Reference(name) => type_name(name),
    }
}

/// An integer type with values that a `number` does not hold exactly. It has an alias to say so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WideInteger {
    Unsigned,
    Signed,
}

impl WideInteger {
    fn of(integer: Integer) -> Option<Self> {
        let format = integer.format.filter(|format| format.bits() == 64)?;
        Some(if format.unsigned() {
            WideInteger::Unsigned
        } else {
            WideInteger::Signed
        })
    }

    fn alias(self) -> &'static str {
        match self {
            WideInteger::Unsigned => "Uint64",
            WideInteger::Signed => "Int64",
        }
    }
}

fn integer(integer: Integer) -> &'static str {
    WideInteger::of(integer).map_or("number", WideInteger::alias)
}

fn constant(constant: &Constant) -> String {
    match constant {
        Constant::Text(text) => quoted(text),
        Constant::Integer(number) => number.to_string(),
        Constant::Boolean(value) => value.to_string(),
        Constant::Null => "null".to_owned(),
    }
}

/// A text literal. JSON's escapes are JavaScript's.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The name of a member as it is written in an object.
fn key(name: &str) -> String {
    let plain = name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && name
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    if plain { name.to_owned() } else { quoted(name) }
}

/// A documentation comment: the text, then lines of their own for `tags`.
fn comment(docs: &str, tags: &[String], indent: usize) -> String {
    let pad = " ".repeat(indent);
    let mut lines = prose::lines(docs, WIDTH.saturating_sub(indent + 3));
    if !lines.is_empty() && !tags.is_empty() {
        lines.push(String::new());
    }
    lines.extend(tags.iter().cloned());
    let lines: Vec<String> = lines
        .iter()
        .map(|line| line.replace("*/", "*\\/"))
        .collect();
    match lines.as_slice() {
        [] => String::new(),
        [only] if only.chars().count() + indent + 7 <= WIDTH => format!("{pad}/** {only} */\n"),
        lines => {
            let mut text = format!("{pad}/**\n");
            for line in lines {
                text.push_str(format!("{pad} * {line}").trim_end());
                text.push('\n');
            }
            text + &pad + " */\n"
        }
    }
}

/// Refuses two methods whose helpers would have one name.
fn helper_names(model: &Model) -> Result<Vec<String>, Problems> {
    let mut scope = Scope::new("helper of `rpc`");
    let mut problems = Problems::default();
    let mut names = Vec::new();
    for method in model.methods() {
        let name = camel(&method.name);
        problems.keep(scope.claim(&name, &method.origin));
        names.push(name);
    }
    problems.or(names)
}
