//! M-TRM-14: a run starts although another one is active.

use std::sync::Arc;

use super::Defect;
use crate::core::Rules;

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-14",
    title: "A run starts although another one is active",
    rules: || Arc::new(TwoActiveRuns),
    fails: &[
        ("TERM-07", "there is no queued run to cancel"),
        (
            "TERM-08",
            "the second run starts before the first one has ended",
        ),
        ("IDEM-03", "there is no queued run to replay"),
    ],
};

/// The gateway starts every run when it accepts it.
struct TwoActiveRuns;

impl Rules for TwoActiveRuns {
    fn may_start_next(&self, _active: Option<u64>) -> bool {
        true
    }
}
