//! M-TRM-02: a cancelled run completes afterwards.

use std::sync::Arc;

use super::Defect;
use crate::core::Rules;

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-02",
    title: "A cancelled run completes afterwards",
    rules: || Arc::new(CancelledThenCompleted),
    fails: &[(
        "TERM-01",
        "a run that was at work when it was cancelled has two ends",
    )],
};

/// The gateway ends the run, and the completion that was on its way is written all the same.
struct CancelledThenCompleted;

impl Rules for CancelledThenCompleted {
    fn cancel_drops_completion(&self) -> bool {
        false
    }
}
