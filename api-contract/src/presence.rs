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

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

use crate::schema::{PATCH, PRESENCE};

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
        schema.insert(PRESENCE.to_owned(), PATCH.into());
        schema
    }
}

/// Whether a value equals its type's default: such an optional member is left out.
#[doc(hidden)]
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The schema of a member under `#[wire(required_nullable)]`: that of an `Option`, which a derived
/// schema would take for one that may be left out.
#[doc(hidden)]
pub struct Nullable<T>(std::marker::PhantomData<T>);

impl<T: JsonSchema> JsonSchema for Nullable<T> {
    fn inline_schema() -> bool {
        <Option<T>>::inline_schema()
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        <Option<T>>::schema_name()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        <Option<T>>::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        <Option<T>>::json_schema(generator)
    }
}
