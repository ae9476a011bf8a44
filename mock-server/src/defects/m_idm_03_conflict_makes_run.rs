//! M-IDM-03: a submission id reused for other content makes a run.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, TWO, calls};
use crate::core::rules::{EarlierRun, Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-03",
    title: "A submission id reused for other content makes a run",
    rules: || Arc::new(ConflictMakesRun),
    shown_by: calls(
        &[START, ONE, TWO],
        "The second start answers `run_2` in place of an error -32010",
    ),
    fails: &[
        ("ERR-05", "a reused id with other content makes a run"),
        ("IDEM-03", "other content makes another run"),
        (
            "IDEM-04",
            "the first row of the matrix makes a run in place of being rejected",
        ),
        ("IDEM-06", "both contents make runs"),
        ("IDEM-17", "another name for the file makes another run"),
        ("IDEM-19", "another notification makes another run"),
    ],
};

/// The gateway takes other content for another submission.
struct ConflictMakesRun;

impl Rules for ConflictMakesRun {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for ConflictMakesRun {
    fn conflict_makes_run(&self, _earlier: EarlierRun) -> bool {
        true
    }
}
