//! Tagged unions: choices between objects.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::Reader;
use super::annotations::Annotations;
use super::object::required;
use super::place::{Place, type_mismatch};
use crate::model::{Struct, Tagging, Union, Variant};
use crate::problem::Problem;

/// The alternatives of `oneOf` or `anyOf`, unless one of them is null or the only one is no object:
/// then it is another spelling of something simpler.
pub(super) fn variants<'a>(
    schema: &'a Map<String, Value>,
    at: &Place,
) -> Result<Option<(&'a [Value], Place)>, Problem> {
    for keyword in ["oneOf", "anyOf"] {
        let Some(choices) = schema.get(keyword) else {
            continue;
        };
        let place = at.member(keyword);
        let choices = choices
            .as_array()
            .ok_or_else(|| type_mismatch(&place, "a list of schemas"))?;
        let null = |choice: &Value| choice.get("type").is_some_and(|name| name == "null");
        let object = |choice: &Value| choice.get("properties").is_some();
        if choices.iter().any(null) || (choices.len() == 1 && !choices.iter().all(object)) {
            return Ok(None);
        }
        at.only(schema, &[keyword])?;
        return Ok(Some((choices, place)));
    }
    Ok(None)
}

/// An alternative of a union, read as far as telling tag and content apart needs.
struct Alternative {
    docs: String,
    schema: Map<String, Value>,
    at: Place,
}

impl Alternative {
    fn properties(&self) -> impl Iterator<Item = (&str, &Value)> {
        let properties = self.schema.get("properties").and_then(Value::as_object);
        properties
            .into_iter()
            .flatten()
            .map(|(name, schema)| (name.as_str(), schema))
    }

    fn property(&self, name: &str) -> Option<&Value> {
        self.properties()
            .find(|(property, _)| *property == name)
            .map(|(_, schema)| schema)
    }

    /// The value of the required constant text `name`.
    fn constant(&self, name: &str) -> Option<&str> {
        let required = self.schema.get("required").and_then(Value::as_array)?;
        if !required.iter().any(|other| other == name) {
            return None;
        }
        let schema = self.property(name)?;
        let only = schema
            .get("enum")
            .and_then(Value::as_array)
            .filter(|values| values.len() == 1);
        schema
            .get("const")
            .or_else(|| only?.first())
            .and_then(Value::as_str)
    }
}

impl Reader<'_> {
    /// A union of objects, each with its own value of one constant member.
    pub(super) fn union(
        &mut self,
        (choices, place): (&[Value], Place),
        open: bool,
        at: &Place,
    ) -> Result<Union, Problem> {
        let mut alternatives = Vec::new();
        for (index, choice) in choices.iter().enumerate() {
            let at = place.index(index);
            let (about, schema) = Annotations::split(choice, &at)?;
            about.only_docs(&at)?;
            alternatives.push(Alternative {
                docs: about.docs,
                schema,
                at,
            });
        }
        let Some(tag) = tag(&alternatives) else {
            return Err(at.problem(
                "is a choice whose alternatives cannot be told apart",
                "give every alternative a required member of one name with a `const` text of its own",
            ));
        };
        let content = content(&alternatives, &tag);
        let mut variants = Vec::new();
        let mut closed = BTreeSet::new();
        for alternative in &alternatives {
            let (variant, outer) = self.variant(alternative, &tag, content.as_deref())?;
            variants.push(variant);
            closed.insert(outer);
        }
        let tagging = match content {
            None => Tagging::Internal { tag },
            Some(content) => {
                if closed.len() > 1 {
                    return Err(at.problem(
                        "refuses unknown members in some alternatives only",
                        "write `additionalProperties: false` in all of them or in none",
                    ));
                }
                Tagging::Adjacent {
                    tag,
                    content,
                    closed: closed.contains(&true),
                }
            }
        };
        Ok(Union {
            tagging,
            variants,
            open,
        })
    }

    /// The variant, and whether its outer object refuses further members.
    fn variant(
        &mut self,
        alternative: &Alternative,
        tag: &str,
        content: Option<&str>,
    ) -> Result<(Variant, bool), Problem> {
        let at = &alternative.at;
        let mut outer = alternative.schema.clone();
        if let Some(Value::Object(properties)) = outer.get_mut("properties") {
            let schema = properties.remove(tag).unwrap_or(Value::Bool(true));
            let place = at.member("properties").member(tag);
            let (about, rest) = Annotations::split(&schema, &place)?;
            about.none(&place)?;
            place.only(&rest, &["type", "const", "enum"])?;
        }
        let names: Vec<&str> = required(&alternative.schema, at)?
            .into_iter()
            .filter(|name| *name != tag)
            .collect();
        outer.insert("required".to_owned(), names.clone().into());
        let inner = content.and_then(|content| alternative.property(content));
        let body = match (content, inner) {
            (None, _) => Some(self.structure(&outer, at)?),
            (Some(_), None) => None,
            (Some(content), Some(schema)) => {
                if !names.contains(&content) {
                    return Err(at.problem(
                        format!("may leave out `{content}`, which holds its members"),
                        format!("add `{content}` to `required`"),
                    ));
                }
                let at = at.member("properties").member(content);
                let (about, schema) = Annotations::split(schema, &at)?;
                about.none(&at)?;
                Some(self.structure(&schema, &at)?)
            }
        };
        let closed = if content.is_none() {
            body.as_ref().is_some_and(|body: &Struct| body.closed)
        } else {
            // Tag and content are read; what is left is whether a third member is refused.
            if let Some(Value::Object(properties)) = outer.get_mut("properties") {
                properties.clear();
            }
            outer.remove("required");
            self.structure(&outer, at)?.closed
        };
        let value = alternative.constant(tag).unwrap_or_default().to_owned();
        Ok((
            Variant {
                tag: value,
                docs: alternative.docs.clone(),
                body,
            },
            closed,
        ))
    }
}

/// The required constant that every alternative has, each with another value.
fn tag(alternatives: &[Alternative]) -> Option<String> {
    let first = alternatives.first()?;
    first.properties().map(|(name, _)| name).find_map(|name| {
        let values: Option<BTreeSet<&str>> = alternatives
            .iter()
            .map(|alternative| alternative.constant(name))
            .collect();
        (values?.len() == alternatives.len()).then(|| name.to_owned())
    })
}

/// The one member beside the tag, if in some alternative it is an object without a name.
fn content(alternatives: &[Alternative], tag: &str) -> Option<String> {
    let beside = |alternative: &Alternative| -> Vec<String> {
        alternative
            .properties()
            .map(|(name, _)| name.to_owned())
            .filter(|name| name != tag)
            .collect()
    };
    let names: BTreeSet<String> = alternatives.iter().flat_map(beside).collect();
    let name = names.first().filter(|_| names.len() == 1)?;
    let inline = |schema: &Value| schema.get("properties").is_some();
    alternatives
        .iter()
        .any(|alternative| alternative.property(name).is_some_and(inline))
        .then(|| name.clone())
}
