//! M-CON-02: a run that is cancelled while it completes has both ends.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{LateCancellation, Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CON-02",
    title: "A run that is cancelled while it completes has both ends",
    rules: || Arc::new(CancelledWhileCompleting),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 20 },
            call(
                "session/runs/cancel",
                r#"{"sessionId":"s","runId":"run_1"}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":11}}"#,
            ),
        ],
        "The cancellation succeeds in place of an error -32010, and `runCancelled` follows `runCompleted`",
    ),
    fails: &[
        (
            "ERR-05",
            "the cancellation of a run that has just ended is not refused",
        ),
        (
            "TERM-01",
            "the run that was cancelled after its end has two ends",
        ),
        (
            "TERM-06",
            "the cancellation of a run that ended just before is not refused",
        ),
    ],
};

/// How long after its end a cancellation still reaches a run, in milliseconds.
const APART_MS: u64 = 10_000;

/// The gateway looks at the run first and writes its cancellation a little later.
struct CancelledWhileCompleting;

impl Rules for CancelledWhileCompleting {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for CancelledWhileCompleting {
    fn late_cancellation(&self, ended_ms_ago: u64) -> LateCancellation {
        if ended_ms_ago <= APART_MS {
            LateCancellation::Written
        } else {
            LateCancellation::Refused
        }
    }
}
