//! Schemas without a name: what members, items and values are made of.

use api_contract::schema::REF_PREFIX;
use serde_json::{Map, Value};

use super::annotations::Annotations;
use super::place::{Place, type_mismatch};
use super::{Reader, object};
use crate::model::{Constant, Integer, IntegerFormat, List, Map as MapType, Number, Text, Type};
use crate::problem::Problem;

/// Where definitions stand in documents of draft 7 and before.
const REF_PREFIX_OF_DRAFT_7: &str = "#/definitions/";

/// The name that a `$ref` leads to.
pub(super) fn target(
    target: &str,
    at: &str,
    defined: impl Fn(&str) -> bool,
) -> Result<String, Problem> {
    let name = target
        .strip_prefix(REF_PREFIX)
        .or_else(|| target.strip_prefix(REF_PREFIX_OF_DRAFT_7));
    let Some(name) = name.filter(|name| !name.contains('/')) else {
        return Err(Problem::new(
            at,
            format!("refers to `{target}`, which is no definition of this document"),
            format!("copy it to the definitions and refer to `{REF_PREFIX}<name>`"),
        ));
    };
    let name = name.replace("~1", "/").replace("~0", "~");
    if defined(&name) {
        return Ok(name);
    }
    Err(Problem::new(
        at,
        format!("refers to `{target}`, which is not defined"),
        "define it or correct the reference",
    ))
}

impl Reader<'_> {
    /// A schema inside another one.
    pub(super) fn expression(&mut self, schema: &Value, at: &Place) -> Result<Type, Problem> {
        let (about, rest) = Annotations::split(schema, at)?;
        about.none(at)?;
        self.expression_of(&rest, at)
    }

    /// A schema without its annotations.
    pub(super) fn expression_of(
        &mut self,
        schema: &Map<String, Value>,
        at: &Place,
    ) -> Result<Type, Problem> {
        if schema.get("nullable") == Some(&Value::Bool(true)) {
            let mut schema = schema.clone();
            schema.remove("nullable");
            return Ok(self.expression_of(&schema, at)?.or_null());
        }
        if let Some(reference) = schema.get("$ref") {
            at.only(schema, &["$ref"])?;
            let reference = reference
                .as_str()
                .ok_or_else(|| type_mismatch(at, "a text as `$ref`"))?;
            return target(reference, &at.to_string(), |name| {
                self.definitions.contains_key(name)
            })
            .map(Type::Reference);
        }
        if let Some(parts) = schema.get("allOf") {
            at.only(schema, &["allOf"])?;
            return match parts.as_array().map(Vec::as_slice) {
                Some([only]) => self.expression(only, &at.member("allOf").index(0)),
                _ => Err(at.member("allOf").problem(
                    "joins several schemas",
                    "write one schema with the members of all of them",
                )),
            };
        }
        for keyword in ["anyOf", "oneOf"] {
            if let Some(choices) = schema.get(keyword) {
                at.only(schema, &[keyword])?;
                return self.nullable_choice(choices, &at.member(keyword));
            }
        }
        if let Some(value) = schema.get("const") {
            at.only(schema, &["const", "type"])?;
            return constant(value, &at.member("const"));
        }
        if let Some(values) = schema.get("enum") {
            at.only(schema, &["enum", "type"])?;
            return match values.as_array().map(Vec::as_slice) {
                Some([only]) => constant(only, &at.member("enum").index(0)),
                _ => Err(at.member("enum").problem(
                    "lists the values of a type without a name",
                    "move the schema to the definitions and refer to it",
                )),
            };
        }
        match schema.get("type") {
            None => {
                at.only(schema, &[])?;
                Ok(Type::Any)
            }
            Some(Value::String(name)) => self.of_type(name, schema, at),
            Some(Value::Array(names)) => match names.as_slice() {
                [Value::String(name)] => self.of_type(name, schema, at),
                [Value::String(name), Value::String(null)]
                | [Value::String(null), Value::String(name)]
                    if null == "null" =>
                {
                    Ok(self.of_type(name, schema, at)?.or_null())
                }
                _ => Err(at.member("type").problem(
                    "lists several types",
                    "write one type, or one type and \"null\"",
                )),
            },
            Some(_) => Err(type_mismatch(&at.member("type"), "a text")),
        }
    }

    /// `[T, {type: null}]` in either order.
    fn nullable_choice(&mut self, choices: &Value, at: &Place) -> Result<Type, Problem> {
        let is_null = |schema: &Value| {
            schema.get("type").is_some_and(|name| name == "null")
                || schema.get("const").is_some_and(Value::is_null)
        };
        match choices.as_array().map(Vec::as_slice) {
            Some([only]) => self.expression(only, &at.index(0)),
            Some([inner, null]) if is_null(null) => {
                Ok(self.expression(inner, &at.index(0))?.or_null())
            }
            Some([null, inner]) if is_null(null) => {
                Ok(self.expression(inner, &at.index(1))?.or_null())
            }
            _ => Err(at.problem(
                "is a choice without a name",
                "move the schema to the definitions and refer to it",
            )),
        }
    }

    fn of_type(
        &mut self,
        name: &str,
        schema: &Map<String, Value>,
        at: &Place,
    ) -> Result<Type, Problem> {
        match name {
            "boolean" => {
                at.only(schema, &["type"])?;
                Ok(Type::Boolean)
            }
            "null" => {
                at.only(schema, &["type"])?;
                Ok(Type::Constant(Constant::Null))
            }
            "integer" => integer(schema, at).map(Type::Integer),
            "number" => number(schema, at).map(Type::Number),
            "string" => text(schema, at, &["type"]).map(Type::Text),
            "array" => {
                at.only(
                    schema,
                    &["type", "items", "minItems", "maxItems", "uniqueItems"],
                )?;
                let items = match schema.get("items") {
                    None => Type::Any,
                    Some(items) => self.expression(items, &at.member("items"))?,
                };
                Ok(Type::List(List {
                    items: Box::new(items),
                    min: count(schema, "minItems", at)?,
                    max: count(schema, "maxItems", at)?,
                    unique: schema.get("uniqueItems") == Some(&Value::Bool(true)),
                }))
            }
            "object" if object::is_map(schema) => self.map(schema, at).map(Type::Map),
            "object" => Err(at.problem(
                "is an object without a name",
                "move the schema to the definitions and refer to it",
            )),
            other => Err(at.member("type").problem(
                format!("is `{other}`, which JSON Schema does not know"),
                "write boolean, integer, number, string, array, object or null",
            )),
        }
    }

    fn map(&mut self, schema: &Map<String, Value>, at: &Place) -> Result<MapType, Problem> {
        at.only(
            schema,
            &[
                "type",
                "additionalProperties",
                "propertyNames",
                "minProperties",
                "maxProperties",
            ],
        )?;
        let keys = match schema.get("propertyNames") {
            None => Text::default(),
            Some(keys) => {
                let at = at.member("propertyNames");
                let (about, keys) = Annotations::split(keys, &at)?;
                about.none(&at)?;
                text(&keys, &at, &["type"])?
            }
        };
        let values = match schema.get("additionalProperties") {
            None => Type::Any,
            Some(values) => self.expression(values, &at.member("additionalProperties"))?,
        };
        Ok(MapType {
            keys,
            values: Box::new(values),
            min: count(schema, "minProperties", at)?,
            max: count(schema, "maxProperties", at)?,
        })
    }
}

fn constant(value: &Value, at: &Place) -> Result<Type, Problem> {
    let constant = match value {
        Value::String(text) => Some(Constant::Text(text.clone())),
        Value::Bool(value) => Some(Constant::Boolean(*value)),
        Value::Null => Some(Constant::Null),
        Value::Number(number) => whole(number).map(Constant::Integer),
        Value::Array(_) | Value::Object(_) => None,
    };
    constant.map(Type::Constant).ok_or_else(|| {
        at.problem(
            format!("is {value}, which cannot be a constant"),
            "write a text, a whole number, true, false or null",
        )
    })
}

fn integer(schema: &Map<String, Value>, at: &Place) -> Result<Integer, Problem> {
    at.only(
        schema,
        &[
            "type",
            "format",
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
        ],
    )?;
    let format = match schema.get("format") {
        None => None,
        Some(name) => {
            let known = name.as_str().and_then(IntegerFormat::from_name);
            let names: Vec<_> = IntegerFormat::names().collect();
            Some(known.ok_or_else(|| {
                at.member("format").problem(
                    format!("is {name}, which is no format of an integer"),
                    format!("write one of {}", names.join(", ")),
                )
            })?)
        }
    };
    let bound = |keyword: &str| match schema.get(keyword) {
        None => Ok(None),
        Some(Value::Number(number)) if whole(number).is_some() => Ok(whole(number)),
        Some(_) => Err(type_mismatch(&at.member(keyword), "a whole number")),
    };
    let above = bound("exclusiveMinimum")?.map(|bound| bound + 1);
    let below = bound("exclusiveMaximum")?.map(|bound| bound - 1);
    let min = bound("minimum")?.max(above);
    let max = match (bound("maximum")?, below) {
        (Some(left), Some(right)) => Some(left.min(right)),
        (left, right) => left.or(right),
    };
    if let (Some(min), Some(max)) = (min, max)
        && min > max
    {
        return Err(at.problem(
            format!("has bounds that no number meets: {min} to {max}"),
            "write a minimum that is not above the maximum",
        ));
    }
    Ok(Integer { format, min, max })
}

fn whole(number: &serde_json::Number) -> Option<i128> {
    number
        .as_i64()
        .map(i128::from)
        .or_else(|| number.as_u64().map(i128::from))
}

fn number(schema: &Map<String, Value>, at: &Place) -> Result<Number, Problem> {
    at.only(schema, &["type", "format", "minimum", "maximum"])?;
    let bound = |keyword: &str| match schema.get(keyword) {
        None => Ok(None),
        Some(Value::Number(number)) => Ok(Some(number.clone())),
        Some(_) => Err(type_mismatch(&at.member(keyword), "a number")),
    };
    let format = word(schema, "format", at)?;
    Ok(Number {
        format,
        min: bound("minimum")?,
        max: bound("maximum")?,
    })
}

fn text(schema: &Map<String, Value>, at: &Place, beside: &[&str]) -> Result<Text, Problem> {
    at.only(
        schema,
        &[beside, &["format", "minLength", "maxLength", "pattern"]].concat(),
    )?;
    Ok(Text {
        format: word(schema, "format", at)?,
        min: count(schema, "minLength", at)?,
        max: count(schema, "maxLength", at)?,
        pattern: word(schema, "pattern", at)?,
    })
}

fn word(schema: &Map<String, Value>, keyword: &str, at: &Place) -> Result<Option<String>, Problem> {
    match schema.get(keyword) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.clone())),
        Some(_) => Err(type_mismatch(&at.member(keyword), "a text")),
    }
}

fn count(schema: &Map<String, Value>, keyword: &str, at: &Place) -> Result<Option<u64>, Problem> {
    match schema.get(keyword) {
        None => Ok(None),
        Some(value) if value.is_u64() => Ok(value.as_u64()),
        Some(_) => Err(type_mismatch(&at.member(keyword), "a whole number from 0")),
    }
}
