//! From JSON to the types of a contract: as strict as their schema, and precise about what is wrong.

mod members;

use std::fmt;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _};
use serde_json::{Map, Value};
use serde_path_to_error::Segment;

#[doc(hidden)]
pub use members::Members;

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
            message: message.into(),
        }
    }

    /// The same, seen from the object that has the value as this member.
    fn below(mut self, member: &str) -> Self {
        self.member = joined(member, &self.member);
        self
    }
}

/// Decodes a document.
///
/// # Errors
/// The member that does not have the declared shape.
pub fn from_value<T: DeserializeOwned>(document: Value) -> Result<T, DecodeError> {
    serde_path_to_error::deserialize(document).map_err(|error| {
        let place = place(error.path());
        let message = without_values(&error.inner().to_string());
        // A union inside the document has decoded its own members, and says where it failed.
        match message
            .strip_prefix('`')
            .and_then(|rest| rest.split_once("`: "))
        {
            Some((inner, rest)) => DecodeError {
                member: joined(&place, inner),
                message: rest.to_owned(),
            },
            None => DecodeError {
                member: place,
                message,
            },
        }
    })
}

/// A path as a client author would write it; the variants of unions on the way are not members.
fn place(path: &serde_path_to_error::Path) -> String {
    let mut place = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => place.extend(["[", &index.to_string(), "]"]),
            Segment::Map { key } => {
                if !place.is_empty() {
                    place.push('.');
                }
                place.push_str(key);
            }
            Segment::Enum { .. } | Segment::Unknown => {}
        }
    }
    place
}

fn joined(outer: &str, inner: &str) -> String {
    if outer.is_empty() || inner.is_empty() || inner.starts_with('[') {
        format!("{outer}{inner}")
    } else {
        format!("{outer}.{inner}")
    }
}

/// Decodes an object.
///
/// # Errors
/// When the value is no object, or what `read` refuses.
#[doc(hidden)]
pub fn object<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    read: fn(&mut Members) -> Result<T, DecodeError>,
) -> Result<T, D::Error> {
    let mut members = Members::read(deserializer)?;
    read(&mut members).map_err(D::Error::custom)
}

/// Decodes a union that is told apart by `tag`.
///
/// `read` is given the tag and the other members, and has nothing for a tag that is not listed. With
/// `content`, the members stand in that member and not beside the tag.
///
/// # Errors
/// When the tag is missing or no text, what `read` refuses, and what `otherwise` makes of a tag that
/// is not listed.
#[doc(hidden)]
pub fn union<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    tag: &'static str,
    content: Option<&'static str>,
    read: fn(&str, &mut Members) -> Result<Option<T>, DecodeError>,
    otherwise: fn(UnlistedVariant) -> Result<T, DecodeError>,
) -> Result<T, D::Error> {
    let mut members = Members::read(deserializer)?;
    let name = match members.remove(tag) {
        Some(Value::String(name)) => name,
        Some(_) => {
            return Err(D::Error::custom(format!(
                "`{tag}`: invalid type, expected a string"
            )));
        }
        None => return Err(D::Error::missing_field(tag)),
    };
    let found = match content.map(|content| (content, members.remove(content))) {
        None => read(&name, &mut members),
        Some((content, inner)) => {
            let whole = inner.clone();
            let found = Members::of(inner.unwrap_or_else(|| Value::Object(Map::new())))
                .and_then(|mut inner| read(&name, &mut inner));
            if let Some(inner) = whole {
                members.insert(content, inner);
            }
            found.map_err(|error| error.below(content))
        }
    };
    let found = match found {
        Ok(Some(found)) => Ok(found),
        Ok(None) => {
            members.insert(tag, Value::String(name));
            otherwise(UnlistedVariant {
                members: members.into_map(),
            })
        }
        Err(error) => Err(error),
    };
    found.map_err(D::Error::custom)
}

/// Decodes a union that is told apart from outside: one of the texts `words`, or an object whose one
/// member is among `objects`.
///
/// # Errors
/// When the value is neither, or what `read` refuses of the members inside.
#[doc(hidden)]
pub fn external<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    words: &[&str],
    objects: &[&str],
    read: fn(&str, &mut Members) -> Result<Option<T>, DecodeError>,
) -> Result<T, D::Error> {
    let (name, content) = match Value::deserialize(deserializer)? {
        Value::String(word) if words.contains(&word.as_str()) => (word, None),
        Value::Object(members) if members.len() == 1 => match members.into_iter().next() {
            Some((name, content)) if objects.contains(&name.as_str()) => (name, Some(content)),
            _ => return Err(neither(words, objects)),
        },
        _ => return Err(neither(words, objects)),
    };
    let content = content.unwrap_or_else(|| Value::Object(Map::new()));
    let found = Members::of(content).and_then(|mut members| read(&name, &mut members));
    match found.map_err(|error| error.below(&name)) {
        Ok(Some(found)) => Ok(found),
        Ok(None) => Err(neither(words, objects)),
        Err(error) => Err(D::Error::custom(error)),
    }
}

fn neither<E: serde::de::Error>(words: &[&str], objects: &[&str]) -> E {
    let words = words.join(", ");
    let objects = objects.join(", ");
    E::custom(if objects.is_empty() {
        format!("unknown variant, expected one of {words}")
    } else {
        format!(
            "unknown variant, expected one of {words}, or an object with one member of {objects}"
        )
    })
}

/// The members of a tagged object whose tag this version of the contract does not know.
///
/// It is kept whole, so that passing it on loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnlistedVariant {
    /// Every member, the tag among them.
    pub members: serde_json::Map<String, Value>,
}

/// The error for a closed union whose tag is not `listed`.
#[doc(hidden)]
pub fn unlisted<T>(tag: &str, listed: &[&str]) -> Result<T, DecodeError> {
    let message = format!("unknown variant, expected one of {}", listed.join(", "));
    Err(DecodeError::whole(message).below(tag))
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
