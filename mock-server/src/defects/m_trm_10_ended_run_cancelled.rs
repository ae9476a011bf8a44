//! M-TRM-10: a run that has ended can be cancelled.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{LateCancellation, Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-10",
    title: "A run that has ended can be cancelled",
    rules: || Arc::new(EndedRunCancelled),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 20 },
            call(
                "session/runs/cancel",
                r#"{"sessionId":"s","runId":"run_1"}"#,
            ),
        ],
        "The cancellation succeeds in place of an error -32010",
    ),
    fails: &[
        (
            "ERR-05",
            "the cancellation of a run that ended is not refused",
        ),
        (
            "TERM-06",
            "the cancellation of a run that ended is not refused",
        ),
    ],
};

/// The gateway takes the cancellation of any run it knows.
struct EndedRunCancelled;

impl Rules for EndedRunCancelled {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for EndedRunCancelled {
    fn late_cancellation(&self, _ended_ms_ago: u64) -> LateCancellation {
        LateCancellation::Ignored
    }
}
