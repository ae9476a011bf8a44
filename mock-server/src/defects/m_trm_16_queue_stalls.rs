//! M-TRM-16: the queue stands still after a run that did not complete.

use std::sync::Arc;

use api_contract::lightspeed::runs::RunStatus;

use super::Defect;
use super::demonstration::{SLEEPER, START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-16",
    title: "The queue stands still after a run that did not complete",
    rules: || Arc::new(QueueStalls),
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
                r#"{"sessionId":"s","runId":"run_1"}"#,
            ),
            Step::Wait { ms: 10 },
            call("session/runs/read", r#"{"sessionId":"s","runId":"run_2"}"#),
        ],
        "The second run is still `queued` when the first one was cancelled",
    ),
    fails: &[
        ("REV-05", "the run behind a cancelled one never ends"),
        ("TERM-01", "a run waits in the queue for ever"),
        ("TERM-02", "a run waits in the queue for ever"),
        ("TERM-03", "a run waits in the queue for ever"),
        ("TERM-04", "a run waits in the queue for ever"),
        ("TERM-07", "a run waits in the queue for ever"),
        ("TERM-08", "a run waits in the queue for ever"),
        ("TERM-10", "a run waits in the queue for ever"),
        ("TERM-13", "a run waits in the queue for ever"),
        ("TERM-15", "a run waits in the queue for ever"),
        ("APPR-04", "a run waits in the queue for ever"),
    ],
};

/// The gateway looks at its queue only when a run completes or is accepted.
struct QueueStalls;

impl Rules for QueueStalls {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for QueueStalls {
    fn queue_goes_on(&self, ended: RunStatus) -> bool {
        ended == RunStatus::Completed
    }
}
