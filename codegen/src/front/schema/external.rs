//! Unions that are told apart from outside: a text, or an object with one member.

use std::collections::BTreeSet;

use super::Reader;
use super::choice::{Alternative, texts_only};
use super::lift::inner_name;
use super::syntax::{Object, Schema};
use super::union::plain_object;
use crate::model::{Tagging, Union, Variant};
use crate::problem::Problem;

impl Reader {
    /// A union of texts and of objects with one member each, in the order of its alternatives; if
    /// every such member holds an object without a name, and no two have the same.
    pub(super) fn external(
        &mut self,
        all: &[Alternative],
        name: &str,
    ) -> Result<Option<Union>, Problem> {
        let mut tags = BTreeSet::new();
        for one in all {
            let known = one.written.reference.is_none();
            let new = match only_member(&one.written) {
                Some((tag, _)) => tags.insert(tag.to_owned()),
                None => texts_only(&one.written) && texts(&one.written).all(|tag| tags.insert(tag)),
            };
            if !known || !new {
                return Ok(None);
            }
        }
        let mut variants = Vec::new();
        for one in all {
            let Some((tag, content)) = only_member(&one.written) else {
                let docs = one.docs();
                let listed = texts(&one.written);
                variants.extend(listed.map(|tag| Variant {
                    tag,
                    docs: docs.clone(),
                    body: None,
                }));
                continue;
            };
            let tag = tag.to_owned();
            let inner = inner_name(name, &tag);
            let mut about = one.written.about.clone();
            about.docs = one.docs();
            about.note(&content.about.in_words());
            variants.push(Variant {
                body: Some(self.structure(content.clone(), &inner)?),
                docs: about.docs,
                tag,
            });
        }
        Ok(Some(Union {
            tagging: Tagging::External,
            common: Vec::new(),
            variants,
            open: false,
            free: false,
        }))
    }
}

fn texts(schema: &Schema) -> impl Iterator<Item = String> {
    let values = schema.values.iter().flatten();
    let texts = values.filter_map(|listed| listed.value.as_str());
    texts.map(str::to_owned)
}

/// The one member of an object that refuses all others, if it is required and holds an object with
/// members of its own.
fn only_member(schema: &Schema) -> Option<(&str, &Schema)> {
    let object = plain_object(schema)?;
    let closed = object.additional.as_ref().is_some_and(|other| other.never);
    let mut properties = schema.properties();
    let (name, content) = properties.next().filter(|_| properties.next().is_none())?;
    let inner = plain_object(content).filter(|_| content.all.is_empty())?;
    let named = |inner: &Object| {
        let closed = inner.additional.as_ref().is_some_and(|other| other.never);
        !inner.properties.is_empty() || closed
    };
    (closed && object.required == [name] && named(inner)).then_some((name, content))
}
