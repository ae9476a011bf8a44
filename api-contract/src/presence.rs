//! The ways a member can be present, and the serde plumbing behind them.
//!
//! | on the wire | declared as | Rust type |
//! |---|---|---|
//! | always there | nothing | `T` |
//! | may be absent, left out when there is nothing to say | `#[wire(optional)]` | `Option<T>`, or a `T` with a default |
//! | may be absent, null refused | `#[wire(optional, not_null)]` | `Option<T>` |
//! | may be absent, always written, null for nothing | `#[wire(nullable)]` | `Option<T>` |
//! | may be absent, always written | `#[wire(default)]`, `#[wire(default = 2)]` | `T` |
//! | always there, may be null | `#[wire(required_nullable)]` | `Option<T>` |
//! | absent, null and a value mean three things | `#[wire(optional)]` | [`Patch<T>`] |

use std::fmt;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use serde_json::Value;

/// A member whose absence, null and value mean three different things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Patch<T> {
    /// The member was left out.
    #[default]
    Absent,
    /// The member was null.
    Null,
    /// The member had a value.
    Value(T),
}

impl<T> Patch<T> {
    /// The value, if there is one.
    pub fn value(&self) -> Option<&T> {
        match self {
            Patch::Value(value) => Some(value),
            Patch::Absent | Patch::Null => None,
        }
    }

    /// Whether the member was left out.
    pub fn is_absent(&self) -> bool {
        matches!(self, Patch::Absent)
    }
}

impl<T: Serialize> Serialize for Patch<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Patch<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Patch::Null, Patch::Value))
    }
}

impl<T: JsonSchema> JsonSchema for Patch<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("PatchOf{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = <Option<T>>::json_schema(generator);
        schema.insert("x-presence".to_owned(), Value::from("patch"));
        schema
    }
}

/// Whether a value equals its type's default: such an optional member is left out.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Decodes an `Option` member that must be there, though it may be null.
pub fn required_nullable<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer)
}

/// Decodes an `Option` member that may be absent but not null.
pub fn not_null<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}

/// Marks `member` as required in an object schema; used for `#[wire(required_nullable)]`, since a
/// derived schema takes every `Option` for an optional member.
pub fn require(schema: &mut Schema, member: &str) {
    let required = schema
        .ensure_object()
        .entry("required")
        .or_insert_with(|| Value::Array(Vec::new()));
    if let Value::Array(names) = required
        && !names.iter().any(|name| name == member)
    {
        names.push(member.into());
        names.sort_by(|a, b| a.as_str().cmp(&b.as_str()));
    }
}

/// The members of a tagged object whose tag this version of the contract does not know.
///
/// It is kept whole, so that passing it on loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnknownVariant {
    /// Every member, the tag among them.
    pub members: serde_json::Map<String, Value>,
}

/// Decodes an open union: a known tag by `known`, any other into `unknown`.
pub fn open_union<'de, D, T>(
    deserializer: D,
    tag: &'static str,
    tags: &[&str],
    known: impl FnOnce(Value) -> Result<T, serde_json::Error>,
    unknown: impl FnOnce(UnknownVariant) -> T,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
{
    let members = serde_json::Map::deserialize(deserializer)?;
    match members.get(tag) {
        None => Err(D::Error::missing_field(tag)),
        Some(Value::String(name)) if tags.contains(&name.as_str()) => {
            known(Value::Object(members)).map_err(D::Error::custom)
        }
        Some(Value::String(_)) => Ok(unknown(UnknownVariant { members })),
        Some(_) => Err(D::Error::custom(format!("the tag `{tag}` must be a text"))),
    }
}

/// A deserializer that takes JSON objects only.
///
/// Derived serde code also reads a struct from an array of its members in order; no contract offers
/// that, and no schema allows it.
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

/// Decodes an adjacently tagged object by handing its members to `known`.
pub fn from_members<'de, A: MapAccess<'de>, T: Deserialize<'de>>(map: A) -> Result<T, A::Error> {
    T::deserialize(MapAccessDeserializer::new(map))
}
