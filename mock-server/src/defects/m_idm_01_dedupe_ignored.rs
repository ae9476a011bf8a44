//! M-IDM-01: a repeated submission makes another run.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{EarlierRun, Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-01",
    title: "A repeated submission makes another run",
    rules: || Arc::new(DedupeIgnored),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
            call(
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
        ],
        "The second start answers `run_2` in place of `run_1`",
    ),
    fails: &[
        ("ERR-05", "a reused id with other content is not refused"),
        ("IDEM-01", "the replays make runs of their own"),
        ("IDEM-02", "the replay after the end makes a new run"),
        (
            "IDEM-03",
            "the replays of a queued, running or cancelling run make new runs",
        ),
        (
            "IDEM-04",
            "a reused id with other content is taken as a new submission",
        ),
        ("IDEM-05", "identical starts at once make a run each"),
        ("IDEM-06", "both contents make runs"),
        (
            "IDEM-09",
            "the retry after a lost response makes a second run",
        ),
        (
            "IDEM-11",
            "the replay after the close is refused like new work",
        ),
        (
            "IDEM-12",
            "the same submission in other words makes another run",
        ),
        (
            "IDEM-15",
            "the submission sent again is refused as new work of a closed session",
        ),
        ("IDEM-17", "a repeated file makes another run"),
        (
            "IDEM-18",
            "one submission under other JSON-RPC ids makes another run",
        ),
        ("IDEM-19", "another notification makes another run"),
        (
            "GAP-08",
            "the submission whose events were dropped makes another run",
        ),
    ],
};

/// The gateway forgets which submission ids it has seen.
struct DedupeIgnored;

impl Rules for DedupeIgnored {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for DedupeIgnored {
    fn is_found(&self, _earlier: EarlierRun) -> bool {
        false
    }
}
