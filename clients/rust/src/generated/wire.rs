// Generated from the API contract by `cargo xtask codegen`. Do not edit.

//! How the types are read and written: three-state members, values a newer server sends, and no
//! other leniency than the contract has.

#![allow(
    dead_code,
    unused_imports,
    unused_macros,
    reason = "one form for every contract, and not every contract has every form"
)]

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

impl UnlistedVariant {
    /// A member that is a text; empty where there is none.
    pub(super) fn text(&self, member: &str) -> &str {
        self.members.get(member).and_then(Value::as_str).unwrap_or_default()
    }
}

/// Reads an optional member that may not be null, or for which null is a value.
pub(super) fn present<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// Reads a member that may be null but not left out.
pub(super) fn required<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer)
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

/// A tagged object, read as far as its tag: whole when the tag is `listed`, otherwise kept as it is.
pub(super) fn tagged<'de, D: Deserializer<'de>>(
    deserializer: D,
    tag: &'static str,
    content: Option<&'static str>,
    listed: &[&str],
) -> Result<Result<Value, UnlistedVariant>, D::Error> {
    let members: Map<String, Value> = Map::deserialize(ObjectOnly(deserializer))?;
    match members.get(tag) {
        None => return Err(D::Error::missing_field(tag)),
        Some(Value::String(name)) if listed.contains(&name.as_str()) => {}
        Some(Value::String(_)) => return Ok(Err(UnlistedVariant { members })),
        Some(_) => {
            return Err(D::Error::custom(format!("`{tag}`: invalid type, expected a string")));
        }
    }
    let not_object = |content: &&str| members.get(*content).is_some_and(|value| !value.is_object());
    if let Some(content) = content.filter(not_object) {
        return Err(D::Error::custom(format!("`{content}`: invalid type, expected an object")));
    }
    Ok(Ok(Value::Object(members)))
}

/// Refuses members that are not listed, where they are listed for the tag of the value, or for the
/// object around the content.
pub(super) fn refuse_others<E: serde::de::Error>(
    value: &Value,
    tag: &str,
    content: Option<&str>,
    listed: &[(Option<&str>, &[&str])],
) -> Result<(), E> {
    let found = value.get(tag).and_then(Value::as_str);
    for (of, names) in listed {
        let object = match of {
            None => Some(value),
            Some(_) if *of != found => None,
            Some(_) => content.map_or(Some(value), |content| value.get(content)),
        };
        let members = object.and_then(Value::as_object).into_iter().flatten();
        let mut unknown = members.map(|(name, _)| name).filter(|name| !names.contains(&name.as_str()));
        if let Some(name) = unknown.next() {
            let names = names.join("`, `");
            return Err(E::custom(format!("unknown field `{name}`, expected one of `{names}`")));
        }
    }
    Ok(())
}

/// Refuses a member that another case has and the case of this tag has not. Where unlisted members are
/// passed over because a newer server may send them, such a member is none of those: it is known, and
/// tells that the tag is wrong.
pub(super) fn refuse_of_other_cases<E: serde::de::Error>(
    value: &Value,
    tag: &str,
    content: Option<&str>,
    of_others: &[(Option<&str>, &[&str])],
) -> Result<(), E> {
    let found = value.get(tag).and_then(Value::as_str);
    let object = content.map_or(Some(value), |content| value.get(content));
    refuse_known(found, object, of_others)
}

/// The same, where the tag is the name of the one member and the case its content.
pub(super) fn refuse_of_other_contents<E: serde::de::Error>(
    value: &Value,
    of_others: &[(Option<&str>, &[&str])],
) -> Result<(), E> {
    match value.as_object().and_then(|members| members.iter().next()) {
        Some((found, content)) => refuse_known(Some(found), Some(content), of_others),
        None => Ok(()),
    }
}

fn refuse_known<E: serde::de::Error>(
    found: Option<&str>,
    object: Option<&Value>,
    of_others: &[(Option<&str>, &[&str])],
) -> Result<(), E> {
    let members = object.and_then(Value::as_object);
    for (_, names) in of_others.iter().filter(|(of, _)| *of == found) {
        let known = names.iter().find(|name| members.is_some_and(|all| all.contains_key(**name)));
        if let Some(name) = known {
            let found = found.unwrap_or_default();
            return Err(E::custom(format!(
                "unknown field `{name}`: other cases have it, `{found}` has not"
            )));
        }
    }
    Ok(())
}

/// One of these texts, or an object whose one member has one of these names and holds an object.
pub(super) fn external<'de, D: Deserializer<'de>>(
    deserializer: D,
    texts: &[&str],
    objects: &[&str],
) -> Result<Value, D::Error> {
    let value = Value::deserialize(deserializer)?;
    match &value {
        Value::String(text) if texts.contains(&text.as_str()) => return Ok(value),
        Value::Object(members) if members.len() == 1 => {
            let mut listed = members.iter().filter(|(name, _)| objects.contains(&name.as_str()));
            if let Some((name, content)) = listed.next() {
                if content.is_object() {
                    return Ok(value);
                }
                return Err(D::Error::custom(format!(
                    "`{name}`: invalid type, expected an object"
                )));
            }
        }
        _ => {}
    }
    let (texts, objects) = (texts.join(", "), objects.join(", "));
    let one_member = format!("an object with one member of {objects}");
    let expected = match (texts.as_str(), objects.as_str()) {
        (_, "") => format!("one of {texts}"),
        ("", _) => one_member,
        _ => format!("one of {texts}, or {one_member}"),
    };
    Err(D::Error::custom(format!("unknown variant, expected {expected}")))
}

/// One of the listed values of an enum, or the text that came in its place.
pub(super) fn listed<'de, D: Deserializer<'de>, T: Clone>(
    deserializer: D,
    all: &[T],
    text_of: fn(&T) -> &str,
) -> Result<Result<T, String>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let listed = all.iter().find(|value| text_of(value) == text);
    Ok(listed.cloned().ok_or(text))
}

/// The error for a tag that a closed union does not list.
pub(super) fn unlisted<E: serde::de::Error>(tag: &str, listed: &[&str]) -> E {
    let listed = listed.join(", ");
    E::custom(format!("`{tag}`: unknown variant, expected one of {listed}"))
}

/// Reads and writes a struct as an object.
macro_rules! object {
    ($name:ident) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                Self::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
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
            fn serialize<S: serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                match super::wire::listed(deserializer, Self::ALL, Self::as_str)? {
                    Ok(listed) => Ok(listed),
                    Err($text) => $otherwise,
                }
            }
        }
    };
    ($name:ident, [$($listed:literal),*]) => {
        super::wire::text_enum!($name, |text| {
            Err(serde::de::Error::unknown_variant(&text, &[$($listed),*]))
        });
    };
    ($name:ident, open) => {
        super::wire::text_enum!($name, |text| Ok(Self::Unlisted(text)));
    };
}

/// Reads and writes a tagged union.
macro_rules! tagged_union {
    ($name:ident, $tag:literal, $content:expr, [$($refuse:ident $names:expr)?]) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                Self::serialize(self, serializer)
            }
        }

        super::wire::tagged_union!(@read $name, $tag, $content, [$($refuse $names)?], |_unlisted| {
            Err(super::wire::unlisted($tag, Self::TAGS))
        });
    };
    ($name:ident, $tag:literal, $content:expr, open, [$($refuse:ident $names:expr)?]) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                match self {
                    Self::Unlisted(unlisted) => unlisted.members.serialize(serializer),
                    listed => Self::serialize(listed, serializer),
                }
            }
        }

        super::wire::tagged_union!(@read $name, $tag, $content, [$($refuse $names)?], |unlisted| {
            Ok(Self::Unlisted(unlisted))
        });
    };
    (
        @read $name:ident, $tag:literal, $content:expr, [$($refuse:ident $names:expr)?],
        |$unlisted:ident| $otherwise:expr
    ) => {
        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                match super::wire::tagged(deserializer, $tag, $content, Self::TAGS)? {
                    Ok(listed) => {
                        $(super::wire::$refuse(&listed, $tag, $content, $names)?;)?
                        Self::deserialize(listed).map_err(serde::de::Error::custom)
                    }
                    Err($unlisted) => $otherwise,
                }
            }
        }
    };
}

/// Reads and writes a union of texts and of objects with one member.
macro_rules! external_union {
    ($name:ident, $texts:expr, $objects:expr, [$($refuse:ident $names:expr)?]) => {
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(
                &self,
                serializer: S,
            ) -> ::std::result::Result<S::Ok, S::Error> {
                Self::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(
                deserializer: D,
            ) -> ::std::result::Result<Self, D::Error> {
                let listed = super::wire::external(deserializer, &$texts, &$objects)?;
                $(super::wire::$refuse(&listed, $names)?;)?
                Self::deserialize(listed).map_err(serde::de::Error::custom)
            }
        }
    };
}

pub(super) use {external_union, object, tagged_union, text_enum};
