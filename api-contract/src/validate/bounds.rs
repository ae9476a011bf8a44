//! Ranges of numbers, lengths of texts and lists.

use std::fmt;

use super::{At, Pattern, Violations, shape_of_text};
use crate::presence::Patch;

/// An integer, or a presence around one, that `#[wire(range(..))]` can bound.
#[diagnostic::on_unimplemented(
    message = "`range` does not go with `{Self}`",
    label = "not an integer",
    note = "it bounds u32, u64, i32, i64 and usize, also in an Option or a Patch"
)]
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
pub fn check_range<T: Ranged>(
    value: &T,
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
#[diagnostic::on_unimplemented(
    message = "`length` does not go with `{Self}`",
    label = "neither text nor list",
    note = "it bounds String and Vec, also in an Option or a Patch; a wire_string! type has its \
            own `min` and `max`"
)]
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

impl<T: Measured> Measured for Patch<T> {
    fn measure(&self) -> Option<usize> {
        self.value().and_then(Measured::measure)
    }

    fn unit(&self) -> &'static str {
        self.value().map_or("", Measured::unit)
    }
}

/// Checks a length against the bounds declared by `#[wire(length(..))]`, both inclusive, and tells
/// whether it keeps them: what is in a list of a wrong length is not worth a look.
#[doc(hidden)]
pub fn check_length<T: Measured>(
    value: &T,
    min: Option<usize>,
    max: Option<usize>,
    at: &At<'_>,
    found: &mut Violations,
) -> bool {
    let Some(length) = value.measure() else {
        return true;
    };
    let broken = min.is_some_and(|min| length < min) || max.is_some_and(|max| length > max);
    if broken {
        let unit = value.unit();
        found.push(
            at,
            bounds("must have", min, max, unit),
            format!("{length} {unit}"),
        );
    }
    !broken
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
