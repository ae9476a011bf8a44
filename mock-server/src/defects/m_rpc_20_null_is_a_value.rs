//! M-RPC-20: null is taken for a value.

use std::sync::Arc;

use api_contract::lightspeed::events::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-20",
    title: "Null is taken for a value",
    rules: || Arc::new(NullIsAValue),
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
struct NullIsAValue;

impl Rules for NullIsAValue {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for NullIsAValue {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionEventsRead::NAME && params.get("limit").is_some_and(Value::is_null) {
            params["limit"] = json!("null");
        }
    }
}
