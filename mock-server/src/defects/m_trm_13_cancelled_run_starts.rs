//! M-TRM-13: a queued run that was cancelled starts all the same.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{SLEEPER, START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-13",
    title: "A queued run that was cancelled starts all the same",
    rules: || Arc::new(CancelledRunStarts),
    shown_by: calls(
        &[
            START,
            SLEEPER,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"second"}]}}"#,
            ),
            call(
                "session/runs/cancel",
                r#"{"sessionId":"s","runId":"run_2"}"#,
            ),
            call(
                "session/runs/cancel",
                r#"{"sessionId":"s","runId":"run_1"}"#,
            ),
            Step::Wait { ms: 10 },
            call("session/runs/read", r#"{"sessionId":"s","runId":"run_2"}"#),
        ],
        "The second run is `queued` after its cancellation, and `running` when the first one has ended",
    ),
    fails: &[
        ("TERM-01", "the run has two ends"),
        ("TERM-02", "the run goes on after its cancellation"),
        ("TERM-03", "the run starts after its cancellation"),
        (
            "TERM-07",
            "the run is said to be queued after its cancellation",
        ),
        ("TERM-11", "a turn of the run goes on behind its end"),
        (
            "Q06",
            "a session is active without a run that has not ended",
        ),
    ],
};

/// The gateway writes that the run was cancelled and leaves it in the queue.
struct CancelledRunStarts;

impl Rules for CancelledRunStarts {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

/// How long a run takes to begin: long enough for whoever looks at it.
const SLOW_MS: u64 = 200;

impl RunRules for CancelledRunStarts {
    fn begins_after_ms(&self, _usual: u64) -> u64 {
        SLOW_MS
    }

    fn cancel_leaves_queue(&self) -> bool {
        false
    }
}
