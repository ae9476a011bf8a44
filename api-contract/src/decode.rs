//! From JSON to the types of a contract: as strict as their schema, and precise about what is wrong.
//!
//! Types of the wire take their members out of a [`Value`] by moving them, and an error carries its
//! path as data. So a deep document costs no more than a flat one, and no name that a client chose can
//! pass for a part of a message.

mod members;
mod part;
mod union;
mod values;

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, Error as _};
use serde_json::Value;
use serde_path_to_error::Segment;

use crate::validate::{cut, item, joined, member};

#[doc(hidden)]
pub use members::Members;
#[doc(hidden)]
pub use part::{Names, Part, compose, document};
pub use union::UnlistedVariant;
#[doc(hidden)]
pub use union::{Union, external, union, unlisted, unlisted_text};

/// The most bytes of a message.
const MESSAGE_BYTES: usize = 4096;

/// A value that does not have the declared shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// The path of the offending member; empty for the document as a whole.
    pub member: String,
    /// What was expected and the shape of what came, without the value.
    pub message: String,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.member.as_str() {
            "" => out.write_str(&self.message),
            member => write!(out, "`{member}`: {}", self.message),
        }
    }
}

impl std::error::Error for DecodeError {}

impl DecodeError {
    /// Something that is wrong with a value as a whole.
    fn whole(message: impl Into<String>) -> Self {
        DecodeError {
            member: String::new(),
            message: cut(&message.into(), MESSAGE_BYTES).into_owned(),
        }
    }

    /// A value of another JSON type than the one that is `expected`.
    fn shape(found: &Value, expected: &str) -> Self {
        DecodeError::whole(format!(
            "invalid type: {}, expected {expected}",
            kind(found)
        ))
    }

    /// The same, seen from the object that has the value as this member.
    fn below(mut self, name: &str) -> Self {
        self.member = joined(&member(name), &self.member);
        self
    }

    /// The same, seen from the array that has the value as this item.
    fn inside(mut self, index: usize) -> Self {
        self.member = joined(&item(index), &self.member);
        self
    }
}

/// What would have been right, one of these names; nothing where there are none.
fn expected(names: &[&str]) -> Option<String> {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    match quoted.as_slice() {
        [] => None,
        [one] => Some(format!("expected {one}")),
        [one, other] => Some(format!("expected {one} or {other}")),
        more => Some(format!("expected one of {}", more.join(", "))),
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "floating point",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "sequence",
        Value::Object(_) => "map",
    }
}

/// A type that is read from a JSON document. `#[wire]` and [`wire_string!`](crate::wire_string)
/// implement it.
///
/// A type with a `Deserialize` of its own becomes a type of the wire by an empty `impl`:
///
/// ```
/// use api_contract::decode::{Decode, from_value};
///
/// #[derive(Debug, PartialEq, serde::Deserialize)]
/// struct Celsius(i32);
///
/// impl Decode for Celsius {}
///
/// assert_eq!(from_value::<Celsius>(21.into()), Ok(Celsius(21)));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a member of a wire type: it is not read from JSON here",
    label = "not a type of the wire",
    note = "members are bool, u32, u64, i32, i64, usize, String, serde_json::Value, types under #[wire] or \
            wire_string!, and Option, Patch, Box, Vec and BTreeMap<String, _> around them"
)]
pub trait Decode: DeserializeOwned {
    /// Reads a document.
    ///
    /// # Errors
    /// The member that does not have the declared shape.
    fn decode(document: Value) -> Result<Self, DecodeError> {
        serde_path_to_error::deserialize(document).map_err(|error| {
            let message = without_values(&error.inner().to_string());
            DecodeError {
                member: place(error.path()),
                ..DecodeError::whole(message)
            }
        })
    }
}

/// Decodes a document.
///
/// # Errors
/// The member that does not have the declared shape.
pub fn from_value<T: Decode>(document: Value) -> Result<T, DecodeError> {
    T::decode(document)
}

/// Reads a type of the wire from any format of serde's.
///
/// # Errors
/// Those of the input, and the member that does not have the declared shape.
#[doc(hidden)]
pub fn deserialize<'de, D: Deserializer<'de>, T: Decode>(deserializer: D) -> Result<T, D::Error> {
    let document = <Value as serde::Deserialize>::deserialize(deserializer)?;
    T::decode(document).map_err(D::Error::custom)
}

/// A path as a client author would write it; the variants of unions on the way are not members.
fn place(path: &serde_path_to_error::Path) -> String {
    let steps = path.iter().rev().filter_map(|segment| match segment {
        Segment::Seq { index } => Some(item(*index)),
        Segment::Map { key } => Some(member(key).into_owned()),
        Segment::Enum { .. } | Segment::Unknown => None,
    });
    steps.fold(String::new(), |path, step| joined(&step, &path))
}

/// Takes the offending value out of a decoder's message: it may be a secret, and the message is
/// logged. `invalid type: string "x", expected u64` becomes `invalid type: string, expected u64`.
fn without_values(message: &str) -> String {
    for prefix in ["invalid type: ", "invalid value: ", "invalid length: "] {
        if let Some(rest) = message.strip_prefix(prefix)
            && let Some((found, expected)) = rest.rsplit_once(", expected ")
        {
            let kind: String = found
                .chars()
                .take_while(|c| c.is_ascii_alphabetic() || *c == ' ')
                .collect();
            return format!("{prefix}{}, expected {expected}", kind.trim_end());
        }
    }
    if let Some(rest) = message.strip_prefix("unknown variant")
        && let Some((_, expected)) = rest.rsplit_once("`, expected ")
    {
        return format!("unknown variant, expected {expected}");
    }
    message.to_owned()
}

#[cfg(test)]
mod tests {
    use super::without_values;

    #[test]
    fn a_decode_message_keeps_the_shape_and_drops_the_value() {
        for (from, to) in [
            (
                "invalid type: string \"lsk_x\", expected u64",
                "invalid type: string, expected u64",
            ),
            (
                "invalid type: string \"a, expected b\", expected u64",
                "invalid type: string, expected u64",
            ),
            (
                "invalid value: integer `-1`, expected u32",
                "invalid value: integer, expected u32",
            ),
            (
                "invalid type: floating point `1.5`, expected u64",
                "invalid type: floating point, expected u64",
            ),
            (
                "invalid type: map, expected a string",
                "invalid type: map, expected a string",
            ),
            ("missing field `sessionId`", "missing field `sessionId`"),
            (
                "unknown variant `lsk_x`, expected one of `a`, `b`",
                "unknown variant, expected one of `a`, `b`",
            ),
        ] {
            assert_eq!(without_values(from), to);
        }
    }
}
