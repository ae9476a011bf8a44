//! `not`, where it keeps texts out: of a text, or of an object's member that is one.

use std::collections::BTreeSet;

use super::Reader;
use super::choice::texts_only;
use super::kinds::Kinds;
use super::syntax::{Object, Schema};
use crate::problem::Problem;

/// Texts that a schema accepts, if it accepts nothing else.
struct Texts {
    /// The member that has one of them; `None` where the value itself is one.
    member: Option<String>,
    /// Whether only objects are meant: a schema of members alone accepts all that is no object.
    objects: bool,
    listed: BTreeSet<String>,
}

impl Reader {
    /// Takes what `not` keeps out of the texts that it is kept out of. Any other `not` stays.
    pub(super) fn exclude(&mut self, schema: &mut Schema) -> Result<(), Problem> {
        let object = schema.object.iter_mut();
        for property in object.flat_map(|object| object.properties.values_mut()) {
            // Whoever tells alternatives apart looks at members before they are read.
            if property.reference.is_none() && property.all.is_empty() {
                self.exclude_here(property)?;
            }
        }
        self.exclude_here(schema)
    }

    fn exclude_here(&mut self, schema: &mut Schema) -> Result<(), Problem> {
        for not in std::mem::take(&mut schema.not) {
            let mut found = Vec::new();
            let mut narrowed = schema.clone();
            let known = self.texts_of(&not, &mut found)?;
            if known && found.iter().all(|texts| texts.keep_out_of(&mut narrowed)) {
                *schema = narrowed;
            } else {
                schema.not.push(not);
            }
        }
        Ok(())
    }

    /// The texts that a schema accepts, one by one or as a choice; false if it accepts more.
    fn texts_of(&mut self, schema: &Schema, found: &mut Vec<Texts>) -> Result<bool, Problem> {
        let flat = self.flat(schema.clone())?;
        let resolved = self.resolved(&flat)?;
        let mut rest = resolved.as_ref().clone();
        let choices = std::mem::take(&mut rest.choices);
        let [choices] = choices.as_slice() else {
            let texts = Texts::of(&resolved).filter(|_| choices.is_empty());
            let known = texts.is_some();
            found.extend(texts);
            return Ok(known);
        };
        let before = found.len();
        for alternative in &choices.alternatives {
            let joined = self.joined(rest.clone(), alternative.clone())?;
            if !self.texts_of(&joined, found)? {
                return Ok(false);
            }
        }
        // What fits two of an exclusive choice is accepted again by its `not`.
        let apart = |(index, one): (usize, &Texts)| {
            let earlier = &found[before..before + index];
            let same = |other: &Texts| one.member == other.member;
            earlier
                .iter()
                .all(|other| same(other) && one.listed.is_disjoint(&other.listed))
        };
        Ok(!choices.exclusive || found[before..].iter().enumerate().all(apart))
    }
}

impl Texts {
    fn of(schema: &Schema) -> Option<Self> {
        if texts_only(schema) && schema.object.is_none() {
            return Some(Texts {
                member: None,
                objects: false,
                listed: listed(schema),
            });
        }
        let object = super::union::plain_object(schema)?;
        let (name, property) = object.properties.first_key_value()?;
        let bare = Object {
            properties: object.properties.clone(),
            required: vec![name.clone()],
            ..Object::default()
        };
        (*object == bare && bare.properties.len() == 1 && texts_only(property)).then(|| Texts {
            member: Some(name.clone()),
            objects: schema.kinds == Some(Kinds::OBJECT),
            listed: listed(property),
        })
    }

    /// Whether the schema could be narrowed so that it accepts none of these.
    fn keep_out_of(&self, schema: &mut Schema) -> bool {
        let Some(member) = &self.member else {
            return narrow(schema, &self.listed);
        };
        let object = schema.object.as_mut();
        let property = object.and_then(|object| object.properties.get_mut(member));
        (self.objects || schema.kinds == Some(Kinds::OBJECT))
            && property.is_some_and(|property| narrow(property, &self.listed))
    }
}

/// Leaves texts out of a schema whose JSON types are known.
fn narrow(schema: &mut Schema, texts: &BTreeSet<String>) -> bool {
    let plain = schema.reference.is_none() && schema.all.is_empty() && schema.choices.is_empty();
    match (&mut schema.values, schema.kinds) {
        _ if !plain => return false,
        (Some(values), _) => {
            let left_out = |text: &str| texts.contains(text);
            values.retain(|listed| !listed.value.as_str().is_some_and(left_out));
            schema.never |= values.is_empty();
        }
        (None, Some(kinds)) if kinds.has(Kinds::TEXT) => {
            schema.text.except.extend(texts.iter().cloned());
        }
        (None, Some(_)) => {}
        (None, None) => return false,
    }
    true
}

fn listed(schema: &Schema) -> BTreeSet<String> {
    let values = schema.values.iter().flatten();
    let texts = values.filter_map(|listed| listed.value.as_str());
    texts.map(str::to_owned).collect()
}
