//! M-SES-07: a session with a run at work is shown as idle.

use api_contract::lightspeed::sessions::SessionRead;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{HELLO, START, call, calls};
use super::edits::result_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-07",
    title: "A session with a run at work is shown as idle",
    rules: || result_of(SessionRead::NAME, active_shown_as_idle),
    shown_by: calls(
        &[START, HELLO, call("session/read", r#"{"sessionId":"s"}"#)],
        "The status is `idle` in place of `active`",
    ),
    fails: &[("Q06", "a session at work says that it is idle")],
};

/// The gateway shows whether a session is closed, and no more of what it does.
fn active_shown_as_idle(result: &mut Value) {
    let status = &mut result["session"]["status"];
    if *status == "active" {
        *status = "idle".into();
    }
}
