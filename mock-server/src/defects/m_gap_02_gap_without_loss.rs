//! M-GAP-02: a read from the start has a gap although nothing was dropped.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{GapRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-GAP-02",
    title: "A read from the start has a gap although nothing was dropped",
    rules: || Arc::new(GapWithoutLoss),
    shown_by: calls(
        &[START, call("session/events/read", r#"{"sessionId":"s"}"#)],
        "The page has a `gap`",
    ),
    fails: &[(
        "GAP-02",
        "a read from the beginning of a whole log has a gap",
    )],
};

/// The gateway takes a cursor that is absent for one that was dropped.
struct GapWithoutLoss;

impl Rules for GapWithoutLoss {
    fn gaps(&self) -> &dyn GapRules {
        self
    }
}

impl GapRules for GapWithoutLoss {
    fn is_gap(&self, after: u64, dropped: u64) -> bool {
        after == 0 || after < dropped
    }
}
