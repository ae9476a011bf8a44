//! M-GAP-10: a cursor at the last dropped event counts as lost.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{GapRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-GAP-10",
    title: "A cursor at the last dropped event counts as lost",
    rules: || Arc::new(GapAtTheEdge),
    shown_by: calls(
        &[
            START,
            Step::Trim {
                session: "s",
                through: 1,
            },
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":1}}"#,
            ),
        ],
        "The page after event 1 has a `gap`, although it misses nothing",
    ),
    fails: &[
        (
            "GAP-02",
            "the page from the last dropped event on has a gap",
        ),
        (
            "GAP-04",
            "going on from the cursor of the gap shows the gap again",
        ),
        (
            "GAP-06",
            "going on from the cursor of the gap shows the gap again",
        ),
    ],
};

/// The gateway compares with `<=` where `<` is meant.
struct GapAtTheEdge;

impl Rules for GapAtTheEdge {
    fn gaps(&self) -> &dyn GapRules {
        self
    }
}

impl GapRules for GapAtTheEdge {
    fn is_gap(&self, after: u64, dropped: u64) -> bool {
        dropped > 0 && after <= dropped
    }
}
