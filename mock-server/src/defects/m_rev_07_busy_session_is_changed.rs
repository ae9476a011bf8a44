//! M-REV-07: a session at work takes a configuration.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{SLEEPER, START, call, calls};
use crate::core::rules::{RevisionRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-REV-07",
    title: "A session at work takes a configuration",
    rules: || Arc::new(BusySessionIsChanged),
    shown_by: calls(
        &[
            START,
            SLEEPER,
            call(
                "session/config/put",
                r#"{"sessionId":"s","config":{"limits":{"maxTurns":5}}}"#,
            ),
        ],
        "The put succeeds in place of an error -32010",
    ),
    fails: &[
        ("ERR-05", "a configuration is put while a run is at work"),
        ("REV-05", "a configuration is taken while a run is at work"),
        ("APPR-04", "a configuration is put while a run is parked"),
    ],
};

/// The gateway does not look for runs.
struct BusySessionIsChanged;

impl Rules for BusySessionIsChanged {
    fn revisions(&self) -> &dyn RevisionRules {
        self
    }
}

impl RevisionRules for BusySessionIsChanged {
    fn put_needs_idle(&self) -> bool {
        false
    }
}
