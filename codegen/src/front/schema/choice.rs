//! Choices: enums of texts, unions with a tag, and what is told apart by nothing but itself.

use std::collections::BTreeSet;
use std::rc::Rc;

use serde_json::Value;

use super::Reader;
use super::annotations::Annotations;
use super::form::{Form, text_value};
use super::kinds::Kinds;
use super::labels::labels;
use super::lift::inner_name;
use super::place::Place;
use super::syntax::{Choices, Listed, Numeric, Schema, Textual};
use super::union::plain_object;
use super::values;
use crate::model::{Choice, Shape, TextEnum, Type};
use crate::problem::Problem;

/// An alternative, and what it is through all references.
#[derive(Clone)]
pub(super) struct Alternative {
    pub(super) written: Schema,
    pub(super) resolved: Rc<Schema>,
}

impl Alternative {
    /// What is said of it: where it stands, or else where it is defined.
    pub(super) fn docs(&self) -> String {
        let mut about = Annotations::default();
        let written = &self.written.about;
        let told = if written.docs.is_empty() {
            &self.resolved.about
        } else {
            written
        };
        about.docs.clone_from(&told.docs);
        if written.deprecated || self.resolved.about.deprecated {
            about.note("Deprecated.");
        }
        about.docs
    }
}

/// So many alternatives may be joined only to be joined again, in one choice and all inside it.
const MAX_JOINED: usize = 1024;

impl Reader {
    /// What a flat schema with a choice means.
    pub(super) fn choice(
        &mut self,
        schema: Schema,
        name: &str,
        top: bool,
    ) -> Result<(Form, bool), Problem> {
        if self.choices == 0 {
            self.joined_again = 0;
        }
        self.choices += 1;
        let found = self.first_choice(schema, name, top);
        self.choices -= 1;
        found
    }

    /// Refuses choices that multiply each other: what is joined and has alternatives itself.
    fn multiplied(&mut self, joined: &Schema, at: &Place) -> Result<(), Problem> {
        if let Some(choices) = joined.choices.first() {
            self.joined_again += choices.alternatives.len();
        }
        if self.joined_again > MAX_JOINED {
            return Err(at.problem(
                "joins more schemas than can be told apart",
                "join fewer choices, or write out the alternatives that are meant",
            ));
        }
        Ok(())
    }

    /// The first choice of a flat schema. Whatever else the schema demands, each of the alternatives
    /// demands as well.
    fn first_choice(
        &mut self,
        mut schema: Schema,
        name: &str,
        top: bool,
    ) -> Result<(Form, bool), Problem> {
        let at = schema.at.clone();
        let open = std::mem::take(&mut schema.about).open;
        let Choices {
            at: place,
            mut exclusive,
            alternatives,
        } = schema.choices.remove(0);
        schema.nullable = false;
        let base = schema;
        let only = alternatives.len() == 1;
        let mut null = false;
        let mut written = Vec::new();
        for alternative in alternatives {
            let alternative = self.flat(alternative)?;
            if is_null(&alternative) {
                null = accepts_null(&base);
            } else {
                written.push(alternative);
            }
        }
        if !base.unrestricted() {
            if let Some(union) = self.flattened_choice(&base, &written, open, name)? {
                return Ok((Form::Shape(Shape::Union(union)), null));
            }
            let mut left = Vec::new();
            for alternative in written {
                let docs = alternative.about.clone();
                let mut joined = self.joined(base.clone(), alternative)?;
                joined.about = docs;
                self.complete(&mut joined)?;
                self.multiplied(&joined, &place)?;
                left.extend(Some(joined).filter(|joined| !joined.never));
            }
            written = left;
        }
        if written.is_empty() {
            return Err(place.problem(
                "accepts no value: no alternative goes together with what stands beside them",
                "correct what stands beside the choice",
            ));
        }
        let mut all = Vec::new();
        for written in written {
            let resolved = self.resolved(&written)?;
            all.push(Alternative { written, resolved });
        }
        if let Some(union) = self.open_union(&all, name)? {
            return Ok((Form::Shape(Shape::Union(union)), null));
        }
        if let [one] = all.as_slice() {
            let alone = only && one.written.reference.is_none();
            if alone && let Some(union) = self.tagged(&all, open, name)? {
                return Ok((Form::Shape(Shape::Union(union)), null));
            }
            if alone
                && (top || open)
                && let Some(found) = self.text_enum(&all, exclusive, open, &at)?
            {
                return Ok((Form::Shape(Shape::TextEnum(found)), null));
            }
            let mut schema = all.remove(0).written;
            if alone || schema.reference.is_none() {
                let docs = schema.about.docs.clone();
                schema.about = Annotations {
                    open,
                    ..schema.about
                };
                let (form, inner) = self.form(schema, name, alone)?;
                self.notes
                    .extend(Some(docs).filter(|docs| !docs.is_empty()));
                return Ok((form, null || inner));
            }
            let ty = self.noted(schema, name)?;
            return Ok((Form::Type(ty), null));
        }
        if let Some(found) = self.text_enum(&all, exclusive, open, &at)? {
            return Ok((Form::Shape(Shape::TextEnum(found)), null));
        }
        if let Some(union) = self.tagged(&all, open, name)? {
            return Ok((Form::Shape(Shape::Union(union)), null));
        }
        if !open && let Some(union) = self.external(&all, name)? {
            return Ok((Form::Shape(Shape::Union(union)), null));
        }
        exclusive = exclusive && !told_apart(&all);
        let union = self.listed_union(&mut all, name)?;
        let (ty, inner) = self.untagged(union, all, exclusive, name)?;
        Ok((Form::Type(ty), null || inner))
    }

    /// Texts in one of their spellings: alternatives that are constants or enums. An alternative
    /// that accepts any text makes the enum open.
    fn text_enum(
        &mut self,
        all: &[Alternative],
        exclusive: bool,
        open: bool,
        at: &Place,
    ) -> Result<Option<TextEnum>, Problem> {
        let any = all.iter().any(|one| is_any_text(&one.written));
        let other: BTreeSet<&String> = all
            .iter()
            .filter_map(|one| other_texts(&one.written))
            .flatten()
            .collect();
        let free = any || !other.is_empty();
        if any && exclusive {
            return Ok(None);
        }
        // Enums with names of their own are copied only where that makes a better type of them.
        let lists = |one: &Alternative| {
            let schema = if free { &one.resolved } else { &one.written };
            texts_only(schema)
        };
        if !all.iter().all(|one| {
            lists(one) || is_any_text(&one.written) || other_texts(&one.written).is_some()
        }) {
            return Ok(None);
        }
        // What is kept out of all other texts has to be listed, for one of several only there.
        let texts = all
            .iter()
            .flat_map(|one| one.resolved.values.iter().flatten());
        let texts: BTreeSet<&str> = texts.filter_map(|one| one.value.as_str()).collect();
        let kept_out = |text: &&String| texts.contains(text.as_str());
        if !other.iter().all(kept_out) || (exclusive && free && other.len() < texts.len()) {
            return Ok(None);
        }
        let mut found: Vec<Listed> = Vec::new();
        for one in all {
            let Some(values) = one.resolved.values.clone() else {
                self.notes
                    .extend(Some(one.docs()).filter(|docs| !docs.is_empty()));
                continue;
            };
            let several = values.len() > 1;
            let docs = one.docs();
            if several && !docs.is_empty() {
                let texts: Vec<String> = values
                    .iter()
                    .map(|one| format!("`{}`", one.value.as_str().unwrap_or_default()))
                    .collect();
                self.notes.push(format!("{}: {docs}", texts.join(", ")));
            }
            found.extend(values.into_iter().map(|listed| Listed {
                docs: if several { listed.docs } else { docs.clone() },
                value: listed.value,
            }));
        }
        if found.is_empty() {
            return Ok(None);
        }
        values::distinct(&found, at)?;
        Ok(Some(TextEnum {
            values: found.into_iter().map(text_value).collect(),
            open: open || free,
            free,
        }))
    }

    /// Whatever fits: a `union` of some alternatives, or one of the others. The inner choices of a
    /// choice are its own.
    fn untagged(
        &mut self,
        union: Option<Type>,
        all: Vec<Alternative>,
        exclusive: bool,
        name: &str,
    ) -> Result<(Type, bool), Problem> {
        let known: Vec<&Schema> = all.iter().map(|one| one.resolved.as_ref()).collect();
        let labels = labels(&known);
        let mut null = false;
        let mut types: Vec<Type> = union.into_iter().collect();
        for (one, label) in all.into_iter().zip(labels) {
            let at = one.written.at.clone();
            let mut made = inner_name(name, label.as_deref().unwrap_or("Alternative"));
            if self.is_taken(&made) {
                made.push_str("Alternative");
            }
            let lifted = self.types.len();
            let ty = self.noted(one.written, &made)?;
            if label.is_none() && self.types.len() > lifted {
                return Err(at.problem(
                    "needs a name, and nothing tells it apart from the other alternatives",
                    "give it a `title` that no other alternative has, or move it to the \
                     definitions and refer to it",
                ));
            }
            match ty {
                Type::Nullable(inner) => {
                    null = true;
                    types.push(*inner);
                }
                Type::Choice(inner) if !exclusive && !inner.exclusive => {
                    types.extend(inner.alternatives);
                }
                ty => types.push(ty),
            }
        }
        if !exclusive && types.contains(&Type::Any) {
            return Ok((Type::Any, null));
        }
        let choice = Choice {
            alternatives: types,
            exclusive,
        };
        Ok((Type::Choice(choice), null))
    }
}

/// So many alternatives are compared with each other.
const MOST_COMPARED: usize = 64;

/// Whether one object requires a member that the other refuses, or that is another text there.
fn exclude_each_other(one: &Schema, other: &Schema) -> bool {
    fn property<'a>(schema: &'a Schema, name: &str) -> Option<&'a Schema> {
        schema.object.as_ref()?.properties.get(name)
    }
    fn text(property: &Schema) -> Option<&str> {
        property
            .only_value()?
            .as_str()
            .filter(|_| !property.nullable)
    }
    let apart = |one: &Schema, other: &Schema| {
        let mut required = one.required().iter();
        required.any(|name| {
            let (own, theirs) = (property(one, name), property(other, name));
            let texts = own.and_then(text).zip(theirs.and_then(text));
            theirs.is_some_and(|theirs| theirs.never)
                || texts.is_some_and(|(own, theirs)| own != theirs)
        })
    };
    apart(one, other) || apart(other, one)
}

fn is_null(schema: &Schema) -> bool {
    schema.kinds == Some(Kinds::NULL) || schema.only_value() == Some(&Value::Null)
}

fn accepts_null(schema: &Schema) -> bool {
    let listed = schema.values.as_ref();
    schema.kinds.is_none_or(|kinds| kinds.has(Kinds::NULL))
        && listed.is_none_or(|values| values.iter().any(|listed| listed.value.is_null()))
}

/// Whether a schema lists texts and demands nothing else.
pub(super) fn texts_only(schema: &Schema) -> bool {
    schema.lists_texts()
        && !schema.nullable
        && schema.kinds.is_none_or(|kinds| kinds == Kinds::TEXT)
        && schema.choices.is_empty()
        && schema.not.is_empty()
        && schema.text == Textual::default()
        && schema.number == Numeric::default()
}

fn is_any_text(schema: &Schema) -> bool {
    let text = Schema {
        about: schema.about.clone(),
        kinds: Some(Kinds::TEXT),
        ..Schema::anything(schema.at.clone())
    };
    *schema == text
}

/// The texts that are kept out of all others, if the schema demands nothing else.
fn other_texts(schema: &Schema) -> Option<&BTreeSet<String>> {
    let except = &schema.text.except;
    let rest = Schema {
        text: Textual::default(),
        ..schema.clone()
    };
    (!except.is_empty() && is_any_text(&rest)).then_some(except)
}

/// Whether no value fits two of the alternatives, by JSON types or by members alone.
fn told_apart(all: &[Alternative]) -> bool {
    let objects: Option<Vec<&Schema>> = all
        .iter()
        .map(|one| plain_object(&one.resolved).map(|_| one.resolved.as_ref()))
        .collect();
    let objects = objects.filter(|objects| objects.len() <= MOST_COMPARED);
    if let Some(objects) = objects.filter(|_| all.iter().all(|one| !one.written.nullable)) {
        let mut pairs = objects.iter().enumerate();
        return pairs.all(|(index, one)| {
            let mut earlier = objects[..index].iter();
            earlier.all(|other| exclude_each_other(one, other))
        });
    }
    let mut seen = Kinds::default();
    all.iter().all(|one| {
        let schema = one.resolved.as_ref();
        let Some(kinds) = schema.kinds.filter(|_| !schema.nullable) else {
            return false;
        };
        let new = !seen.meets(kinds);
        seen = seen.or(kinds);
        new
    })
}
