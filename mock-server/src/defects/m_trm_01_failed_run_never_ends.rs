//! M-TRM-01: a run whose turn fails never ends.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-01",
    title: "A run whose turn fails never ends",
    rules: || Arc::new(FailedRunNeverEnds),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"fail400"}]}}"#,
            ),
            Step::Wait { ms: 20 },
            call("session/runs/read", r#"{"sessionId":"s","runId":"run_1"}"#),
        ],
        "The run is `running` in place of `failed`, for ever",
    ),
    fails: &[
        ("IDEM-02", "the run whose turn fails does not end in time"),
        ("TERM-01", "the run whose turn fails does not end in time"),
        ("TERM-02", "the run whose turn fails does not end in time"),
        ("TERM-03", "the run whose turn fails does not end in time"),
        ("TERM-04", "the run whose turn fails does not end in time"),
        ("TERM-09", "the run whose turn fails does not end in time"),
    ],
};

/// The gateway closes the turn and waits for another try, which nobody makes.
struct FailedRunNeverEnds;

impl Rules for FailedRunNeverEnds {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for FailedRunNeverEnds {
    fn failure_ends_run(&self) -> bool {
        false
    }
}
