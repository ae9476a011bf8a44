//! Schemas without `allOf`, and with nothing beside a `$ref`.

use std::rc::Rc;

use super::Reader;
use super::annotations::Annotations;
use super::join::join;
use super::place::Place;
use super::syntax::{Object, Schema};
use crate::problem::Problem;

/// So many joins are no contract but an attempt to keep the reader busy.
const MAX_WORK: usize = 4_000_000;

impl Reader {
    /// The schema as one: either a reference that restricts nothing else, or without any at the top.
    pub(super) fn flat(&mut self, mut schema: Schema) -> Result<Schema, Problem> {
        let parts = std::mem::take(&mut schema.all);
        let reference = schema.reference.take();
        if parts.is_empty() && (reference.is_none() || schema.unrestricted()) {
            schema.reference = reference;
            self.complete(&mut schema)?;
            return Ok(schema);
        }
        let at = schema.at.clone();
        let nullable = std::mem::take(&mut schema.nullable);
        let mut about = std::mem::take(&mut schema.about);
        let mut references: Vec<String> = reference.into_iter().collect();
        let mut inline = Vec::new();
        for part in parts {
            let mut part = self.flat(part)?;
            about.join(std::mem::take(&mut part.about));
            match part.only_reference() {
                Some(name) if references.iter().any(|other| other == name) => {}
                Some(name) if !part.nullable => references.push(name.to_owned()),
                _ => inline.push(part),
            }
        }
        let restricted = !schema.unrestricted() || inline.iter().any(|part| !part.unrestricted());
        if let ([only], false) = (references.as_slice(), restricted) {
            return Ok(Schema {
                about,
                nullable: nullable || schema.nullable,
                reference: Some(only.clone()),
                ..Schema::anything(at)
            });
        }
        let mut joined = Schema::anything(at.clone());
        for name in references {
            let mut part = self.definition_of(&name, &at)?.as_ref().clone();
            part.about = Annotations::default();
            joined = self.joined(joined, part)?;
        }
        for part in inline {
            joined = self.joined(joined, part)?;
        }
        joined = self.joined(joined, schema)?;
        self.complete(&mut joined)?;
        Ok(Schema {
            at,
            about,
            nullable: nullable || joined.nullable,
            ..joined
        })
    }

    /// Judges what only all that was joined can tell.
    pub(super) fn complete(&mut self, schema: &mut Schema) -> Result<(), Problem> {
        evaluate(schema);
        self.exclude(schema)
    }

    /// Both schemas as one; refused where that was done too often.
    pub(super) fn joined(&mut self, first: Schema, second: Schema) -> Result<Schema, Problem> {
        let members = first.properties().count() + second.properties().count();
        self.work += 1 + members;
        if self.work > MAX_WORK {
            return Err(second.at.problem(
                "joins more schemas than can be told apart",
                "write the joined members out where they are used",
            ));
        }
        let at = second.at.clone();
        let first = self.without_reference(first, &at)?;
        let second = self.without_reference(second, &at)?;
        join(first, second)
    }

    fn without_reference(&mut self, schema: Schema, at: &Place) -> Result<Schema, Problem> {
        match &schema.reference {
            None => Ok(schema),
            Some(name) => {
                let mut found = self.definition_of(name, at)?.as_ref().clone();
                found.about = schema.about;
                found.nullable |= schema.nullable;
                Ok(found)
            }
        }
    }

    /// What a definition says, through all references.
    pub(super) fn definition_of(&mut self, name: &str, at: &Place) -> Result<Rc<Schema>, Problem> {
        if let Some(found) = self.flattened.get(name) {
            return Ok(found.clone());
        }
        if self.open.iter().any(|other| other == name) {
            return Err(at.problem(
                format!(
                    "joins `{name}` with itself, by way of {}",
                    self.open.join(", ")
                ),
                "refer to it from a member, or take it out of the join",
            ));
        }
        let Some(schema) = self.definitions.get(name).cloned() else {
            return Err(at.problem(
                format!("refers to `{name}`, which cannot be read"),
                "correct the definition",
            ));
        };
        self.open.push(name.to_owned());
        let flat = if self.open.len() > super::place::MAX_DEPTH {
            Err(at.problem(
                "is at the end of a chain of too many references",
                "refer to the definitions at its end",
            ))
        } else {
            self.flat(schema.as_ref().clone())
        };
        let found = flat.and_then(|flat| match flat.only_reference() {
            Some(next) => {
                let next = next.to_owned();
                let mut found = self.definition_of(&next, at)?.as_ref().clone();
                found.nullable |= flat.nullable;
                Ok(found)
            }
            None => Ok(flat),
        });
        self.open.pop();
        let found = Rc::new(found?);
        self.flattened.insert(name.to_owned(), found.clone());
        Ok(found)
    }

    /// The schema, or what it refers to: with the documentation that stands at the reference.
    pub(super) fn resolved(&mut self, schema: &Schema) -> Result<Rc<Schema>, Problem> {
        match schema.only_reference() {
            None => Ok(Rc::new(schema.clone())),
            Some(name) => self.definition_of(name, &schema.at),
        }
    }
}

/// Judges what the joined schemas together do not list.
fn evaluate(schema: &mut Schema) {
    let Some(object) = &mut schema.object else {
        return;
    };
    if !schema.choices.is_empty() {
        // Each alternative may list more: they judge.
        return;
    }
    if let Object {
        unevaluated: unevaluated @ Some(_),
        additional: additional @ None,
        ..
    } = object.as_mut()
    {
        *additional = unevaluated.take();
    }
}
