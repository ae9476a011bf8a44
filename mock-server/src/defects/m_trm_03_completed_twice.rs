//! M-TRM-03: a run completes twice.

use std::sync::Arc;

use api_contract::lightspeed::runs::RunStatus;

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-03",
    title: "A run completes twice",
    rules: || Arc::new(CompletedTwice),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 20 },
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":11}}"#,
            ),
        ],
        "There are two `runCompleted` in place of one",
    ),
    fails: &[("TERM-01", "a run has two ends")],
};

/// The gateway writes the end of a run that completes a second time.
struct CompletedTwice;

impl Rules for CompletedTwice {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for CompletedTwice {
    fn ends_told(&self, status: RunStatus) -> usize {
        if status == RunStatus::Completed { 2 } else { 1 }
    }
}
