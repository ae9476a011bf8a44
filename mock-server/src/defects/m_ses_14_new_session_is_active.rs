//! M-SES-14: a session under an id like the gateway's own is shown as active before it has a run.

use api_contract::lightspeed::sessions::SessionRead;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::result_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-14",
    title: "A session under an id like the gateway's own is shown as active before it has a run",
    rules: || result_of(SessionRead::NAME, new_session_is_active),
    shown_by: calls(
        &[
            call("session/start", r#"{"sessionId":"session_1"}"#),
            call("session/read", r#"{"sessionId":"session_1"}"#),
        ],
        "The status is `active` in place of `idle`",
    ),
    fails: &[("SESS-04", "a new session is active")],
};

/// The gateway expects a run in each session that it named itself, and takes it for one that is there.
fn new_session_is_active(result: &mut Value) {
    let session = &mut result["session"];
    let id = session["id"].as_str().unwrap_or_default();
    let has_runs = session["runs"]
        .as_array()
        .is_some_and(|runs| !runs.is_empty());
    if id.starts_with("session_") && !has_runs && session["status"] == "idle" {
        session["status"] = json!("active");
    }
}
