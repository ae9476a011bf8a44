//! Open unions that say so by an alternative for every other tag: a text, but none of the listed.

use std::collections::BTreeSet;

use super::Reader;
use super::choice::Alternative;
use super::kinds::Kinds;
use super::lift::inner_name;
use super::syntax::{Object, Schema, Textual};
use super::union::{constant, plain_object};
use crate::model::{Shape, Type, Union};
use crate::problem::Problem;

impl Reader {
    /// A union with an alternative that has any other tag, and whatever else it likes.
    pub(super) fn open_union(
        &mut self,
        all: &[Alternative],
        name: &str,
    ) -> Result<Option<Union>, Problem> {
        let tails = all.iter().enumerate();
        let mut tails = tails.filter_map(|(place, one)| Some((place, tail(&one.resolved)?)));
        let Some((place, (tag, except))) = tails.next() else {
            return Ok(None);
        };
        let (tag, last) = (tag.to_owned(), &all[place]);
        let listed: Vec<&Alternative> = all.iter().filter(|one| !same(one, last)).collect();
        let known: Option<BTreeSet<&str>> = listed.iter().map(|one| tag_of(one, &tag)).collect();
        let object = plain_object(&last.resolved);
        let free = object.is_some_and(|object| any_other(object, &tag));
        let all_listed = known.is_some_and(|known| {
            known.len() == listed.len() && known.iter().copied().eq(except.iter())
        });
        if !free || !all_listed {
            return Ok(None);
        }
        let docs = last.docs();
        let listed: Vec<Alternative> = listed.into_iter().cloned().collect();
        let mut union = self.tagged_by(&tag, &listed, true, name)?;
        self.notes
            .extend(Some(docs).filter(|docs| !docs.is_empty()));
        union.free = true;
        Ok(Some(union))
    }

    /// Where an alternative with any other tag has more to say than a union can: a union of the
    /// listed tags, as one alternative in place of its own ones.
    pub(super) fn listed_union(
        &mut self,
        all: &mut Vec<Alternative>,
        name: &str,
    ) -> Result<Option<Type>, Problem> {
        let mut tails = all.iter().filter_map(|one| tail(&one.resolved));
        let Some(tag) = tails.next().map(|(tag, _)| tag.to_owned()) else {
            return Ok(None);
        };
        let mut seen = BTreeSet::new();
        let of_union = |one: &Alternative| {
            let tag = tag_of(one, &tag);
            tag.is_some_and(|tag| seen.insert(tag.to_owned()))
        };
        let (listed, rest): (Vec<Alternative>, Vec<Alternative>) =
            all.iter().cloned().partition(of_union);
        let [first, _, ..] = listed.as_slice() else {
            return Ok(None);
        };
        let (at, name) = (first.written.at.clone(), inner_name(name, "Listed"));
        let before = self.notes.len();
        let union = self.tagged_by(&tag, &listed, false, &name)?;
        let docs = self.notes.split_off(before).join("\n\n");
        *all = rest;
        self.lift(&name, docs, Shape::Union(union), &at).map(Some)
    }
}

fn same(one: &Alternative, other: &Alternative) -> bool {
    std::ptr::eq(one, other)
}

/// The constant tag of an alternative that is nothing but an object.
fn tag_of<'a>(one: &'a Alternative, tag: &str) -> Option<&'a str> {
    let object = plain_object(&one.resolved).filter(|_| !one.written.nullable)?;
    constant(object, tag)
}

/// The member of an object that is any text but these.
pub(super) fn tail(schema: &Schema) -> Option<(&str, &BTreeSet<String>)> {
    let mut properties = schema.properties();
    properties.find_map(|(name, property)| {
        let except = &property.text.except;
        let other = property.kinds == Some(Kinds::TEXT) && !except.is_empty();
        (other && schema.requires(name)).then_some((name, except))
    })
}

/// Whether an object has a tag, of no further form, and whatever else it likes.
fn any_other(object: &Object, tag: &str) -> bool {
    let bare = |schema: &Schema| {
        let form = Textual {
            except: schema.text.except.clone(),
            ..Textual::default()
        };
        schema.text == form && schema.format.is_none() && schema.not.is_empty()
    };
    object.properties.get(tag).is_some_and(bare)
        && object.properties.len() == 1
        && object.required == [tag]
        && object.additional.as_ref().is_none_or(Schema::unrestricted)
        && object.keys.is_none()
        && object.patterns.is_empty()
        && object.min.is_none_or(|min| min <= 1)
        && object.max.is_none()
}
