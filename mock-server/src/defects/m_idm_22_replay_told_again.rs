//! M-IDM-22: a repeated submission is told in the log again.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, call, calls};
use crate::core::rules::{Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-22",
    title: "A repeated submission is told in the log again",
    rules: || Arc::new(ReplayToldAgain),
    shown_by: calls(
        &[
            START,
            ONE,
            ONE,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":5}}"#,
            ),
        ],
        "A second `runAccepted` of `run_1` stands in the log",
    ),
    fails: &[],
};

/// The gateway writes to the log before it looks for the id.
struct ReplayToldAgain;

impl Rules for ReplayToldAgain {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for ReplayToldAgain {
    fn tells_again(&self, replay: bool) -> bool {
        replay
    }
}
