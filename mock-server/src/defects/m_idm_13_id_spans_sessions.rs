//! M-IDM-13: a submission id means the same in all sessions.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, call, calls};
use crate::core::rules::{Rules, SubmissionRules, SubmissionScope};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-13",
    title: "A submission id means the same in all sessions",
    rules: || Arc::new(IdSpansSessions),
    shown_by: calls(
        &[
            START,
            call("session/start", r#"{"sessionId":"t"}"#),
            ONE,
            call(
                "session/runs/start",
                r#"{"sessionId":"t","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
            call("session/runs/list", r#"{"sessionId":"t"}"#),
        ],
        "The second start answers with the run of the other session, and its own has none",
    ),
    fails: &[(
        "IDEM-07",
        "the answer names a run that its session never accepted",
    )],
};

/// The gateway keeps one table of submission ids for all sessions.
struct IdSpansSessions;

impl Rules for IdSpansSessions {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for IdSpansSessions {
    fn scope(&self) -> SubmissionScope {
        SubmissionScope::Universe
    }
}
