//! M-CUR-20: a page shows an event of another session.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-20",
    title: "A page shows an event of another session",
    rules: || Arc::new(EventOfAnotherSession),
    shown_by: calls(
        &[
            START,
            call("session/start", r#"{"sessionId":"t"}"#),
            call("session/events/read", r#"{"sessionId":"s"}"#),
        ],
        "The `sessionId` of event 2 is `t` in place of `s`",
    ),
    fails: &[
        ("CUR-01", "an event names another session"),
        ("CUR-12", "an event of the page names another session"),
        ("CUR-13", "an event of the log names another session"),
    ],
};

/// The gateway looks up the second event of a log in that of the session next to it.
struct EventOfAnotherSession;

impl Rules for EventOfAnotherSession {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for EventOfAnotherSession {
    fn is_own(&self, seq: u64) -> bool {
        seq != 2
    }
}
