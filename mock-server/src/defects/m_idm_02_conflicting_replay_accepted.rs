//! M-IDM-02: a submission id reused for other content returns the first run.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Comparison, Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-02",
    title: "A submission id reused for other content returns the first run",
    rules: || Arc::new(ConflictingReplayAccepted),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
            call(
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"two"}]}}"#,
            ),
        ],
        "The second start answers `run_1` in place of an error -32010",
    ),
    fails: &[
        ("ERR-05", "a reused id with other content is not refused"),
        ("IDEM-03", "other content is answered with the run at work"),
        (
            "IDEM-04",
            "every row of the matrix returns the first run and no error",
        ),
        ("IDEM-06", "both contents are answered with a run"),
        (
            "IDEM-17",
            "another name for the file is answered with the first run",
        ),
        (
            "IDEM-19",
            "another notification is answered with the first run",
        ),
    ],
};

/// The gateway finds the earlier run and never compares what was submitted.
struct ConflictingReplayAccepted;

impl Rules for ConflictingReplayAccepted {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for ConflictingReplayAccepted {
    fn is_replay(&self, _compared: Comparison) -> bool {
        true
    }
}
