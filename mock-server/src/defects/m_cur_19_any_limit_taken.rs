//! M-CUR-19: a limit of no event or of too many is taken.

use std::sync::Arc;

use api_contract::lightspeed::events::{MAX_EVENT_LIMIT, SessionEventsRead};
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-19",
    title: "A limit of no event or of too many is taken",
    rules: || Arc::new(AnyLimitTaken),
    shown_by: calls(
        &[
            START,
            call("session/events/read", r#"{"sessionId":"s","limit":0}"#),
        ],
        "The page holds an event in place of an error -32602",
    ),
    fails: &[
        ("CUR-09", "a limit out of range is not refused"),
        ("E11", "limits beyond the bounds are taken backward"),
        ("ERR-01", "a limit of no event is not refused"),
    ],
};

/// The gateway brings the limit of a page of events into its range in place of refusing it.
struct AnyLimitTaken;

impl Rules for AnyLimitTaken {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for AnyLimitTaken {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionEventsRead::NAME
            && let Some(limit) = params.get("limit").and_then(Value::as_u64)
        {
            params["limit"] = limit.clamp(1, u64::from(MAX_EVENT_LIMIT)).into();
        }
    }
}
