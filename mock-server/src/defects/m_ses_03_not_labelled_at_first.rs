//! M-SES-03: a session cannot be labelled at first.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-03",
    title: "A session cannot be labelled at first",
    rules: || Arc::new(NotLabelledAtFirst),
    shown_by: calls(
        &[
            START,
            call(
                "session/metadata/put",
                r#"{"sessionId":"s","metadata":{"a":"b"}}"#,
            ),
            Step::Wait { ms: 30000 },
            call(
                "session/metadata/put",
                r#"{"sessionId":"s","metadata":{"a":"b"}}"#,
            ),
        ],
        "The first put does not find the session, the one half a minute later does",
    ),
    fails: &[
        ("SESS-03", "a session that was just started is not found"),
        ("META-01", "a session that was just started is not found"),
        ("META-02", "the control, a put of 32 labels, is not found"),
    ],
};

/// How late that is: longer than anybody waits who labels what was just made.
const LAG_MS: u64 = 30_000;

/// The gateway keeps labels in a store that hears of sessions late.
struct NotLabelledAtFirst;

impl Rules for NotLabelledAtFirst {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for NotLabelledAtFirst {
    fn can_be_labelled(&self, age_ms: u64) -> bool {
        age_ms >= LAG_MS
    }
}
