//! M-AUT-14: a submission id means the same in all universes.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{Who, call_as, with_keys};
use crate::core::rules::{Rules, SubmissionRules, SubmissionScope};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-14",
    title: "A submission id means the same in all universes",
    rules: || Arc::new(IdSpansUniverses),
    shown_by: with_keys(
        &[
            call_as(Who::First, "session/start", r#"{"sessionId":"s"}"#),
            call_as(Who::Second, "session/start", r#"{"sessionId":"s"}"#),
            call_as(
                Who::First,
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
            call_as(
                Who::Second,
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"a","source":{"type":"input","items":[{"type":"text","text":"two"}]}}"#,
            ),
        ],
        "The second caller is refused because of the run of the first",
    ),
    fails: &[(
        "AUTH-10",
        "the second tenant gets a run that its session does not have",
    )],
};

/// The gateway keeps one table of submission ids for everybody.
struct IdSpansUniverses;

impl Rules for IdSpansUniverses {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for IdSpansUniverses {
    fn scope(&self) -> SubmissionScope {
        SubmissionScope::OtherUniverses
    }
}
