//! From JSON to the types of a contract: as strict as their schema, and precise about what is wrong.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _, MapAccess, Visitor};
use serde_json::{Map, Value};
use serde_path_to_error::Segment;

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
    if outer.is_empty() || inner.starts_with('[') {
        format!("{outer}{inner}")
    } else {
        format!("{outer}.{inner}")
    }
}

/// Decodes a union that is told apart by `tag`.
///
/// `T` reads the form `{ "<tag's value>": { members } }`, in which serde sees every member and can
/// name the one that is wrong. With `content`, the members stand in that member and not beside the
/// tag.
///
/// # Errors
/// When the tag is missing or no text, or when a listed variant's members are wrong. A tag that is not
/// among `listed` is no error: the members come back whole.
#[doc(hidden)]
pub fn union<'de, D, T>(
    deserializer: D,
    tag: &'static str,
    content: Option<&'static str>,
    listed: &[&str],
) -> Result<Result<T, UnlistedVariant>, D::Error>
where
    D: Deserializer<'de>,
    T: DeserializeOwned,
{
    let mut members = Map::deserialize(deserializer)?;
    let name = match members.get(tag) {
        Some(Value::String(name)) => name.clone(),
        Some(_) => {
            return Err(D::Error::custom(format!(
                "`{tag}`: invalid type, expected a string"
            )));
        }
        None => return Err(D::Error::missing_field(tag)),
    };
    if !listed.contains(&name.as_str()) {
        return Ok(Err(UnlistedVariant { members }));
    }
    members.remove(tag);
    let members = match content {
        Some(content) => members
            .remove(content)
            .unwrap_or_else(|| Value::Object(Map::new())),
        None => Value::Object(members),
    };
    from_value(Value::Object(Map::from_iter([(name, members)])))
        .map(Ok)
        .map_err(|mut error| {
            if let Some(content) = content {
                error.member = joined(content, &error.member);
            }
            D::Error::custom(error)
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
pub fn unlisted<E: serde::de::Error>(tag: &str, listed: &[&str]) -> E {
    E::custom(format!(
        "`{tag}`: unknown variant, expected one of {}",
        listed.join(", ")
    ))
}

/// A deserializer that takes JSON objects only.
///
/// Derived serde code also reads a struct from an array of its members in order; no contract offers
/// that, and no schema allows it.
#[doc(hidden)]
pub struct ObjectOnly<D>(pub D);

macro_rules! as_object {
    ($($method:ident($($argument:ident: $type:ty),*))*) => {$(
        fn $method<V: Visitor<'de>>(self, $($argument: $type,)* visitor: V) -> Result<V::Value, D::Error> {
            $(let _ = $argument;)*
            self.0.deserialize_map(MapOnly(visitor, PhantomData))
        }
    )*};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for ObjectOnly<D> {
    type Error = D::Error;

    as_object! {
        deserialize_any()
        deserialize_map()
        deserialize_struct(name: &'static str, fields: &'static [&'static str])
        deserialize_enum(name: &'static str, variants: &'static [&'static str])
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct identifier ignored_any
    }
}

struct MapOnly<'de, V>(V, PhantomData<&'de ()>);

impl<'de, V: Visitor<'de>> Visitor<'de> for MapOnly<'de, V> {
    type Value = V::Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<V::Value, A::Error> {
        self.0.visit_map(map)
    }
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
