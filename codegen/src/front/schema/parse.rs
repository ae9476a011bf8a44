//! From JSON to [`Schema`]: every keyword is understood, or refused where it stands.

use std::cell::RefCell;

use serde_json::{Map, Number, Value};

use super::annotations::{members, text, texts, truth};
use super::kinds::Kinds;
use super::place::Place;
use super::references::References;
use super::syntax::{Array, Choices, Listed, Schema};
use crate::problem::Problem;

/// Keywords that say something of one JSON type only, and that type.
const OF_ONE_KIND: &[(&str, Kinds)] = &[
    ("minimum", Kinds::NUMBER),
    ("maximum", Kinds::NUMBER),
    ("exclusiveMinimum", Kinds::NUMBER),
    ("exclusiveMaximum", Kinds::NUMBER),
    ("minLength", Kinds::TEXT),
    ("maxLength", Kinds::TEXT),
    ("pattern", Kinds::TEXT),
    ("items", Kinds::ARRAY),
    ("prefixItems", Kinds::ARRAY),
    ("additionalItems", Kinds::ARRAY),
    ("minItems", Kinds::ARRAY),
    ("maxItems", Kinds::ARRAY),
    ("uniqueItems", Kinds::ARRAY),
    ("properties", Kinds::OBJECT),
    ("required", Kinds::OBJECT),
    ("additionalProperties", Kinds::OBJECT),
    ("unevaluatedProperties", Kinds::OBJECT),
    ("propertyNames", Kinds::OBJECT),
    ("patternProperties", Kinds::OBJECT),
    ("minProperties", Kinds::OBJECT),
    ("maxProperties", Kinds::OBJECT),
];

/// Reads one document's schemas.
#[derive(Clone, Copy)]
pub(crate) struct Parser<'a> {
    pub(crate) references: &'a References,
    /// What is wrong with members: the others are read all the same.
    pub(crate) problems: &'a RefCell<Vec<Problem>>,
}

impl Parser<'_> {
    pub(crate) fn schema(self, value: &Value, at: &Place) -> Result<Schema, Problem> {
        at.shallow()?;
        let keywords = match value {
            Value::Bool(true) => return Ok(Schema::anything(at.clone())),
            Value::Bool(false) => return Ok(Schema::nothing(at.clone())),
            Value::Object(keywords) => keywords,
            _ => return Err(at.mismatch("a schema: an object, `true` or `false`")),
        };
        let mut schema = Schema::anything(at.clone());
        for (keyword, value) in keywords {
            if schema.about.take(keyword, value, at)? {
                continue;
            }
            self.keyword(&mut schema, keyword, value, at)?;
        }
        schema.constant = keywords.contains_key("const");
        if let Some(object) = &mut schema.object {
            let refused = std::mem::take(&mut object.refused);
            object.properties.extend(refused);
        }
        if let Some(values) = &mut schema.values
            && let [only] = values.as_mut_slice()
            && only.docs.is_empty()
        {
            schema.about.docs.clone_into(&mut only.docs);
        }
        fitting(keywords, &schema, at)?;
        places(keywords, &mut schema, at)?;
        Ok(schema)
    }

    fn keyword(
        self,
        schema: &mut Schema,
        keyword: &str,
        value: &Value,
        at: &Place,
    ) -> Result<(), Problem> {
        let here = at.member(keyword);
        match keyword {
            "$ref" => {
                schema.reference = Some(self.references.target(text(value, &here)?, at)?);
            }
            "nullable" => schema.nullable = truth(value, &here)?,
            "type" => schema.kinds = Some(kinds(value, &here)?),
            "format" => schema.format = Some(text(value, &here)?.to_owned()),
            "const" => list(schema, vec![value.clone()], &here)?,
            "enum" => {
                let values = value.as_array();
                let values = values.ok_or_else(|| here.mismatch("a list of values"))?;
                list(schema, values.clone(), &here)?;
            }
            "allOf" => schema.all = self.schemas(value, &here)?,
            "oneOf" | "anyOf" => {
                let alternatives = self.schemas(value, &here)?;
                if alternatives.is_empty() {
                    return Err(here.problem("lists no schema", "list one, or leave it out"));
                }
                schema.choices.push(Choices {
                    at: here,
                    exclusive: keyword == "oneOf",
                    alternatives,
                });
            }
            "not" => match self.schema(value, &here)? {
                all if all.unrestricted() => schema.never = true,
                not => schema.not.push(not),
            },
            "minimum" => schema.number.min = Some(number(value, &here)?),
            "maximum" => schema.number.max = Some(number(value, &here)?),
            "exclusiveMinimum" => schema.number.above = exclusive(value, "minimum", &here)?,
            "exclusiveMaximum" => schema.number.below = exclusive(value, "maximum", &here)?,
            "multipleOf" if value.as_f64() == Some(1.0) => {
                let whole = Kinds::ALL.without(Kinds::NUMBER).or(Kinds::WHOLE);
                let part = Schema {
                    kinds: Some(whole),
                    ..Schema::anything(here)
                };
                schema.all.push(part);
            }
            "minLength" => schema.text.min = Some(count(value, &here)?),
            "maxLength" => schema.text.max = Some(count(value, &here)?),
            "pattern" => schema.text.pattern = Some(text(value, &here)?.to_owned()),
            "minItems" => array(schema).min = Some(count(value, &here)?),
            "maxItems" => array(schema).max = Some(count(value, &here)?),
            "uniqueItems" => array(schema).unique = truth(value, &here)?,
            "prefixItems" => array(schema).first = self.schemas(value, &here)?,
            "items" if value.is_array() => array(schema).first = self.schemas(value, &here)?,
            "items" => array(schema).rest = Some(self.schema(value, &here)?),
            // Read by `places`, which knows what stands beside it.
            "additionalItems" => {
                let rest = self.schema(value, &here)?;
                array(schema).rest.get_or_insert(rest);
            }
            _ => return self.object_keyword(schema, keyword, value, at),
        }
        Ok(())
    }

    fn object_keyword(
        self,
        schema: &mut Schema,
        keyword: &str,
        value: &Value,
        at: &Place,
    ) -> Result<(), Problem> {
        let here = at.member(keyword);
        let object = schema.object.get_or_insert_default();
        match keyword {
            "properties" => {
                for (name, value) in members(value, &here)? {
                    match self.schema(value, &here.member(name)) {
                        Ok(property) => {
                            object.properties.insert(name.clone(), property);
                        }
                        Err(problem) => self.problems.borrow_mut().push(problem),
                    }
                }
            }
            "patternProperties" => {
                for (pattern, value) in members(value, &here)? {
                    let property = self.schema(value, &here.member(pattern))?;
                    object.patterns.push((pattern.clone(), property));
                }
            }
            "required" if value.is_boolean() => {
                return Err(here.problem(
                    "says of one member that it is required, as draft 3 did",
                    "list the names of the required members in the object around it",
                ));
            }
            "required" => {
                for name in texts(value, &here)? {
                    if !object.required.contains(&name) {
                        object.required.push(name);
                    }
                }
            }
            "additionalProperties" => object.additional = Some(self.schema(value, &here)?),
            "unevaluatedProperties" => object.unevaluated = Some(self.schema(value, &here)?),
            "propertyNames" => {
                let keys = self.schema(value, &here)?;
                match refused_names(&keys) {
                    Some(names) => {
                        for name in names {
                            object.refused.push((name, Schema::nothing(here.clone())));
                        }
                    }
                    None => object.keys = Some(keys),
                }
            }
            "minProperties" => object.min = Some(count(value, &here)?),
            "maxProperties" => object.max = Some(count(value, &here)?),
            "definitions" | "$defs" => {
                return Err(here.problem(
                    "defines types inside a schema",
                    "move them to the definitions of the document",
                ));
            }
            _ => {
                return Err(at.problem(
                    format!("has the keyword `{keyword}`, which no type can hold"),
                    "say it in the description, or by the schema's other keywords",
                ));
            }
        }
        Ok(())
    }

    fn schemas(self, value: &Value, at: &Place) -> Result<Vec<Schema>, Problem> {
        let items = value.as_array();
        let items = items.ok_or_else(|| at.mismatch("a list of schemas"))?;
        let read = |(index, item)| self.schema(item, &at.index(index));
        items.iter().enumerate().map(read).collect()
    }
}

/// The names that keys may not be, if keys may be all others.
fn refused_names(keys: &Schema) -> Option<Vec<String>> {
    let [not] = keys.not.as_slice() else {
        return None;
    };
    let rest = Schema {
        not: Vec::new(),
        ..keys.clone()
    };
    let texts = rest.unrestricted() && super::choice::texts_only(not);
    let values = not.values.iter().flatten().filter(|_| texts);
    let names = values.filter_map(|listed| listed.value.as_str().map(str::to_owned));
    texts.then(|| names.collect())
}

/// Refuses keywords that say nothing of the types that the schema accepts.
fn fitting(keywords: &Map<String, Value>, schema: &Schema, at: &Place) -> Result<(), Problem> {
    let Some(kinds) = schema.kinds else {
        return Ok(());
    };
    let misplaced = OF_ONE_KIND
        .iter()
        .find(|(keyword, kind)| keywords.contains_key(*keyword) && !kinds.meets(*kind));
    match misplaced {
        None => Ok(()),
        Some((keyword, kind)) => Err(at.problem(
            format!("has the keyword `{keyword}`, which says nothing of its type"),
            format!("remove it, or write \"{}\" as the type", kind.word()),
        )),
    }
}

/// `items` beside `additionalItems`: the latter counts only where the former lists places.
fn places(keywords: &Map<String, Value>, schema: &mut Schema, at: &Place) -> Result<(), Problem> {
    let listed = keywords.get("items").is_some_and(Value::is_array);
    if keywords.contains_key("additionalItems") && !listed {
        return Err(at.problem(
            "has the keyword `additionalItems`, which counts only where `items` is a list",
            "remove it, or list the first items",
        ));
    }
    if listed && keywords.contains_key("prefixItems") {
        return Err(at.problem(
            "lists the first items twice",
            "keep one of `items` and `prefixItems`",
        ));
    }
    if let Some(array) = &mut schema.array
        && array.first.is_empty()
        && (listed || keywords.contains_key("prefixItems"))
    {
        return Err(at.problem("lists no first item", "list one, or leave the list out"));
    }
    Ok(())
}

fn array(schema: &mut Schema) -> &mut Array {
    schema.array.get_or_insert_default()
}

fn list(schema: &mut Schema, values: Vec<Value>, at: &Place) -> Result<(), Problem> {
    if values.is_empty() {
        return Err(at.problem("lists no value", "list the values, or write a `type`"));
    }
    let known: Vec<Listed> = values
        .into_iter()
        .map(|value| Listed {
            value,
            docs: String::new(),
        })
        .collect();
    super::values::distinct(&known, at)?;
    match &mut schema.values {
        None => schema.values = Some(known),
        // Both `const` and `enum`.
        Some(others) => others.retain(|other| known.contains(other)),
    }
    if schema.values.as_ref().is_some_and(Vec::is_empty) {
        return Err(at.problem(
            "lists none of the values that the schema lists elsewhere",
            "keep one of `const` and `enum`",
        ));
    }
    Ok(())
}

fn kinds(value: &Value, at: &Place) -> Result<Kinds, Problem> {
    let kind = |value: &Value, at: &Place| {
        let name = text(value, at)?;
        Kinds::from_name(name).ok_or_else(|| {
            at.problem(
                format!("is `{name}`, which JSON Schema does not know"),
                "write boolean, integer, number, string, array, object or null",
            )
        })
    };
    match value {
        Value::Array(names) if names.is_empty() => Err(at.problem(
            "lists no type",
            "list the types that are accepted, or leave it out to accept all",
        )),
        Value::Array(names) => names
            .iter()
            .try_fold(Kinds::default(), |all, name| Ok(all.or(kind(name, at)?))),
        _ => kind(value, at),
    }
}

fn number(value: &Value, at: &Place) -> Result<Number, Problem> {
    match value {
        Value::Number(number) => Ok(number.clone()),
        _ => Err(at.mismatch("a number")),
    }
}

/// A bound that is itself left out. Draft 4 said so beside the bound.
fn exclusive(value: &Value, inclusive: &str, at: &Place) -> Result<Option<Number>, Problem> {
    match value {
        Value::Bool(false) => Ok(None),
        Value::Bool(true) => Err(at.problem(
            format!("is true, which draft 4 wrote beside `{inclusive}`"),
            format!("write the number of `{inclusive}` here, and leave `{inclusive}` out"),
        )),
        _ => number(value, at).map(Some),
    }
}

fn count(value: &Value, at: &Place) -> Result<u64, Problem> {
    let number = value.as_number().and_then(crate::front::json_text::whole);
    number
        .and_then(|number| u64::try_from(number).ok())
        .ok_or_else(|| at.mismatch("a whole number from 0"))
}
