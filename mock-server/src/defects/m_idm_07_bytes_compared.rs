//! M-IDM-07: submissions are compared byte by byte.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, call, calls};
use crate::core::rules::{Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-07",
    title: "Submissions are compared byte by byte",
    rules: || Arc::new(BytesCompared),
    shown_by: calls(
        &[
            START,
            ONE,
            call(
                "session/runs/start",
                r#"{"submissionId":"a","sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
        ],
        "The second start, with its members in another order, is refused in place of answering `run_1`",
    ),
    fails: &[
        (
            "IDEM-04",
            "settings that say nothing are told from absent ones",
        ),
        ("IDEM-12", "the same submission in other words is rejected"),
    ],
};

/// The gateway compares the text of the parameters and not what it says.
struct BytesCompared;

impl Rules for BytesCompared {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for BytesCompared {
    fn wording(&self, body: &[u8]) -> Option<String> {
        let text = String::from_utf8_lossy(body);
        let (_, params) = text.split_once("\"params\"")?;
        Some(params.to_owned())
    }
}
