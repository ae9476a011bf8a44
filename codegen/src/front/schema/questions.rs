//! What readers of methods ask of schemas before they are types.

use super::kinds::Kinds;
use super::{Object, Reader, Schema, union};
use crate::model::Member;

impl Reader {
    /// The schema without `allOf`; `None` if that fails, which is told when it is read.
    pub(in crate::front) fn flattened_copy(&mut self, schema: &Schema) -> Option<Schema> {
        self.flat(schema.clone()).ok()
    }

    /// What a flat schema says of objects, if it is about nothing else.
    pub(in crate::front) fn object_of(&mut self, schema: &Schema) -> Option<Object> {
        let resolved = self.resolved(schema).ok()?;
        union::plain_object(&resolved).cloned()
    }

    /// Whether a schema is about objects: one with members, a map or a union of objects.
    pub(in crate::front) fn is_object(&mut self, schema: &Schema) -> bool {
        let Some(flat) = self.flattened_copy(schema) else {
            return false;
        };
        let Ok(resolved) = self.resolved(&flat) else {
            return false;
        };
        let object = |schema: &Schema| {
            schema
                .kinds
                .map_or(schema.object.is_some(), |kinds| kinds == Kinds::OBJECT)
        };
        let choices = resolved.choices.first();
        object(&resolved)
            || choices.is_some_and(|choices| {
                let mut alternatives = choices.alternatives.iter();
                alternatives.all(|one| self.resolved(one).is_ok_and(|one| object(&one)))
            })
    }

    /// What is said of a flat schema, or of the definition that it refers to.
    pub(in crate::front) fn docs_of(&mut self, schema: &Schema) -> String {
        if !schema.about.docs.is_empty() {
            return schema.about.docs.clone();
        }
        let resolved = self.resolved(schema).ok();
        resolved.map_or_else(String::new, |resolved| resolved.about.docs.clone())
    }

    /// The members of an object of references and types without names, to be compared; nothing that
    /// is wrong with them is kept.
    pub(in crate::front) fn members_of(
        &mut self,
        schema: &Schema,
        owner: &str,
    ) -> Option<Vec<Member>> {
        let (problems, made) = (self.problems.0.len(), self.made.len());
        let object = schema.object.as_deref().cloned().unwrap_or_default();
        let members = self.members(object, owner);
        self.notes.clear();
        let clean = self.problems.0.len() == problems && self.made.len() == made;
        self.problems.0.truncate(problems);
        for name in self.made.split_off(made) {
            self.types.remove(&name);
            self.taken.remove(&name);
        }
        clean.then_some(members)
    }
}
