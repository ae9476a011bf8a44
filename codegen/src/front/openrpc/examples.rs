//! Example pairings: what they give for the parameters, and whether it fits.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::followed;
use crate::front::document::Node;
use crate::front::schema::Place;
use crate::model::{Constant, Model, Presence, Shape, Tagging, Type};
use crate::problem::{Problem, Problems};

/// The first example of a method.
pub(super) struct Example {
    /// The parameters by name.
    pub(super) params: Value,
    /// Where it stands.
    at: Place,
    /// Where the value of each parameter stands.
    places: BTreeMap<String, Place>,
}

/// The first example; `None` where there is none, or where its values are not in the document.
pub(super) fn first(node: Node<'_>, root: Node<'_>) -> Result<Option<Example>, Problem> {
    let Some((value, at)) = node.items("examples")?.into_iter().next() else {
        return Ok(None);
    };
    let (value, at) = followed(Node { value, at: &at }, root, "examplePairingObjects")?;
    let pairing = Node { value, at: &at };
    if pairing.get("params").is_none() {
        return Ok(None);
    }
    let params = pairing.items("params")?;
    let count = params.len();
    let (mut given, mut places) = (Map::new(), BTreeMap::new());
    for (value, at) in params {
        let (value, at) = followed(Node { value, at: &at }, root, "examples")?;
        let node = Node { value, at: &at };
        let (Some(name), Some(value)) = (node.text("name")?, value.get("value")) else {
            return Ok(None);
        };
        let at = at.member("value");
        if let (1, "params", Value::Object(all)) = (count, name, value) {
            places.extend(all.keys().map(|name| (name.clone(), at.member(name))));
            given.extend(all.clone());
        } else {
            places.insert(name.to_owned(), at);
            given.insert(name.to_owned(), value.clone());
        }
    }
    let params = Value::Object(given);
    Ok(Some(Example { params, at, places }))
}

/// Refuses examples that lack a required parameter, have one that does not exist, or give one a value
/// of another type.
pub(super) fn check(model: &Model, examples: &BTreeMap<String, Example>) -> Result<(), Problems> {
    let mut problems = Problems::default();
    for method in model.methods() {
        let (Some(example), Some(params)) =
            (examples.get(&method.name), model.structure(&method.params))
        else {
            continue;
        };
        for (name, at) in &example.places {
            let value = example.params.get(name).unwrap_or(&Value::Null);
            let known = params.members.iter().find(|member| member.name == *name);
            match known {
                None => problems.push(at.problem(
                    format!("is an example of `{name}`, which is no parameter"),
                    "correct the name or add the parameter",
                )),
                Some(member) if !fits(model, &member.ty, value, 0) => problems.push(at.problem(
                    format!("is {value}, which the schema of `{name}` refuses"),
                    "write a value that it accepts",
                )),
                Some(_) => {}
            }
        }
        for member in &params.members {
            let (name, needed) = (&member.name, member.presence == Presence::Required);
            if needed && !example.places.contains_key(name) {
                problems.push(example.at.problem(
                    format!("lacks `{name}`, which is required"),
                    "add it, or leave the example out",
                ));
            }
        }
    }
    problems.or(())
}

/// Whether a value is of a type as far as its outermost form goes.
fn fits(model: &Model, ty: &Type, value: &Value, depth: usize) -> bool {
    if depth > model.types.len() {
        // Aliases in a circle, which is told elsewhere.
        return true;
    }
    match ty {
        Type::Any => true,
        Type::Never => false,
        Type::Boolean => value.is_boolean(),
        Type::Integer(_) => value.as_f64().is_some_and(|number| number.fract() == 0.0),
        Type::Number(_) => value.is_number(),
        Type::Text(_) => value.is_string(),
        Type::Constant(constant) => match constant {
            Constant::Text(text) => value.as_str() == Some(text),
            Constant::Integer(_) | Constant::Number(_) => value.is_number(),
            Constant::Boolean(expected) => value.as_bool() == Some(*expected),
            Constant::Null => value.is_null(),
        },
        Type::List(_) | Type::Tuple(_) => value.is_array(),
        Type::Map(_) => value.is_object(),
        Type::Nullable(inner) => value.is_null() || fits(model, inner, value, depth + 1),
        Type::Choice(choice) => {
            let mut alternatives = choice.alternatives.iter();
            alternatives.any(|one| fits(model, one, value, depth + 1))
        }
        Type::Reference(name) => match model.types.get(name).map(|named| &named.shape) {
            None => true,
            Some(Shape::Struct(_)) => value.is_object(),
            Some(Shape::TextEnum(texts)) => value.as_str().is_some_and(|text| {
                texts.open || texts.values.iter().any(|listed| listed.text == text)
            }),
            Some(Shape::Union(union)) => {
                value.is_object() || (value.is_string() && union.tagging == Tagging::External)
            }
            Some(Shape::Alias(ty)) => fits(model, ty, value, depth + 1),
        },
    }
}
