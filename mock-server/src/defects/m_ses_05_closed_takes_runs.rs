//! M-SES-05: a closed session takes runs.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-05",
    title: "A closed session takes runs",
    rules: || Arc::new(ClosedTakesRuns),
    shown_by: calls(
        &[START, call("session/close", r#"{"sessionId":"s"}"#), ONE],
        "A run is accepted in place of an error -32010",
    ),
    fails: &[
        ("SESS-08", "a run is accepted in a closed session"),
        (
            "SESS-10",
            "a session that was closed and started again takes a run",
        ),
        ("TERM-12", "a run is accepted behind the close"),
    ],
};

/// The gateway does not ask whether the session is open.
struct ClosedTakesRuns;

impl Rules for ClosedTakesRuns {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for ClosedTakesRuns {
    fn takes_runs(&self, _closed_ms_ago: Option<u64>) -> bool {
        true
    }
}
