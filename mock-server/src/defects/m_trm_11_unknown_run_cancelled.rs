//! M-TRM-11: a run that never was can be cancelled.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-11",
    title: "A run that never was can be cancelled",
    rules: || Arc::new(UnknownRunCancelled),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/cancel",
                r#"{"sessionId":"s","runId":"run_7"}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2}}"#,
            ),
        ],
        "The cancellation succeeds in place of an error -32004, and the log has a `runCancelled` of the run",
    ),
    fails: &[
        ("TERM-03", "the log tells of a run that nobody started"),
        (
            "TERM-06",
            "the cancellation of a run that never was is not refused",
        ),
    ],
};

/// The gateway writes the cancellation of whatever run it is told.
struct UnknownRunCancelled;

impl Rules for UnknownRunCancelled {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for UnknownRunCancelled {
    fn cancel_needs_run(&self) -> bool {
        false
    }
}
