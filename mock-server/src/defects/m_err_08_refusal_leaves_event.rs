//! M-ERR-08: a rejected submission leaves an event.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{ONE, START, TWO, call, calls};
use crate::core::rules::{Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-ERR-08",
    title: "A rejected submission leaves an event",
    rules: || Arc::new(RefusalLeavesEvent),
    shown_by: calls(
        &[
            START,
            ONE,
            TWO,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":5}}"#,
            ),
        ],
        "A second `runAccepted` stands in the log after the rejection",
    ),
    fails: &[
        ("ERR-05", "the rejected submission leaves an event behind"),
        (
            "IDEM-03",
            "the refused submission left an accepted run in the log",
        ),
        ("IDEM-04", "the rejected submission leaves an event behind"),
        (
            "IDEM-17",
            "the refused submission left an accepted run in the log",
        ),
        ("IDEM-19", "the refused submission left an event"),
        (
            "TERM-02",
            "the run of the id is told as accepted after its end",
        ),
        ("TERM-03", "the run of the id is accepted twice"),
    ],
};

/// The gateway writes to the log before it compares, and does not take it back.
struct RefusalLeavesEvent;

impl Rules for RefusalLeavesEvent {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for RefusalLeavesEvent {
    fn tells_again(&self, replay: bool) -> bool {
        !replay
    }
}
