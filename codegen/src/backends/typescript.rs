//! TypeScript: what types, methods and validators have in common.

mod expressions;
mod metadata;
pub(super) mod methods;
mod patterns;
mod rules;
pub(super) mod runtime;
mod tags;
pub(super) mod types;
pub(super) mod validators;

use crate::model::Model;
use crate::model::names::{Scope, camel, pascal};
use crate::problem::Problems;

use super::prose;

const WIDTH: usize = 100;

/// Names that a type may not take: `types.ts` declares them itself. A global of JavaScript is a name
/// like any other, since what is printed uses none by its bare name in a module that declares types.
const RESERVED_TYPES: &[&str] = &["Int64", "Uint64", "Unlisted", "UnlistedText"];

/// Words that no type can have as its name.
const KEYWORDS: &[&str] = &[
    "any",
    "await",
    "bigint",
    "boolean",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "debugger",
    "default",
    "delete",
    "do",
    "else",
    "enum",
    "export",
    "extends",
    "false",
    "finally",
    "for",
    "function",
    "if",
    "implements",
    "import",
    "in",
    "instanceof",
    "interface",
    "let",
    "never",
    "new",
    "null",
    "number",
    "object",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "static",
    "string",
    "super",
    "switch",
    "symbol",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "undefined",
    "unknown",
    "var",
    "void",
    "while",
    "with",
    "yield",
];

/// The name of a type: its own where TypeScript allows that, otherwise its words joined. So types whose
/// names differ in case or in signs alone stay apart.
fn type_name(name: &str) -> String {
    if is_plain(name) && !KEYWORDS.contains(&name) {
        name.to_owned()
    } else {
        pascal(name)
    }
}

/// Whether a name needs no quotes.
fn is_plain(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
        && name
            .chars()
            .all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
}

/// Every name that `types.ts` declares for the contract, with where it comes from.
fn declared(model: &Model) -> impl Iterator<Item = (&str, &str)> {
    let envelope = model.envelope.iter();
    let envelopes = envelope.flat_map(|envelope| {
        let monomorphs = envelope.monomorphs.keys();
        let monomorphs = monomorphs.map(|name| (name.as_str(), name.as_str()));
        [(envelope.name.as_str(), "the envelope")]
            .into_iter()
            .chain(monomorphs)
    });
    let types = model.types.values();
    envelopes.chain(types.map(|named| (named.name.as_str(), named.origin.as_str())))
}

/// Refuses two types of one name.
fn check_type_names(model: &Model) -> Result<(), Problems> {
    let mut scope = Scope::new("TypeScript type");
    scope.reserve(RESERVED_TYPES);
    let mut problems = Problems::default();
    for (name, origin) in declared(model) {
        problems.keep(scope.claim(&type_name(name), origin));
    }
    problems.or(())
}

/// A type of the contract, in a module that imports `types`.
fn typed(name: &str) -> String {
    format!("types.{}", type_name(name))
}

/// A text literal. JSON's escapes are JavaScript's.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// The name of a member as it is written in an object.
fn key(name: &str) -> String {
    if is_plain(name) {
        name.to_owned()
    } else {
        quoted(name)
    }
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
