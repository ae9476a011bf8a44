//! Unions that are told apart from outside: a text, or an object with one member.

use std::collections::BTreeSet;

use api_contract::schema::OPEN;
use serde_json::{Map, Value};

use super::Reader;
use super::annotations::Annotations;
use super::object::required;
use super::place::Place;
use super::text_enum::{listed, lists_texts};
use super::union::Alternative;
use crate::model::{Tagging, Union, Variant};
use crate::problem::Problem;

/// Whether every alternative is a text, or an object with one required member.
pub(super) fn is_external(alternatives: &[Alternative]) -> bool {
    alternatives
        .iter()
        .all(|alternative| lists_texts(&alternative.schema) || only_member(alternative).is_some())
}

/// The one member of an alternative, if it is required.
fn only_member(alternative: &Alternative) -> Option<(&str, &Value)> {
    let mut properties = alternative.properties();
    let only = properties.next().filter(|_| properties.next().is_none())?;
    let required = required(&alternative.schema, &alternative.at).ok()?;
    (required == [only.0]).then_some(only)
}

impl Reader<'_> {
    /// A union of texts and of objects with one member each, in the order of its alternatives.
    pub(super) fn external(
        &mut self,
        alternatives: &[Alternative],
        beside: &Map<String, Value>,
        open: bool,
        at: &Place,
    ) -> Result<Union, Problem> {
        at.only(beside, &[])?;
        if open {
            return Err(at.problem(
                format!("is marked `{OPEN}`, but has no tag by which a reader could tell"),
                "leave the mark out, or tag every alternative by a member",
            ));
        }
        let mut variants = Vec::new();
        for alternative in alternatives {
            if let Some((name, content)) = only_member(alternative) {
                variants.push(self.named_content(alternative, name, content)?);
                continue;
            }
            let Alternative { docs, schema, at } = alternative;
            let texts = listed(schema, docs, at)?.into_iter();
            variants.extend(texts.map(|text| Variant {
                tag: text.text,
                docs: text.docs,
                body: None,
            }));
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = variants.iter().find(|variant| !seen.insert(&variant.tag)) {
            return Err(at.problem(
                format!("lists `{}` twice", twice.tag),
                "list each alternative once",
            ));
        }
        Ok(Union {
            tagging: Tagging::External,
            common: Vec::new(),
            variants,
            open: false,
        })
    }

    /// The alternative `{ "<name>": { members } }`.
    fn named_content(
        &mut self,
        alternative: &Alternative,
        name: &str,
        content: &Value,
    ) -> Result<Variant, Problem> {
        let at = &alternative.at;
        at.only(
            &alternative.schema,
            &["type", "properties", "required", "additionalProperties"],
        )?;
        if alternative.schema.get("additionalProperties") != Some(&Value::Bool(false)) {
            return Err(at.problem(
                format!("may have other members beside `{name}`, which is all that tells it apart"),
                "write `additionalProperties: false`",
            ));
        }
        let at = at.member("properties").member(name);
        let (about, schema) = Annotations::split(content, &at)?;
        about.none(&at)?;
        if schema.get("type").is_none_or(|name| name != "object") {
            return Err(at.problem(
                "is no object with members of its own",
                "write the members here, and `type: object`",
            ));
        }
        Ok(Variant {
            tag: name.to_owned(),
            docs: alternative.docs.clone(),
            body: Some(self.structure(&schema, &at)?),
        })
    }
}
