//! Lists of values.

use std::collections::HashSet;

use serde_json::Value;

use super::place::Place;
use super::syntax::Listed;
use crate::front::json_text::whole;
use crate::model::{Constant, Type};
use crate::problem::Problem;

/// A text that equal values share: 1 and 1.0 are equal.
fn key(value: &Value) -> String {
    let number = value.as_number().and_then(whole);
    number.map_or_else(|| value.to_string(), |number| number.to_string())
}

/// Refuses a list that has a value twice.
pub(super) fn distinct(values: &[Listed], at: &Place) -> Result<(), Problem> {
    let mut seen = HashSet::new();
    for listed in values {
        if !seen.insert(key(&listed.value)) {
            return Err(at.problem(
                format!("lists {} twice", listed.value),
                "list each value once",
            ));
        }
    }
    Ok(())
}

/// The values that both lists have, in the order of the first one.
pub(super) fn shared(first: Vec<Listed>, second: &[Listed]) -> Vec<Listed> {
    let known: HashSet<String> = second.iter().map(|listed| key(&listed.value)).collect();
    let mut shared = first;
    shared.retain(|listed| known.contains(&key(&listed.value)));
    shared
}

/// The type of one value.
pub(super) fn constant(value: &Value, at: &Place) -> Result<Type, Problem> {
    let constant = match value {
        Value::String(text) => Constant::Text(text.clone()),
        Value::Bool(value) => Constant::Boolean(*value),
        Value::Null => Constant::Null,
        Value::Number(number) => match whole(number) {
            Some(whole) => Constant::Integer(whole),
            None if number.as_f64().is_some_and(|value| value.fract() != 0.0) => {
                Constant::Number(number.clone())
            }
            None => {
                return Err(at.problem(
                    format!("is {value}, which is too large to be read exactly"),
                    "write a number of at most 64 bits, or a text",
                ));
            }
        },
        Value::Array(_) | Value::Object(_) => {
            return Err(at.problem(
                format!("is {value}, which cannot be a constant"),
                "write a text, a number, true, false or null",
            ));
        }
    };
    Ok(Type::Constant(constant))
}
