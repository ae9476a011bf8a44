//! M-IDM-08: a submission id is forgotten when its run ends.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, Step, calls};
use crate::core::rules::{EarlierRun, Rules, RunRules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-08",
    title: "A submission id is forgotten when its run ends",
    rules: || Arc::new(DedupeWhileActiveOnly),
    shown_by: calls(
        &[START, ONE, Step::Wait { ms: 1_100 }, ONE],
        "The start after the end answers `run_2` in place of `run_1`",
    ),
    fails: &[
        ("ERR-05", "a reused id with other content makes a run"),
        ("IDEM-02", "the replay after the end makes a new run"),
        (
            "IDEM-03",
            "the replay that comes when the cancelled run has ended makes a new run",
        ),
        (
            "IDEM-04",
            "the control of the matrix comes after the end and makes a new run",
        ),
        ("IDEM-06", "the run has ended when other content comes"),
        (
            "IDEM-09",
            "the replay after the end of the retried run makes a new run",
        ),
        (
            "IDEM-11",
            "the replay after the close is refused like new work",
        ),
        (
            "IDEM-12",
            "the run has ended when its submission is worded anew",
        ),
        (
            "IDEM-15",
            "the runs have ended when their submissions come again",
        ),
        ("IDEM-17", "the run has ended when its file comes again"),
        (
            "IDEM-18",
            "the run has ended when its submission comes under other ids",
        ),
        (
            "IDEM-19",
            "the run has ended when another notification comes",
        ),
        (
            "GAP-08",
            "the submission whose events were dropped makes another run",
        ),
    ],
};

/// How long a run takes to begin.
const SLOW_MS: u64 = 300;

/// The gateway looks for submission ids among the runs that have not ended.
struct DedupeWhileActiveOnly;

impl Rules for DedupeWhileActiveOnly {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }

    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl SubmissionRules for DedupeWhileActiveOnly {
    fn is_found(&self, earlier: EarlierRun) -> bool {
        !earlier.ended
    }
}

impl RunRules for DedupeWhileActiveOnly {
    fn begins_after_ms(&self, _usual: u64) -> u64 {
        // So that whoever repeats a submission at once repeats it during the run.
        SLOW_MS
    }
}
