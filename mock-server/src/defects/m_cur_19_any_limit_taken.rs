//! M-CUR-19: a limit of no event or of too many is taken.

use api_contract::lightspeed::events::{MAX_EVENT_LIMIT, SessionEventsRead};
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-19",
    title: "A limit of no event or of too many is taken",
    rules: || params_of(SessionEventsRead::NAME, any_limit_taken),
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
fn any_limit_taken(params: &mut Value) {
    if let Some(limit) = params.get("limit").and_then(Value::as_u64) {
        params["limit"] = limit.clamp(1, u64::from(MAX_EVENT_LIMIT)).into();
    }
}
