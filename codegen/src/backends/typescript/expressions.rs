//! Type expressions.

use super::{quoted, type_name};
use crate::backends::rings::{Graph, endless};
use crate::model::{Choice, Constant, Integer, Model, Shape, Tuple, Type};
use crate::problem::{Problem, Problems};

/// The greatest whole number up to which a `number` is exact.
const EXACT: i128 = (1 << 53) - 1;

/// A type expression.
pub(super) fn expression(ty: &Type) -> String {
    match ty {
        Type::Any => "unknown".to_owned(),
        Type::Boolean => "boolean".to_owned(),
        Type::Integer(integer) => {
            let wide = WideInteger::of(*integer);
            wide.map_or("number", WideInteger::alias).to_owned()
        }
        Type::Number(_) => "number".to_owned(),
        // Comparing with one of the texts that it is not narrows a union.
        Type::Text(text) if !text.except.is_empty() => "UnlistedText".to_owned(),
        Type::Text(_) => "string".to_owned(),
        Type::Constant(constant) => self::constant(constant),
        Type::List(list) => format!("{}[]", grouped(&list.items)),
        // `Record` would be the contract's own type where it has one of that name, and it may not
        // refer to the type it stands in.
        Type::Map(map) => format!("{{ [key: string]: {} }}", expression(&map.values)),
        Type::Tuple(tuple) => self::tuple(tuple),
        Type::Choice(choice) => alternatives(choice).join(" | "),
        Type::Never => "never".to_owned(),
        Type::Nullable(inner) => format!("{} | null", expression(inner)),
        Type::Reference(name) => type_name(name),
    }
}

/// A type expression that something can be put behind.
fn grouped(ty: &Type) -> String {
    match ty {
        Type::Nullable(_) | Type::Choice(_) => format!("({})", expression(ty)),
        other => expression(other),
    }
}

/// The alternatives, each notation once: two of them may differ only in what types cannot say.
fn alternatives(choice: &Choice) -> Vec<String> {
    let mut printed: Vec<String> = Vec::new();
    for alternative in &choice.alternatives {
        let alternative = expression(alternative);
        if !printed.contains(&alternative) {
            printed.push(alternative);
        }
    }
    if printed.is_empty() {
        printed.push("never".to_owned());
    }
    printed
}

/// A list with a type for each place; the places that may be empty are marked.
fn tuple(tuple: &Tuple) -> String {
    let items = tuple.items.iter().enumerate();
    let items = items.map(|(index, item)| {
        let mark = if index < tuple.min { "" } else { "?" };
        match mark {
            "" => expression(item),
            mark => grouped(item) + mark,
        }
    });
    let rest = tuple.rest.as_deref();
    let rest = rest.map(|rest| format!("...{}[]", grouped(rest)));
    let places: Vec<String> = items.chain(rest).collect();
    format!("[{}]", places.join(", "))
}

/// An integer type with values that a `number` does not hold exactly. It has an alias to say so.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum WideInteger {
    Unsigned,
    Signed,
}

impl WideInteger {
    /// The alias of what this type holds, if it needs one.
    pub(super) fn of_type(ty: &Type) -> Option<Self> {
        match ty {
            Type::Integer(integer) => WideInteger::of(*integer),
            Type::Constant(Constant::Integer(number)) => WideInteger::of_constant(*number),
            _ => None,
        }
    }

    pub(super) fn of(integer: Integer) -> Option<Self> {
        let (min, max) = match integer.format {
            Some(format) if format.bits() == 64 => format.range(),
            _ => (integer.min.unwrap_or(0), integer.max.unwrap_or(0)),
        };
        if min >= -EXACT && max <= EXACT {
            return None;
        }
        Some(if min < 0 {
            WideInteger::Signed
        } else {
            WideInteger::Unsigned
        })
    }

    fn of_constant(number: i128) -> Option<Self> {
        WideInteger::of(Integer {
            format: None,
            min: Some(number),
            max: Some(number),
        })
    }

    pub(super) fn alias(self) -> &'static str {
        match self {
            WideInteger::Unsigned => "Uint64",
            WideInteger::Signed => "Int64",
        }
    }
}

fn constant(constant: &Constant) -> String {
    match constant {
        Constant::Text(text) => quoted(text),
        // A literal beyond 2^53 would be another number than it looks like.
        Constant::Integer(number) => WideInteger::of_constant(*number)
            .map_or_else(|| number.to_string(), |wide| wide.alias().to_owned()),
        Constant::Number(number) => number.to_string(),
        Constant::Boolean(value) => value.to_string(),
        Constant::Null => "null".to_owned(),
    }
}

/// Refuses names that stand for each other and for nothing else: the compiler does, too.
pub(super) fn check_aliases(model: &Model) -> Result<(), Problems> {
    let targets: Graph<'_> = model
        .types
        .iter()
        .filter_map(|(name, named)| match &named.shape {
            Shape::Alias(ty) => Some((name, stood_for(ty))),
            Shape::Struct(_) | Shape::TextEnum(_) | Shape::Union(_) => None,
        })
        .collect();
    let mut problems = Problems::default();
    for name in endless(&targets) {
        problems.push(Problem::new(
            &model.types[&name].origin,
            format!("`{name}` stands for itself, so that no value is told to fit"),
            "refer to a type that is an object, a list, a text or the like",
        ));
    }
    problems.or(())
}

/// The names that a value of this type is a value of.
fn stood_for(ty: &Type) -> Vec<&String> {
    match ty {
        Type::Reference(name) => vec![name],
        Type::Nullable(inner) => stood_for(inner),
        Type::Choice(choice) => choice.alternatives.iter().flat_map(stood_for).collect(),
        _ => Vec::new(),
    }
}
