//! M-REV-01: a change of a configuration is let in whatever revision it was made from.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RevisionRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-REV-01",
    title: "A change of a configuration is let in whatever revision it was made from",
    rules: || Arc::new(RevisionNotCompared),
    shown_by: calls(
        &[
            START,
            call(
                "session/config/put",
                r#"{"sessionId":"s","expectedConfigRevision":7,"config":{"limits":{"maxTurns":5}}}"#,
            ),
        ],
        "The put succeeds in place of an error -32009",
    ),
    fails: &[
        ("ERR-01", "a change made from another revision is let in"),
        ("ERR-05", "a change made from another revision is let in"),
        ("REV-01", "changes made from other revisions are let in"),
        ("REV-04", "changes made at once are all let in"),
    ],
};

/// The gateway does not look at the expected revision.
struct RevisionNotCompared;

impl Rules for RevisionNotCompared {
    fn revisions(&self) -> &dyn RevisionRules {
        self
    }
}

impl RevisionRules for RevisionNotCompared {
    fn fits(&self, _expected: u64, _found: u64, _changed_ms_ago: u64) -> bool {
        true
    }
}
