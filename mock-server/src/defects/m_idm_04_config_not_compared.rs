//! M-IDM-04: the settings of a repeated submission are not compared.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, call, calls};
use crate::core::rules::{Comparison, Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-04",
    title: "The settings of a repeated submission are not compared",
    rules: || Arc::new(ConfigNotCompared),
    shown_by: calls(
        &[
            START,
            ONE,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"one"}]},"config":{"limits":{"maxTurns":2}}}"#,
            ),
        ],
        "The second start, with another limit, answers `run_1` in place of an error -32010",
    ),
    fails: &[(
        "IDEM-04",
        "the rows that differ in settings return the first run",
    )],
};

/// The gateway compares everything but the settings.
struct ConfigNotCompared;

impl Rules for ConfigNotCompared {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for ConfigNotCompared {
    fn is_replay(&self, compared: Comparison) -> bool {
        compared.input && compared.notification && compared.wording
    }
}
