//! Rules of form beyond shape: patterns, lengths, ranges.
//!
//! Decoding settles the shape of a value; [`Validate`] then judges its content, from the same
//! declaration that the JSON Schema is made of. The two are separate steps because a server answers
//! them differently: a value that does not decode is refused without error data, one that decodes
//! but breaks a rule is refused with the kind `invalid_request`.

use std::collections::BTreeMap;
use std::fmt;

use crate::presence::Patch;

mod pattern;

pub use pattern::{Pattern, Textual, check_pattern};

/// Where in a document a value stands, as a chain back to the root.
///
/// Displayed the way a client author would write it: `config.limits.maxTurns`, `items[3].text`.
#[derive(Clone, Copy, Debug)]
pub enum At<'a> {
    /// The document itself.
    Root,
    /// A member of an object.
    Member(&'a At<'a>, &'a str),
    /// An item of an array, counted from 0.
    Item(&'a At<'a>, usize),
}

impl<'a> At<'a> {
    /// The place of the member `name` below this one.
    pub fn member(&'a self, name: &'a str) -> At<'a> {
        At::Member(self, name)
    }

    /// The place of item `index` below this one.
    pub fn item(&'a self, index: usize) -> At<'a> {
        At::Item(self, index)
    }
}

impl fmt::Display for At<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            At::Root => Ok(()),
            At::Member(At::Root, name) => out.write_str(name),
            At::Member(parent, name) => write!(out, "{parent}.{name}"),
            At::Item(parent, index) => write!(out, "{parent}[{index}]"),
        }
    }
}

/// One broken rule. It tells the offending value's shape, never its content: a value may be a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The member's path, empty for the document itself.
    pub member: String,
    /// What the contract asks for, e.g. `must be 1 to 512`.
    pub rule: String,
    /// The shape of what was found, e.g. `a text of 129 bytes`.
    pub found: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let member = if self.member.is_empty() {
            "params"
        } else {
            &self.member
        };
        write!(out, "`{member}` {}; found {}", self.rule, self.found)
    }
}

/// The broken rules of one document, in document order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Violations(Vec<Violation>);

impl Violations {
    /// Records that the value at `at` breaks `rule`.
    pub fn push(&mut self, at: &At<'_>, rule: impl Into<String>, found: impl Into<String>) {
        self.0.push(Violation {
            member: at.to_string(),
            rule: rule.into(),
            found: found.into(),
        });
    }

    /// Whether no rule was broken.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The broken rules, in document order.
    pub fn iter(&self) -> impl Iterator<Item = &Violation> {
        self.0.iter()
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, violation) in self.0.iter().enumerate() {
            if index > 0 {
                out.write_str("; ")?;
            }
            violation.fmt(out)?;
        }
        Ok(())
    }
}

impl std::error::Error for Violations {}

/// A value whose content can be judged against its contract. Derived by `#[wire]`.
pub trait Validate {
    /// Adds every rule this value breaks to `found`, naming places below `at`.
    fn check(&self, at: &At<'_>, found: &mut Violations);

    /// Judges the whole value.
    ///
    /// # Errors
    /// Every broken rule, in document order.
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

/// An integer, or a presence around one, that `#[wire(range(..))]` can bound.
pub trait Ranged {
    /// The number, if there is one.
    fn number(&self) -> Option<i128>;
}

macro_rules! ranged {
    ($($type:ty),*) => {$(
        impl Ranged for $type {
            fn number(&self) -> Option<i128> {
                i128::try_from(*self).ok()
            }
        }
    )*};
}

ranged!(u32, u64, i32, i64, usize);

impl<T: Ranged> Ranged for Option<T> {
    fn number(&self) -> Option<i128> {
        self.as_ref().and_then(Ranged::number)
    }
}

impl<T: Ranged> Ranged for Patch<T> {
    fn number(&self) -> Option<i128> {
        self.value().and_then(Ranged::number)
    }
}

/// Checks an integer against the bounds declared by `#[wire(range(..))]`, both inclusive.
#[doc(hidden)]
pub fn check_range(
    value: &impl Ranged,
    min: Option<i128>,
    max: Option<i128>,
    at: &At<'_>,
    found: &mut Violations,
) {
    let Some(number) = value.number() else { return };
    if min.is_some_and(|min| number < min) || max.is_some_and(|max| number > max) {
        found.push(
            at,
            bounds("must be", min, max, ""),
            format!("the number {number}"),
        );
    }
}

/// A text or list, or a presence around one, that `#[wire(length(..))]` can bound.
pub trait Measured {
    /// Bytes of a text, items of a list; `None` when there is no value.
    fn measure(&self) -> Option<usize>;

    /// What the length counts: `bytes` or `items`.
    fn unit(&self) -> &'static str;
}

impl Measured for String {
    fn measure(&self) -> Option<usize> {
        Some(self.len())
    }

    fn unit(&self) -> &'static str {
        "bytes"
    }
}

impl<T> Measured for Vec<T> {
    fn measure(&self) -> Option<usize> {
        Some(self.len())
    }

    fn unit(&self) -> &'static str {
        "items"
    }
}

impl<T: Measured> Measured for Option<T> {
    fn measure(&self) -> Option<usize> {
        self.as_ref().and_then(Measured::measure)
    }

    fn unit(&self) -> &'static str {
        self.as_ref().map_or("", Measured::unit)
    }
}

/// Checks a length against the bounds declared by `#[wire(length(..))]`, both inclusive.
#[doc(hidden)]
pub fn check_length(
    value: &impl Measured,
    min: Option<usize>,
    max: Option<usize>,
    at: &At<'_>,
    found: &mut Violations,
) {
    let Some(length) = value.measure() else {
        return;
    };
    if min.is_some_and(|min| length < min) || max.is_some_and(|max| length > max) {
        let unit = value.unit();
        found.push(
            at,
            bounds("must have", min, max, unit),
            format!("{length} {unit}"),
        );
    }
}

/// Checks a whole text type: its length in bytes (inclusive bounds) and its pattern.
#[doc(hidden)]
pub fn check_text(
    text: &str,
    pattern: Option<&Pattern>,
    min: usize,
    max: usize,
    at: &At<'_>,
    found: &mut Violations,
) {
    if text.len() < min || text.len() > max {
        found.push(
            at,
            bounds("must have", Some(min), Some(max), "bytes"),
            shape_of_text(text),
        );
    } else if let Some(pattern) = pattern
        && !pattern.matches(text)
    {
        found.push(
            at,
            format!("must match {}", pattern.source()),
            shape_of_text(text),
        );
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

fn bounds<N: fmt::Display + PartialEq>(
    verb: &str,
    min: Option<N>,
    max: Option<N>,
    unit: &str,
) -> String {
    let (range, last) = match (min, max) {
        (Some(min), Some(max)) if min == max => (format!("exactly {min}"), max.to_string()),
        (Some(min), Some(max)) => (format!("{min} to {max}"), max.to_string()),
        (Some(min), None) => (format!("at least {min}"), min.to_string()),
        (None, Some(max)) => (format!("at most {max}"), max.to_string()),
        (None, None) => ("any number of".to_owned(), String::new()),
    };
    let unit = if last == "1" {
        unit.trim_end_matches('s')
    } else {
        unit
    };
    format!("{verb} {range} {unit}").trim_end().to_owned()
}
