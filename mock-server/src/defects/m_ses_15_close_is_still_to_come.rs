//! M-SES-15: a close is answered as if it had still to come.

use api_contract::lightspeed::sessions::SessionClose;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::result_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-15",
    title: "A close is answered as if it had still to come",
    rules: || result_of(SessionClose::NAME, close_is_still_to_come),
    shown_by: calls(
        &[START, call("session/close", r#"{"sessionId":"s"}"#)],
        "The status is `idle` in place of `closed`",
    ),
    fails: &[
        ("SESS-06", "a session that was closed is answered as idle"),
        (
            "SESS-07",
            "a session that was closed by force is answered as idle",
        ),
        (
            "TERM-12",
            "a session that was closed by force is answered as idle",
        ),
    ],
};

/// The gateway answers with the session as it was when the close came.
fn close_is_still_to_come(result: &mut Value) {
    result["session"]["status"] = json!("idle");
}
