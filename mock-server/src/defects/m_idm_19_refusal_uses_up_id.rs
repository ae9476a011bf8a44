//! M-IDM-19: a refused submission uses up its id.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, call, calls};
use crate::core::rules::{Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-19",
    title: "A refused submission uses up its id",
    rules: || Arc::new(RefusalUsesUpId),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":" "}]}}"#,
            ),
            ONE,
        ],
        "The corrected submission is refused in place of answering `run_1`",
    ),
    fails: &[("IDEM-10", "the corrected submission is refused")],
};

/// The gateway stores the id before it judges the submission.
struct RefusalUsesUpId;

impl Rules for RefusalUsesUpId {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for RefusalUsesUpId {
    fn refusal_uses_up_id(&self) -> bool {
        true
    }
}
