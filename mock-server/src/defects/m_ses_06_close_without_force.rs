//! M-SES-06: a session with an active run closes without force.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{SLEEPER, START, call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-06",
    title: "A session with an active run closes without force",
    rules: || Arc::new(CloseWithoutForce),
    shown_by: calls(
        &[
            START,
            SLEEPER,
            call("session/close", r#"{"sessionId":"s"}"#),
        ],
        "The session closes in place of an error -32010",
    ),
    fails: &[
        (
            "APPR-04",
            "the close without force succeeds although a run is parked",
        ),
        (
            "ERR-05",
            "the close without force succeeds although a run is active",
        ),
        (
            "SESS-07",
            "the close without force succeeds although a run is active",
        ),
    ],
};

/// The gateway takes every close for a forced one.
struct CloseWithoutForce;

impl Rules for CloseWithoutForce {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for CloseWithoutForce {
    fn close_needs_force(&self, _has_runs: bool) -> bool {
        false
    }
}
