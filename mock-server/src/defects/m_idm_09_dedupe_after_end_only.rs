//! M-IDM-09: a submission id is known only when its run has ended.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, calls};
use crate::core::rules::{EarlierRun, Rules, RunRules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-09",
    title: "A submission id is known only when its run has ended",
    rules: || Arc::new(DedupeAfterEndOnly),
    shown_by: calls(
        &[START, ONE, ONE],
        "The second start answers `run_2` in place of `run_1`",
    ),
    fails: &[
        (
            "IDEM-01",
            "the replays during the run make runs of their own",
        ),
        (
            "IDEM-03",
            "the replays of a queued or running run make new runs",
        ),
        (
            "IDEM-04",
            "a reused id is taken as a new submission while the first run goes on",
        ),
        ("IDEM-05", "identical starts at once make a run each"),
        ("IDEM-06", "both contents make runs"),
        (
            "IDEM-09",
            "the retry comes during the run and makes a second one",
        ),
        ("IDEM-19", "another notification makes another run"),
    ],
};

/// How long a run takes to begin.
const SLOW_MS: u64 = 1_000;

/// The gateway looks for submission ids among the runs that have ended.
struct DedupeAfterEndOnly;

impl Rules for DedupeAfterEndOnly {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }

    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl SubmissionRules for DedupeAfterEndOnly {
    fn is_found(&self, earlier: EarlierRun) -> bool {
        earlier.ended
    }
}

impl RunRules for DedupeAfterEndOnly {
    fn begins_after_ms(&self, _usual: u64) -> u64 {
        // So that whoever repeats a submission at once repeats it during the run.
        SLOW_MS
    }
}
