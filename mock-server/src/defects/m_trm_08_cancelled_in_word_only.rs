//! M-TRM-08: a cancellation is answered with `cancelled`, and the run completes.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{SLEEPER, START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-08",
    title: "A cancellation is answered with `cancelled`, and the run completes",
    rules: || Arc::new(CancelledInWordOnly),
    shown_by: calls(
        &[
            START,
            SLEEPER,
            Step::Wait { ms: 5 },
            call(
                "session/runs/cancel",
                r#"{"sessionId":"s","runId":"run_1"}"#,
            ),
            Step::Wait { ms: 20 },
            call("session/runs/read", r#"{"sessionId":"s","runId":"run_1"}"#),
        ],
        "The cancellation is answered with `cancelled` in place of `cancelling`, and the run ends as `completed`",
    ),
    fails: &[
        ("APPR-04", "the parked run that was cancelled completes"),
        ("TERM-04", "the run was cancelled, and is completed"),
        ("TERM-05", "the run that was cancelled completes"),
        (
            "TERM-11",
            "the turn that the cancellation found is never closed",
        ),
    ],
};

/// The gateway says that the run was cancelled and lets it complete.
struct CancelledInWordOnly;

impl Rules for CancelledInWordOnly {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for CancelledInWordOnly {
    fn cancel_stops_work(&self) -> bool {
        false
    }
}
