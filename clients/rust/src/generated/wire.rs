// Generated from the API contract by `cargo xtask codegen`. Do not edit.

//! How the types are read and written: three-state members, values a newer server sends, and no
//! more leniency than the contract has.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use serde_json::{Map, Value};

/// A member whose absence, null and value mean three different things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Patch<T> {
    /// The member is left out.
    #[default]
    Absent,
    /// The member is null.
    Null,
    /// The member has a value.
    Value(T),
}

impl<T> Patch<T> {
    /// Whether the member is left out.
    pub fn is_absent(&self) -> bool {
        matches!(self, Patch::Absent)
    }
}

impl<T: Serialize> Serialize for Patch<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Patch::Absent | Patch::Null => serializer.serialize_none(),
            Patch::Value(value) => value.serialize(serializer),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Patch<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Patch::Null, Patch::Value))
    }
}

/// A variant of a newer server, kept whole so that passing it on loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnlistedVariant {
    /// Every member, the tag among them.
    pub members: Map<String, Value>,
}

/// Reads an optional member that may not be null, or for which null is a value.
#[allow(dead_code, reason = "not every contract has such a member")]
pub(super) fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// Reads a member that may be null but not left out.
#[allow(dead_code, reason = "not every contract has such a member")]
pub(super) fn nullable<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer)
}

/// Objects only: derived code alone would also read a struct from a list of its members.
pub(super) struct ObjectOnly<D>(pub(super) D);

impl<'de, D: Deserializer<'de>> Deserializer<'de> for ObjectOnly<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_map(MapOnly(visitor, PhantomData))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option
        unit unit_struct newtype_struct seq tuple tuple_struct map struct enum identifier
        ignored_any
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

/// The members of a tagged object, and whether its tag is one of `tags`.
pub(super) fn tagged<'de, D: Deserializer<'de>>(
    deserializer: D,
    tag: &'static str,
    content: Option<&'static str>,
    tags: &[&str],
) -> Result<(Map<String, Value>, bool), D::Error> {
    let members: Map<String, Value> = Map::deserialize(deserializer)?;
    let listed = match members.get(tag) {
        None => return Err(D::Error::missing_field(tag)),
        Some(Value::String(name)) => tags.contains(&name.as_str()),
        Some(_) => return Err(D::Error::custom(format!("the tag `{tag}` must be a text"))),
    };
    if let Some(content) = content
        && listed
        && members.get(content).is_some_and(|content| !content.is_object())
    {
        return Err(D::Error::custom(format!("`{content}` must be an object")));
    }
    Ok((members, listed))
}

/// Reads and writes a struct as an object.
macro_rules! object {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                Self::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                Self::deserialize(super::wire::ObjectOnly(deserializer))
            }
        }
    };
}

/// Reads and writes an enum of texts.
macro_rules! text_enum {
    ($name:ident, |$text:ident| $otherwise:expr) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str(self.as_str())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let $text = <String as serde::Deserialize>::deserialize(deserializer)?;
                match Self::ALL.iter().find(|value| value.as_str() == $text) {
                    Some(value) => Ok(value.clone()),
                    None => $otherwise,
                }
            }
        }
    };
    ($name:ident) => {
        super::wire::text_enum!($name, |text| {
            let texts: Vec<&str> = Self::ALL.iter().map(Self::as_str).collect();
            let message = format!("`{text}` is none of {}", texts.join(", "));
            Err(serde::de::Error::custom(message))
        });
    };
    ($name:ident, open) => {
        super::wire::text_enum!($name, |text| Ok(Self::Unlisted(text)));
    };
}

/// Reads and writes a tagged union.
macro_rules! tagged_union {
    ($name:ident, $tag:literal, $content:expr) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                Self::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let (members, _) = super::wire::tagged(deserializer, $tag, $content, Self::TAGS)?;
                Self::deserialize(serde_json::Value::Object(members))
                    .map_err(serde::de::Error::custom)
            }
        }
    };
    ($name:ident, $tag:literal, $content:expr, open) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                match self {
                    Self::Unlisted(unlisted) => unlisted.members.serialize(serializer),
                    listed => Self::serialize(listed, serializer),
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let (members, listed) = super::wire::tagged(deserializer, $tag, $content, Self::TAGS)?;
                if !listed {
                    return Ok(Self::Unlisted(super::wire::UnlistedVariant { members }));
                }
                Self::deserialize(serde_json::Value::Object(members))
                    .map_err(serde::de::Error::custom)
            }
        }
    };
}

#[allow(unused_imports, reason = "not every contract has all three forms")]
pub(super) use {object, tagged_union, text_enum};
