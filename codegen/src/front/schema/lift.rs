//! Types for schemas that have no name of their own.

use super::Reader;
use super::place::Place;
use crate::model::names::{pascal, type_name};
use crate::model::{NamedType, Shape, Type};
use crate::problem::Problem;

/// The name of what stands in `part` of a type.
pub(super) fn inner_name(owner: &str, part: &str) -> String {
    let part = pascal(part);
    format!("{}{part}", type_name(owner))
}

impl Reader {
    /// Takes a name for the definition at `at`. Two definitions of names that languages write alike
    /// are for the languages to refuse.
    pub(super) fn take(&mut self, name: &str, at: &Place) {
        self.taken.insert(type_name(name), at.to_string());
    }

    /// Whether something has this name.
    pub(super) fn is_taken(&self, name: &str) -> bool {
        self.taken.contains_key(&type_name(name))
    }

    /// Adds a type, and refers to it.
    pub(crate) fn lift(
        &mut self,
        name: &str,
        docs: String,
        shape: Shape,
        at: &Place,
    ) -> Result<Type, Problem> {
        let name = type_name(name);
        if let Some(other) = self.taken.get(&name) {
            return Err(at.problem(
                format!("would be the type `{name}`, which is taken by {other}"),
                "move the schema to the definitions under another name and refer to it there, \
                 or rename the other",
            ));
        }
        self.taken.insert(name.clone(), at.to_string());
        let named = NamedType {
            name: name.clone(),
            docs,
            shape,
            deprecated: false,
            origin: at.to_string(),
        };
        self.types.insert(name.clone(), named);
        self.made.push(name.clone());
        Ok(Type::Reference(name))
    }
}
