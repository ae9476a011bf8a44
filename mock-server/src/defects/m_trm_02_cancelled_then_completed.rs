//! M-TRM-02: a cancelled run completes afterwards.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-02",
    title: "A cancelled run completes afterwards",
    rules: || Arc::new(CancelledThenCompleted),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"sleep=forever"}]}}"#,
            ),
            Step::Wait { ms: 5 },
            call(
                "session/runs/cancel",
                r#"{"sessionId":"s","runId":"run_1"}"#,
            ),
            Step::Wait { ms: 20 },
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":9}}"#,
            ),
        ],
        "A `runCompleted` follows the `runCancelled`",
    ),
    fails: &[
        (
            "TERM-01",
            "a run that was at work when it was cancelled has two ends",
        ),
        (
            "TERM-15",
            "the log ends the cancelled run once more, as completed",
        ),
    ],
};

/// The gateway ends the run, and the completion that was on its way is written all the same.
struct CancelledThenCompleted;

impl Rules for CancelledThenCompleted {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for CancelledThenCompleted {
    fn cancel_drops_completion(&self) -> bool {
        false
    }
}
