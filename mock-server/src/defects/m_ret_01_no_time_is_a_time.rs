//! M-RET-01: a session is deleted after no time.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionRetentionPut;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RET-01",
    title: "A session is deleted after no time",
    rules: || Arc::new(NoTimeIsATime),
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
struct NoTimeIsATime;

impl Rules for NoTimeIsATime {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for NoTimeIsATime {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionRetentionPut::NAME
            && params
                .get("deleteAfterCloseMs")
                .is_some_and(|time| *time == 0)
        {
            params["deleteAfterCloseMs"] = 1.into();
        }
    }
}
