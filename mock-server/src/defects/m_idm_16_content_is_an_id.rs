//! M-IDM-16: equal submissions without an id are one run.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-16",
    title: "Equal submissions without an id are one run",
    rules: || Arc::new(ContentIsAnId),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
        ],
        "The second start answers `run_1` in place of `run_2`",
    ),
    fails: &[
        (
            "IDEM-08",
            "two submissions without an id are answered with one run",
        ),
        (
            "IDEM-18",
            "submissions without an id are answered with one run",
        ),
        (
            "SESS-08",
            "new work in a closed session is answered with a run of before",
        ),
    ],
};

/// The gateway makes an id from the content where there is none.
struct ContentIsAnId;

impl Rules for ContentIsAnId {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for ContentIsAnId {
    fn content_is_an_id(&self) -> bool {
        true
    }
}
