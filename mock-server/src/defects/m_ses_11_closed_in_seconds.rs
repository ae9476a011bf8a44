//! M-SES-11: the time of the close is told in seconds.

use api_contract::lightspeed::sessions::SessionRead;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::result_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-11",
    title: "The time of the close is told in seconds",
    rules: || result_of(SessionRead::NAME, closed_in_seconds),
    shown_by: calls(
        &[
            START,
            call("session/close", r#"{"sessionId":"s"}"#),
            call("session/read", r#"{"sessionId":"s"}"#),
        ],
        "`closedAtMs` is long before `createdAtMs`",
    ),
    fails: &[("SESS-11", "the session was closed before it was created")],
};

/// The gateway has one time of another clock.
fn closed_in_seconds(result: &mut Value) {
    if let Some(closed) = result.pointer_mut("/session/closedAtMs") {
        *closed = closed.as_u64().map(|ms| ms / 1000).into();
    }
}
