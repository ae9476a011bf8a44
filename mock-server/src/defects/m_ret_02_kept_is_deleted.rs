//! M-RET-02: a session that is to be kept is deleted.

use api_contract::lightspeed::sessions::SessionStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{Step, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-RET-02",
    title: "A session that is to be kept is deleted",
    rules: || params_of(SessionStart::NAME, kept_is_deleted),
    shown_by: calls(
        &[
            call(
                "session/start",
                r#"{"sessionId":"s","deleteAfterCloseMs":null}"#,
            ),
            call("session/close", r#"{"sessionId":"s"}"#),
            Step::Wait { ms: 10 },
            call("session/read", r#"{"sessionId":"s"}"#),
        ],
        "The session is not found in place of being closed",
    ),
    fails: &[("RET-02", "the session without a time is gone")],
};

/// The gateway takes null for the shortest time.
fn kept_is_deleted(params: &mut Value) {
    if params.get("deleteAfterCloseMs").is_some_and(Value::is_null) {
        params["deleteAfterCloseMs"] = 1.into();
    }
}
