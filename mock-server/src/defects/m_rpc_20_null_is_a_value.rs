//! M-RPC-20: null is taken for a value.

use api_contract::lightspeed::events::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-20",
    title: "Null is taken for a value",
    rules: || params_of(SessionEventsRead::NAME, null_is_a_value),
    shown_by: calls(
        &[
            START,
            call("session/events/read", r#"{"sessionId":"s","limit":null}"#),
        ],
        "An error -32602 in place of the events",
    ),
    fails: &[("RPC-18", "a null limit is refused")],
};

/// The gateway reads null as the text that it is written as.
fn null_is_a_value(params: &mut Value) {
    if params.get("limit").is_some_and(Value::is_null) {
        params["limit"] = json!("null");
    }
}
