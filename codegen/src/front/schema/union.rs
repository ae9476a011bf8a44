//! Tagged unions: choices between objects.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use super::Reader;
use super::annotations::Annotations;
use super::external;
use super::object::required;
use super::place::{Place, type_mismatch};
use crate::model::{Others, Struct, Tagging, Union, Variant};
use crate::problem::Problem;

/// A choice, and what stands beside it: the members that each of its alternatives has.
pub(super) struct Choice<'a> {
    alternatives: &'a [Value],
    place: Place,
    beside: Map<String, Value>,
}

/// The alternatives of `oneOf` or `anyOf`, unless one of them is null or the only one is no object:
/// then it is another spelling of something simpler.
pub(super) fn choice<'a>(
    schema: &'a Map<String, Value>,
    at: &Place,
) -> Result<Option<Choice<'a>>, Problem> {
    for keyword in ["oneOf", "anyOf"] {
        let Some(choices) = schema.get(keyword) else {
            continue;
        };
        let place = at.member(keyword);
        let alternatives = choices
            .as_array()
            .ok_or_else(|| type_mismatch(&place, "a list of schemas"))?;
        let null = |choice: &Value| choice.get("type").is_some_and(|name| name == "null");
        let object = |choice: &Value| choice.get("properties").is_some();
        if alternatives.iter().any(null)
            || (alternatives.len() == 1 && !alternatives.iter().all(object))
        {
            return Ok(None);
        }
        at.only(schema, &[keyword, "type", "properties", "required"])?;
        let mut beside = schema.clone();
        beside.remove(keyword);
        return Ok(Some(Choice {
            alternatives,
            place,
            beside,
        }));
    }
    Ok(None)
}

/// An alternative of a union, read as far as telling tag and content apart needs.
pub(super) struct Alternative {
    pub(super) docs: String,
    pub(super) schema: Map<String, Value>,
    pub(super) at: Place,
}

impl Alternative {
    pub(super) fn properties(&self) -> impl Iterator<Item = (&str, &Value)> {
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
    /// A union of objects, each with its own value of one constant member; or of texts and objects
    /// with one member each.
    pub(super) fn union(
        &mut self,
        choice: &Choice<'_>,
        open: bool,
        at: &Place,
    ) -> Result<Union, Problem> {
        let mut alternatives = Vec::new();
        for (index, alternative) in choice.alternatives.iter().enumerate() {
            let at = choice.place.index(index);
            let (about, schema) = Annotations::split(alternative, &at)?;
            about.only_docs(&at)?;
            alternatives.push(Alternative {
                docs: about.docs,
                schema,
                at,
            });
        }
        let common = self.members(&choice.beside, at)?;
        let Some(tag) = tag(&alternatives) else {
            if external::is_external(&alternatives) {
                return self.external(&alternatives, &choice.beside, open, at);
            }
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
        let union = Union {
            tagging,
            common,
            variants,
            open,
        };
        check_common(&union, &alternatives, at)?;
        Ok(union)
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
            body.as_ref().is_some_and(Struct::closed)
        } else {
            // Tag and content are read; what is left is whether a third member is refused.
            if let Some(Value::Object(properties)) = outer.get_mut("properties") {
                properties.clear();
            }
            outer.remove("required");
            self.structure(&outer, at)?.closed()
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

/// Refuses alternatives that do not go together with the members beside the choice.
fn check_common(union: &Union, alternatives: &[Alternative], at: &Place) -> Result<(), Problem> {
    if union.common.is_empty() {
        return Ok(());
    }
    let Tagging::Internal { tag } = &union.tagging else {
        return Err(at.problem(
            "has members beside a choice whose alternatives keep theirs in a member",
            "put the choice into a member of its own",
        ));
    };
    for (variant, alternative) in union.variants.iter().zip(alternatives) {
        let Some(body) = &variant.body else { continue };
        let at = &alternative.at;
        if body.others != Others::Ignored {
            return Err(at.member("additionalProperties").problem(
                "says what the members beside the choice must be, too",
                "leave it out",
            ));
        }
        let own = body.members.iter().map(|member| &member.name);
        let listed = |name: &&String| union.common.iter().any(|common| common.name == **name);
        if let Some(name) = own.chain([tag]).find(listed) {
            return Err(at
                .member("properties")
                .member(name)
                .problem("stands beside the choice, too", "keep one of them"));
        }
    }
    Ok(())
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
