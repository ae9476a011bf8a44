//! Unions with a tag: each alternative is an object with a constant member of its own value.

use std::collections::{BTreeMap, BTreeSet};

use super::Reader;
use super::choice::Alternative;
use super::kinds::Kinds;
use super::lift::inner_name;
use super::syntax::{Object, Schema};
use crate::model::{Tagging, Union, Variant};
use crate::problem::Problem;

impl Reader {
    /// A union told apart by a tag, if the alternatives are one.
    pub(super) fn tagged(
        &mut self,
        all: &[Alternative],
        open: bool,
        name: &str,
    ) -> Result<Option<Union>, Problem> {
        let Some(tag) = tag(all) else {
            return Ok(None);
        };
        self.tagged_by(&tag, all, open, name).map(Some)
    }

    /// A union of objects that each have another constant as this member.
    pub(super) fn tagged_by(
        &mut self,
        tag: &str,
        all: &[Alternative],
        open: bool,
        name: &str,
    ) -> Result<Union, Problem> {
        let internal = || Tagging::Internal {
            tag: tag.to_owned(),
        };
        let tagging = adjacent(all, tag).unwrap_or_else(internal);
        let mut variants = Vec::new();
        for alternative in all {
            variants.push(self.variant(alternative, &tagging, name)?);
        }
        Ok(Union {
            tagging,
            common: Vec::new(),
            variants,
            open,
            free: false,
        })
    }

    /// A union beside members that every alternative has.
    pub(super) fn flattened_choice(
        &mut self,
        base: &Schema,
        written: &[Schema],
        open: bool,
        name: &str,
    ) -> Result<Option<Union>, Problem> {
        let Some(common) = plain_object(base).filter(|object| lists_members_only(object)) else {
            return Ok(None);
        };
        let mut all = Vec::new();
        for written in written {
            let resolved = self.resolved(written)?;
            all.push(Alternative {
                written: written.clone(),
                resolved,
            });
        }
        let apart = |object: &Object| {
            let mut names = object.properties.keys().chain(&object.required);
            lists_members_only(object) && !names.any(|name| common.properties.contains_key(name))
        };
        let mut objects = all.iter().map(|one| plain_object(&one.resolved));
        if !objects.all(|object| object.is_some_and(apart)) {
            return Ok(None);
        }
        let Some(tag) = tag(&all).filter(|tag| adjacent(&all, tag).is_none()) else {
            return Ok(None);
        };
        let common = self.members(common.clone(), name);
        let tagging = Tagging::Internal { tag };
        let mut variants = Vec::new();
        for alternative in &all {
            variants.push(self.variant(alternative, &tagging, name)?);
        }
        Ok(Some(Union {
            tagging,
            common,
            variants,
            open,
            free: false,
        }))
    }

    pub(super) fn variant(
        &mut self,
        alternative: &Alternative,
        tagging: &Tagging,
        name: &str,
    ) -> Result<Variant, Problem> {
        let resolved = alternative.resolved.as_ref();
        if let Some(definition) = alternative.written.only_reference() {
            self.inlined.push((name.to_owned(), definition.to_owned()));
        }
        let before = self.notes.len();
        let mut object = resolved.object.as_deref().cloned().unwrap_or_default();
        let mut value = String::new();
        if let Some(schema) = tagging.tag().and_then(|tag| object.properties.remove(tag)) {
            let text = schema.only_value().and_then(|value| value.as_str());
            text.unwrap_or_default().clone_into(&mut value);
            self.notes
                .extend(Some(schema.about.docs).filter(|docs| !docs.is_empty()));
        }
        object
            .required
            .retain(|name| Some(name.as_str()) != tagging.tag());
        let owner = inner_name(name, &value);
        let body = match tagging {
            Tagging::Adjacent { content, .. } => match object.properties.remove(content) {
                None => None,
                Some(schema) => {
                    self.notes
                        .extend(Some(schema.about.in_words()).filter(|docs| !docs.is_empty()));
                    Some(self.structure(schema, &owner)?)
                }
            },
            Tagging::Internal { .. } | Tagging::External => {
                let schema = Schema {
                    object: Some(Box::new(object)),
                    ..Schema::anything(resolved.at.clone())
                };
                Some(self.structure(schema, &owner)?)
            }
        };
        let mut about = super::annotations::Annotations::default();
        about.note(&alternative.docs());
        let notes = self.notes.split_off(before.min(self.notes.len()));
        for note in notes.iter().filter(|note| *note != &alternative.docs()) {
            about.note(note);
        }
        Ok(Variant {
            tag: value,
            docs: about.docs,
            body,
        })
    }
}

/// What a schema says of objects, if it is about nothing else.
pub(super) fn plain_object(schema: &Schema) -> Option<&Object> {
    let plain = !schema.never
        && !schema.nullable
        && schema.reference.is_none()
        && schema.kinds.is_none_or(|kinds| kinds == Kinds::OBJECT)
        && schema.values.is_none()
        && schema.choices.is_empty()
        && schema.not.is_empty();
    schema.object.as_deref().filter(|_| plain)
}

/// Whether an object says nothing of members that it does not list.
fn lists_members_only(object: &Object) -> bool {
    object.additional.is_none()
        && object.unevaluated.is_none()
        && object.keys.is_none()
        && object.patterns.is_empty()
        && object.min.is_none()
        && object.max.is_none()
        && object
            .required
            .iter()
            .all(|name| object.properties.contains_key(name))
}

/// The constant text that an object requires by this name.
pub(super) fn constant<'a>(object: &'a Object, name: &str) -> Option<&'a str> {
    let property = object.properties.get(name)?;
    let text = property.only_value()?.as_str()?;
    let plain = !property.nullable && property.choices.is_empty();
    let required = object.required.iter().any(|required| required == name);
    (plain && required).then_some(text)
}

/// The required constant that every alternative has, each with another value.
fn tag(all: &[Alternative]) -> Option<String> {
    let objects: Option<Vec<&Object>> = all
        .iter()
        .map(|one| plain_object(&one.resolved).filter(|_| !one.written.nullable))
        .collect();
    let objects = objects?;
    let mut names = objects.first()?.properties.keys();
    let own = |name: &&String| {
        let values: Option<BTreeSet<&str>> = objects
            .iter()
            .map(|object| constant(object, name))
            .collect();
        values.is_some_and(|values| values.len() == objects.len())
    };
    names.find(own).cloned()
}

/// The tagging with the members in a member of their own, if in some alternative that is an object
/// without a name, and in none something else.
fn adjacent(all: &[Alternative], tag: &str) -> Option<Tagging> {
    let mut contents: BTreeMap<&str, Vec<(&Object, &Schema)>> = BTreeMap::new();
    let mut closed = BTreeSet::new();
    for one in all {
        let object = one.resolved.object.as_deref()?;
        match &object.additional {
            None => closed.insert(false),
            Some(other) if other.never => closed.insert(true),
            Some(_) => return None,
        };
        if object.keys.is_some() || !object.patterns.is_empty() {
            return None;
        }
        for (name, schema) in one.resolved.properties().filter(|(name, _)| *name != tag) {
            contents.entry(name).or_default().push((object, schema));
        }
        let known = |name: &String| object.properties.contains_key(name);
        if !object.required.iter().all(known) {
            return None;
        }
    }
    let (content, found) = contents.first_key_value()?;
    let inline = |(object, schema): &(&Object, &Schema)| {
        let named = |inner: &Object| {
            let closed = inner.additional.as_ref().is_some_and(|other| other.never);
            !inner.properties.is_empty() || closed
        };
        let required = object.required.iter().any(|name| name == content);
        required && plain_object(schema).is_some_and(named) && schema.all.is_empty()
    };
    (contents.len() == 1 && closed.len() == 1 && found.iter().all(inline)).then(|| {
        Tagging::Adjacent {
            tag: tag.to_owned(),
            content: (*content).to_owned(),
            closed: closed.contains(&true),
        }
    })
}
