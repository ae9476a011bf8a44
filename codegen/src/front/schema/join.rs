//! Two schemas that a value has to meet both, as one.

use std::cmp::Ordering;

use serde_json::Number;

use super::kinds::Kinds;
use super::syntax::{Array, Listed, Numeric, Object, Schema, Textual};
use super::values;
use crate::model::IntegerFormat;
use crate::problem::Problem;

/// The schema that accepts what both accept. Members that both have are joined when they are read,
/// unless neither refers to a definition.
pub(super) fn join(first: Schema, second: Schema) -> Result<Schema, Problem> {
    if first == second {
        return Ok(first);
    }
    let nullable = (first.nullable && (second.nullable || second.unrestricted()))
        || (second.nullable && first.unrestricted());
    let at = second.at.clone();
    let mut joined = Schema {
        never: first.never || second.never,
        nullable,
        format: format(&first, &second)?,
        kinds: either(first.kinds, second.kinds, Kinds::and),
        values: listed(first.values, second.values),
        constant: first.constant || second.constant,
        number: bounds(first.number, second.number),
        text: textual(first.text, second.text, &at)?,
        array: both(first.array, second.array, array)?,
        object: both(first.object, second.object, object)?,
        ..Schema::anything(at)
    };
    joined.about = first.about;
    joined.about.join(second.about);
    joined.reference = first.reference.or(second.reference);
    joined.all = [first.all, second.all].concat();
    joined.choices = [first.choices, second.choices].concat();
    joined.not = [first.not, second.not].concat();
    judge(&mut joined);
    Ok(joined)
}

/// A member that both schemas have.
fn joined_later(first: Schema, second: Schema) -> Result<Schema, Problem> {
    let plain = |schema: &Schema| schema.reference.is_none() && schema.all.is_empty();
    if plain(&first) && plain(&second) {
        return join(first, second);
    }
    if first == second {
        return Ok(first);
    }
    Ok(Schema {
        all: vec![first, second.clone()],
        ..Schema::anything(second.at)
    })
}

/// Finds out whether anything is left.
fn judge(schema: &mut Schema) {
    if let Some(kinds) = schema.kinds {
        if let Some(values) = &mut schema.values {
            values.retain(|listed| kinds.has(Kinds::of(&listed.value)));
        }
        schema.never |= kinds.is_empty();
    }
    if let Some(values) = &mut schema.values {
        let except = std::mem::take(&mut schema.text.except);
        let left_out = |text: &str| except.contains(text);
        values.retain(|listed| !listed.value.as_str().is_some_and(left_out));
    }
    let impossible = schema.object.as_ref().is_some_and(|object| {
        let of = |name: &String| object.properties.get(name);
        let mut required = object.required.iter();
        required.any(|name| of(name).is_some_and(|property| property.never))
    });
    if impossible {
        let others = schema.kinds.unwrap_or(Kinds::OBJECT);
        let others = others.without(Kinds::OBJECT);
        schema.never |= others.is_empty();
        schema.kinds = Some(others);
    }
    schema.never |= schema.values.as_ref().is_some_and(Vec::is_empty);
}

fn either<T>(first: Option<T>, second: Option<T>, both: impl FnOnce(T, T) -> T) -> Option<T> {
    match (first, second) {
        (Some(first), Some(second)) => Some(both(first, second)),
        (first, second) => first.or(second),
    }
}

fn both<T>(
    first: Option<Box<T>>,
    second: Option<Box<T>>,
    join: impl FnOnce(T, T) -> Result<T, Problem>,
) -> Result<Option<Box<T>>, Problem> {
    match (first, second) {
        (Some(first), Some(second)) => Ok(Some(Box::new(join(*first, *second)?))),
        (first, second) => Ok(first.or(second)),
    }
}

fn listed(first: Option<Vec<Listed>>, second: Option<Vec<Listed>>) -> Option<Vec<Listed>> {
    either(first, second, |first, second| {
        values::shared(first, &second)
    })
}

fn format(first: &Schema, second: &Schema) -> Result<Option<String>, Problem> {
    let (Some(one), Some(other)) = (&first.format, &second.format) else {
        return Ok(first.format.clone().or_else(|| second.format.clone()));
    };
    if one == other {
        return Ok(Some(one.clone()));
    }
    let range = |name: &str| IntegerFormat::from_name(name).map(IntegerFormat::range);
    if let (Some((low, high)), Some((least, most))) = (range(one), range(other)) {
        if low >= least && high <= most {
            return Ok(Some(one.clone()));
        }
        if least >= low && most <= high {
            return Ok(Some(other.clone()));
        }
    }
    Err(second.at.member("format").problem(
        format!("is `{other}`, but what it is joined with has `{one}`"),
        "keep one of the two",
    ))
}

fn compare(first: &Number, second: &Number) -> Ordering {
    let whole = crate::front::json_text::whole;
    if let (Some(first), Some(second)) = (whole(first), whole(second)) {
        return first.cmp(&second);
    }
    let value = |number: &Number| number.as_f64().unwrap_or_default();
    value(first).total_cmp(&value(second))
}

fn bounds(first: Numeric, second: Numeric) -> Numeric {
    let greater = |one: Number, other: Number| {
        if compare(&one, &other) == Ordering::Less {
            other
        } else {
            one
        }
    };
    let smaller = |one: Number, other: Number| {
        if compare(&one, &other) == Ordering::Greater {
            other
        } else {
            one
        }
    };
    Numeric {
        min: either(first.min, second.min, greater),
        max: either(first.max, second.max, smaller),
        above: either(first.above, second.above, greater),
        below: either(first.below, second.below, smaller),
    }
}

fn textual(first: Textual, second: Textual, at: &super::place::Place) -> Result<Textual, Problem> {
    if let (Some(one), Some(other)) = (&first.pattern, &second.pattern)
        && one != other
    {
        return Err(at.problem(
            format!("joins two patterns, `{one}` and `{other}`"),
            "write one pattern that demands both",
        ));
    }
    Ok(Textual {
        min: either(first.min, second.min, u64::max),
        max: either(first.max, second.max, u64::min),
        pattern: first.pattern.or(second.pattern),
        except: &first.except | &second.except,
    })
}

fn optional(first: Option<Schema>, second: Option<Schema>) -> Result<Option<Schema>, Problem> {
    match (first, second) {
        (Some(first), Some(second)) => joined_later(first, second).map(Some),
        (first, second) => Ok(first.or(second)),
    }
}

fn array(first: Array, second: Array) -> Result<Array, Problem> {
    let (mut ones, mut others) = (first.first.into_iter(), second.first.into_iter());
    let mut places = Vec::new();
    loop {
        let (one, other) = (ones.next(), others.next());
        if one.is_none() && other.is_none() {
            break;
        }
        let one = one.or_else(|| first.rest.clone());
        let other = other.or_else(|| second.rest.clone());
        places.extend(optional(one, other)?);
    }
    Ok(Array {
        first: places,
        rest: optional(first.rest, second.rest)?,
        min: either(first.min, second.min, u64::max),
        max: either(first.max, second.max, u64::min),
        unique: first.unique || second.unique,
    })
}

fn object(first: Object, second: Object) -> Result<Object, Problem> {
    let mut joined = Object {
        min: either(first.min, second.min, u64::max),
        max: either(first.max, second.max, u64::min),
        keys: optional(first.keys, second.keys)?,
        patterns: [first.patterns, second.patterns].concat(),
        unevaluated: optional(first.unevaluated, second.unevaluated)?,
        required: first.required,
        ..Object::default()
    };
    for name in second.required {
        if !joined.required.contains(&name) {
            joined.required.push(name);
        }
    }
    let mut others = second.properties;
    for (name, property) in first.properties {
        let other = others.remove(&name).or_else(|| second.additional.clone());
        joined
            .properties
            .extend(optional(Some(property), other)?.map(|ty| (name, ty)));
    }
    for (name, property) in others {
        let other = first.additional.clone();
        joined
            .properties
            .extend(optional(other, Some(property))?.map(|ty| (name, ty)));
    }
    joined.additional = optional(first.additional, second.additional)?;
    let closed = joined.additional.as_ref().is_some_and(|other| other.never);
    if closed {
        // What may not be there needs no mention where nothing unmentioned may.
        let required = &joined.required;
        joined
            .properties
            .retain(|name, property| !property.never || required.contains(name));
    }
    Ok(joined)
}
