//! `extra_members`: adds members that the contract does not have to each object of the result.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ExtraMembers {}

impl FaultKind for ExtraMembers {
    const NAME: &'static str = "extra_members";
    const ABOUT: &'static str =
        "adds members that the contract does not have to each object of the result";
    const SEEN: &'static str = "Members of some newer contract in the result and in all that it holds; a client ignores them.";
    const EXAMPLE: &'static str = r#"{ "kind": "extra_members", "method": "session/*" }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "extra_members", "member": "x" }"#, "member");

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        exchange.changed(|response| {
            extend(response.get_mut("result")?);
            Some(())
        })
    }
}

fn extend(value: &mut Value) {
    match value {
        Value::Object(members) => {
            members.values_mut().for_each(extend);
            members.insert("xFuture".to_owned(), json!({ "since": "tomorrow" }));
        }
        Value::Array(items) => items.iter_mut().for_each(extend),
        _ => {}
    }
}

impl Fault {
    /// Adds members that the contract does not have to each object of the result.
    pub fn extra_members() -> Fault {
        Fault::of(ExtraMembers {})
    }
}
