//! M-RET-01: a retention time of 0 is taken.

use api_contract::lightspeed::sessions::SessionRetentionPut;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-RET-01",
    title: "A retention time of 0 is taken",
    rules: || params_of(SessionRetentionPut::NAME, no_time_is_a_time),
    shown_by: calls(
        &[
            START,
            call(
                "session/retention/put",
                r#"{"sessionId":"s","deleteAfterCloseMs":0}"#,
            ),
        ],
        "The put succeeds in place of an error -32602",
    ),
    fails: &[("RET-01", "a time of 0 is taken")],
};

/// The gateway takes the next time that it knows.
fn no_time_is_a_time(params: &mut Value) {
    if params
        .get("deleteAfterCloseMs")
        .is_some_and(|time| *time == 0)
    {
        params["deleteAfterCloseMs"] = 1.into();
    }
}
