//! M-SES-10: a start under the id of a closed session is answered as idle.

use api_contract::lightspeed::sessions::SessionStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::result_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-10",
    title: "A start under the id of a closed session is answered as idle",
    rules: || result_of(SessionStart::NAME, closed_start_looks_idle),
    shown_by: calls(
        &[START, call("session/close", r#"{"sessionId":"s"}"#), START],
        "The status is `idle` in place of `closed`",
    ),
    fails: &[("SESS-10", "the closed session is answered as idle")],
};

/// The gateway answers every start alike.
fn closed_start_looks_idle(result: &mut Value) {
    result["session"]["status"] = "idle".into();
}
