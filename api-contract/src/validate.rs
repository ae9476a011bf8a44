//! Rules of form beyond shape: patterns, lengths, ranges.
//!
//! Decoding settles the shape of a value; [`Validate`] then judges its content, from the same
//! declaration that the JSON Schema is made of. The two are separate steps because a server answers
//! them differently: a value that does not decode is refused without error data, one that decodes
//! but breaks a rule is refused with the kind `invalid_request`.

use std::collections::BTreeMap;

use crate::presence::Patch;

mod at;
mod bounds;
mod name_form;
mod pattern;
mod violations;

pub use at::{At, shown};
pub(crate) use at::{cut, item, joined, member, quoted};
pub use bounds::{Measured, Ranged, check_length, check_range, check_text};
pub use pattern::{Pattern, Textual, check_pattern};
pub use violations::{Violation, Violations};

/// A value whose content can be judged against its contract. Derived by `#[wire]`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a member of a wire type: it has no rules",
    label = "not a type of the wire",
    note = "members are bool, u32, u64, i32, i64, usize, String, serde_json::Value, types under #[wire] or \
            wire_string!, and Option, Patch, Box, Vec and BTreeMap<String, _> around them"
)]
pub trait Validate {
    /// Adds every rule this value breaks to `found`, naming places below `at`.
    fn check(&self, at: &At<'_>, found: &mut Violations);

    /// Judges the whole value.
    ///
    /// # Errors
    /// The broken rules, in document order.
    fn validate(&self) -> Result<(), Violations> {
        let mut found = Violations::default();
        self.check(&At::Root, &mut found);
        if found.is_empty() { Ok(()) } else { Err(found) }
    }
}

macro_rules! free_of_rules {
    ($($type:ty),* $(,)?) => {$(
        impl Validate for $type {
            fn check(&self, _at: &At<'_>, _found: &mut Violations) {}
        }
    )*};
}

free_of_rules!(bool, u32, u64, i32, i64, usize, String, serde_json::Value);

impl<T: Validate> Validate for Option<T> {
    fn check(&self, at: &At<'_>, found: &mut Violations) {
        if let Some(value) = self {
            value.check(at, found);
        }
    }
}

impl<T: Validate> Validate for Patch<T> {
    fn check(&self, at: &At<'_>, found: &mut Violations) {
        if let Patch::Value(value) = self {
            value.check(at, found);
        }
    }
}

impl<T: Validate> Validate for Box<T> {
    fn check(&self, at: &At<'_>, found: &mut Violations) {
        (**self).check(at, found);
    }
}

impl<T: Validate> Validate for Vec<T> {
    fn check(&self, at: &At<'_>, found: &mut Violations) {
        for (index, item) in self.iter().enumerate() {
            item.check(&at.item(index), found);
        }
    }
}

impl<T: Validate> Validate for BTreeMap<String, T> {
    fn check(&self, at: &At<'_>, found: &mut Violations) {
        for (key, value) in self {
            value.check(&at.member(key), found);
        }
    }
}

/// Describes a text without showing it.
pub fn shape_of_text(text: &str) -> String {
    match text.len() {
        0 => "an empty text".to_owned(),
        1 => "a text of 1 byte".to_owned(),
        bytes => format!("a text of {bytes} bytes"),
    }
}
