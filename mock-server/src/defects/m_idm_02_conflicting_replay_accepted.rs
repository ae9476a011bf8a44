//! M-IDM-02: a submission id reused for other content returns the first run.

use std::sync::Arc;

use super::Defect;
use crate::core::Rules;

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-02",
    title: "A submission id reused for other content returns the first run",
    rules: || Arc::new(ConflictingReplayAccepted),
    fails: &[(
        "IDEM-04",
        "every row of the matrix returns the first run and no error",
    )],
};

/// The gateway finds the earlier run and never compares what was submitted.
struct ConflictingReplayAccepted;

impl Rules for ConflictingReplayAccepted {
    fn replay_matches(&self, _same: bool) -> bool {
        true
    }
}
