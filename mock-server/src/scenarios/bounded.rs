//! Values of scenario files that have a range of their own.

use std::borrow::Cow;
use std::fmt;

use api_contract::lightspeed::events::RunFailureKindView;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error, Visitor};

use crate::core::script::{MAX_SLEEP_MS, Wait, failure_kind};

/// A whole number between two others, both of which are allowed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Whole<const MIN: u64, const MAX: u64>(pub(super) u64);

impl<const MIN: u64, const MAX: u64> Whole<MIN, MAX> {
    /// The number as a length.
    pub(super) fn length(self) -> usize {
        usize::try_from(self.0).unwrap_or(usize::MAX)
    }
}

impl<'de, const MIN: u64, const MAX: u64> Deserialize<'de> for Whole<MIN, MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (min, max) = (MIN, MAX);
        let number = deserializer.deserialize_any(Number { min, max })?;
        Ok(Whole(number))
    }
}

impl<const MIN: u64, const MAX: u64> JsonSchema for Whole<MIN, MAX> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Whole{MIN}To{MAX}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": MIN, "maximum": MAX })
    }
}

struct Number {
    min: u64,
    max: u64,
}

impl Visitor<'_> for Number {
    type Value = u64;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a whole number from {} to {}", self.min, self.max)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<u64, E> {
        let within = |number: &u64| (self.min..=self.max).contains(number);
        let read = u64::try_from(number).ok().filter(within);
        read.ok_or_else(|| E::invalid_value(serde::de::Unexpected::Signed(number), &self))
    }
}

/// How long something takes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Delay(pub(super) Wait);

impl<'de> Deserialize<'de> for Delay {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(DelayVisitor).map(Delay)
    }
}

impl JsonSchema for Delay {
    fn schema_name() -> Cow<'static, str> {
        "Delay".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Milliseconds up to a day, or `forever`.",
            "oneOf": [
                { "type": "integer", "minimum": 0, "maximum": MAX_SLEEP_MS },
                { "const": "forever" },
            ],
        })
    }
}

struct DelayVisitor;

impl Visitor<'_> for DelayVisitor {
    type Value = Wait;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "milliseconds from 0 to {MAX_SLEEP_MS}, or \"forever\"")
    }

    fn visit_i64<E: Error>(self, ms: i64) -> Result<Wait, E> {
        let read = u64::try_from(ms).ok().filter(|ms| *ms <= MAX_SLEEP_MS);
        let read = read.map(Wait::Ms);
        read.ok_or_else(|| E::invalid_value(serde::de::Unexpected::Signed(ms), &self))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Wait, E> {
        match text {
            "forever" => Ok(Wait::Forever),
            _ => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
        }
    }
}

/// A kind of failure that the contract lists.
#[derive(Clone, Debug)]
pub(super) struct FailureKind(pub(super) RunFailureKindView);

impl FailureKind {
    fn names() -> Vec<String> {
        let kinds = RunFailureKindView::ALL.iter();
        kinds.map(ToString::to_string).collect()
    }
}

impl<'de> Deserialize<'de> for FailureKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let kind = failure_kind(&text).map(FailureKind);
        kind.ok_or_else(|| {
            let names = Self::names().join("`, `");
            D::Error::custom(format!("unknown kind `{text}`, expected one of `{names}`"))
        })
    }
}

impl JsonSchema for FailureKind {
    fn schema_name() -> Cow<'static, str> {
        "FailureKind".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "enum": Self::names() })
    }
}
