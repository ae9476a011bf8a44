//! Objects that may stand among the members of another one.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Decode, DecodeError, Members};
use crate::contract::same;

/// A type that takes its members out of an object and leaves the others: what can be flattened.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be flattened",
    label = "not an object with members of its own",
    note = "what can be flattened: a struct or a tagged union under #[wire], and BTreeMap<String, _> for all \
            other members"
)]
pub trait Part: Decode {
    /// What it takes.
    const NAMES: Names;

    /// Takes its members.
    ///
    /// # Errors
    /// The member that does not have the declared shape.
    fn take(members: &mut Members) -> Result<Self, DecodeError>;
}

/// The members that a type reads and writes.
#[doc(hidden)]
#[derive(Debug)]
pub struct Names {
    /// Names and aliases.
    pub own: &'static [&'static str],
    /// Those of its parts.
    pub parts: &'static [&'static Names],
    /// Whether it takes every member that is left.
    pub greedy: bool,
    /// Whether it refuses every member that is left.
    pub strict: bool,
}

impl Names {
    /// Whether a member of this name is among them.
    pub(crate) fn have(&self, name: &str) -> bool {
        self.own.contains(&name) || self.parts.iter().any(|part| part.have(name))
    }

    const fn are_greedy(&self) -> bool {
        let mut index = 0;
        while index < self.parts.len() {
            if self.parts[index].are_greedy() {
                return true;
            }
            index += 1;
        }
        self.greedy
    }

    const fn hold(&self, name: &str) -> bool {
        let mut index = 0;
        while index < self.own.len() {
            if same(self.own[index], name) {
                return true;
            }
            index += 1;
        }
        index = 0;
        while index < self.parts.len() {
            if self.parts[index].hold(name) {
                return true;
            }
            index += 1;
        }
        false
    }

    const fn share(&self, other: &Names) -> bool {
        let mut index = 0;
        while index < self.own.len() {
            if other.hold(self.own[index]) {
                return true;
            }
            index += 1;
        }
        index = 0;
        while index < self.parts.len() {
            if self.parts[index].share(other) {
                return true;
            }
            index += 1;
        }
        false
    }
}

/// Refuses, at compile time, a part that does not fit into its object: `before` is what the object
/// itself and its earlier parts take.
///
/// # Panics
/// When it does not fit.
#[doc(hidden)]
pub const fn compose(before: &[&Names], part: &Names) {
    assert!(
        !part.strict,
        "a part that refuses unknown members refuses those of the object around it"
    );
    let mut index = 0;
    while index < before.len() {
        assert!(
            !before[index].share(part),
            "a member of this part is a member of the object or of an earlier part, too"
        );
        assert!(
            !before[index].are_greedy(),
            "an earlier part takes every member that is left: it must be the last one"
        );
        index += 1;
    }
}

/// Reads a document that is one object.
///
/// # Errors
/// When it is no object, or a member does not have the declared shape.
#[doc(hidden)]
pub fn document<T: Part>(document: Value) -> Result<T, DecodeError> {
    T::take(&mut Members::of(document)?)
}

impl<T: Part> Part for Box<T> {
    const NAMES: Names = T::NAMES;

    fn take(members: &mut Members) -> Result<Self, DecodeError> {
        T::take(members).map(Box::new)
    }
}

impl<T: Decode> Part for BTreeMap<String, T> {
    const NAMES: Names = Names {
        own: &[],
        parts: &[],
        greedy: true,
        strict: false,
    };

    fn take(members: &mut Members) -> Result<Self, DecodeError> {
        Self::decode(Value::Object(members.take_rest()))
    }
}
