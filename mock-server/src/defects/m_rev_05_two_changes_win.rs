//! M-REV-05: of two changes made from one revision at the same time both are let in.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RevisionRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-REV-05",
    title: "Of two changes made from one revision at the same time both are let in",
    rules: || Arc::new(TwoChangesWin),
    shown_by: calls(
        &[
            START,
            call(
                "session/config/put",
                r#"{"sessionId":"s","expectedConfigRevision":0,"config":{"limits":{"maxTurns":5}}}"#,
            ),
            call(
                "session/config/put",
                r#"{"sessionId":"s","expectedConfigRevision":0,"config":{"limits":{"maxTurns":6}}}"#,
            ),
        ],
        "The second put succeeds in place of an error -32009, and the first one is lost",
    ),
    fails: &[
        ("REV-01", "a change made from the revision before is let in"),
        ("REV-04", "two changes made at once are let in"),
    ],
};

/// How long after a change another one is taken for simultaneous, in milliseconds.
const APART_MS: u64 = 10_000;

/// The gateway compares revisions first and writes a little later.
struct TwoChangesWin;

impl Rules for TwoChangesWin {
    fn revisions(&self) -> &dyn RevisionRules {
        self
    }
}

impl RevisionRules for TwoChangesWin {
    fn fits(&self, expected: u64, found: u64, changed_ms_ago: u64) -> bool {
        expected == found || (expected + 1 == found && changed_ms_ago <= APART_MS)
    }
}
