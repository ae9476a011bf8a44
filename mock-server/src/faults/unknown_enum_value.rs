//! `unknown_enum_value`: answers a value that the contract does not list.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct UnknownEnumValue {
    /// The name of the members that get it, wherever they stand in the result.
    #[serde(default = "status")]
    member: String,
    /// The value.
    #[serde(default = "unheard_of")]
    value: String,
}

impl FaultKind for UnknownEnumValue {
    const NAME: &'static str = "unknown_enum_value";
    const ABOUT: &'static str = "answers a value that the contract does not list";
    const SEEN: &'static str =
        "A member with a word of some newer contract; a client keeps it or ignores it and goes on.";
    const EXAMPLE: &'static str = r#"{ "kind": "unknown_enum_value", "member": "status", "value": "hibernating", "method": "session/runs/read" }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "unknown_enum_value", "value": 3 }"#, "value");

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        exchange.changed(|response| {
            let result = response.get_mut("result")?;
            (replace(result, &self.member, &self.value) > 0).then_some(())
        })
    }
}

fn status() -> String {
    "status".to_owned()
}

fn unheard_of() -> String {
    "unheardOf".to_owned()
}

/// Replaces the texts of the members of this name; answers how many there were.
fn replace(value: &mut Value, name: &str, by: &str) -> usize {
    match value {
        Value::Object(members) => {
            let replaced = members.iter_mut().map(|(member, value)| {
                if member == name && value.is_string() {
                    *value = by.into();
                    return 1;
                }
                replace(value, name, by)
            });
            replaced.sum()
        }
        Value::Array(items) => items.iter_mut().map(|item| replace(item, name, by)).sum(),
        _ => 0,
    }
}

impl Fault {
    /// Puts a value in place of the text of each member of this name, e.g. `status`.
    pub fn unknown_enum_value(member: impl Into<String>, value: impl Into<String>) -> Fault {
        Fault::of(UnknownEnumValue {
            member: member.into(),
            value: value.into(),
        })
    }
}
