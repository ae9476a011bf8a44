//! M-REV-06: a change raises the revision by two.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RevisionRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-REV-06",
    title: "A change raises the revision by two",
    rules: || Arc::new(CountsInTwos),
    shown_by: calls(
        &[
            START,
            call(
                "session/config/put",
                r#"{"sessionId":"s","config":{"limits":{"maxTurns":5}}}"#,
            ),
        ],
        "`configRevision` is 2 in place of 1",
    ),
    fails: &[(
        "REV-03",
        "a change is followed by the revision after the next",
    )],
};

/// The gateway counts when it checks and when it writes.
struct CountsInTwos;

impl Rules for CountsInTwos {
    fn revisions(&self) -> &dyn RevisionRules {
        self
    }
}

impl RevisionRules for CountsInTwos {
    fn step(&self) -> u64 {
        2
    }
}
