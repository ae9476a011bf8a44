//! The labels an application puts on its records.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::contract::ReservedForm;
use crate::decode::{Decode, DecodeError};
use crate::lightspeed::reserved;
use crate::validate::{At, Validate, Violations, shape_of_text};

/// The most entries a record has.
pub const MAX_ENTRIES: usize = 32;
/// The most bytes a key has.
pub const MAX_KEY_BYTES: usize = 64;
/// The most bytes a value has.
pub const MAX_VALUE_BYTES: usize = 256;

/// Labels: texts under keys of the application's choice.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Metadata(pub BTreeMap<String, String>);

impl Metadata {
    /// Whether there are no labels.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl JsonSchema for Metadata {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Metadata".into()
    }

    fn json_schema(_generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "object",
            "maxProperties": MAX_ENTRIES,
            "propertyNames": {
                "minLength": 1,
                "maxLength": MAX_KEY_BYTES,
                "pattern": key_pattern(),
            },
            "additionalProperties": {
                "type": "string",
                "minLength": 1,
                "maxLength": MAX_VALUE_BYTES,
                "pattern": r"^[^\u0000-\u001f\u007f-\u009f]*$",
            },
        })
    }
}

/// What [`check_key`] asks for, as far as a pattern can say it.
fn key_pattern() -> String {
    let refused: String = reserved::rows(reserved::METADATA_KEY)
        .map(|reserved| match reserved.form {
            ReservedForm::Prefix(prefix) => format!("(?!{})", literal(prefix)),
            ReservedForm::Exact(word) => format!("(?!{}$)", literal(word)),
        })
        .collect();
    format!(r"^{refused}[^\u0000-\u001f\u007f-\u009f]*$")
}

/// A text as a pattern that matches it alone; of the signs of patterns, names have only the dot.
fn literal(name: &str) -> String {
    name.replace('.', r"\.")
}

impl Decode for Metadata {
    fn decode(document: Value) -> Result<Self, DecodeError> {
        BTreeMap::decode(document).map(Metadata)
    }
}

impl Validate for Metadata {
    fn check(&self, at: &At<'_>, found: &mut Violations) {
        if self.0.len() > MAX_ENTRIES {
            found.push(
                at,
                format!("must have at most {MAX_ENTRIES} entries"),
                format!("{} entries", self.0.len()),
            );
            return;
        }
        for (key, value) in &self.0 {
            check_key(key, at, found);
            if value.is_empty() || value.len() > MAX_VALUE_BYTES {
                found.push(
                    &at.member(key),
                    format!("must have 1 to {MAX_VALUE_BYTES} bytes"),
                    shape_of_text(value),
                );
            } else if value.chars().any(char::is_control) {
                found.push(
                    &at.member(key),
                    "must not have control characters",
                    shape_of_text(value),
                );
            }
        }
    }
}

fn check_key(key: &str, at: &At<'_>, found: &mut Violations) {
    let rule = if key.is_empty() || key.len() > MAX_KEY_BYTES {
        format!("must have keys of 1 to {MAX_KEY_BYTES} bytes")
    } else if key.chars().any(char::is_control) {
        "must have keys without control characters".to_owned()
    } else if let Some(reserved) =
        reserved::rows(reserved::METADATA_KEY).find(|reserved| reserved.covers(key))
    {
        format!("must not have keys {}", reserved.form)
    } else {
        return;
    };
    found.push(at, rule, format!("a key of {} bytes", key.len()));
}
