//! M-CON-03: a run that is started while its session closes is accepted after the close.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, START, call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CON-03",
    title: "A run that is started while its session closes is accepted after the close",
    rules: || Arc::new(RunAcceptedWhileClosing),
    shown_by: calls(
        &[
            START,
            call("session/close", r#"{"sessionId":"s"}"#),
            HELLO,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2}}"#,
            ),
        ],
        "The start succeeds in place of an error -32010, and `runAccepted` follows `sessionClosed`",
    ),
    fails: &[
        (
            "SESS-08",
            "a run that is started soon after the close is accepted",
        ),
        (
            "SESS-10",
            "a run that is started soon after the close is accepted",
        ),
        ("TERM-12", "a run is accepted behind the close"),
    ],
};

/// How long after its close a session still takes runs, in milliseconds.
const APART_MS: u64 = 10_000;

/// The gateway looks at the session first and accepts the run a little later.
struct RunAcceptedWhileClosing;

impl Rules for RunAcceptedWhileClosing {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for RunAcceptedWhileClosing {
    fn takes_runs(&self, closed_ms_ago: Option<u64>) -> bool {
        closed_ms_ago.is_none_or(|ms| ms <= APART_MS)
    }
}
