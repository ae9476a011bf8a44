//! M-CON-03: a run that is started while its session closes is accepted after the close.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CON-03",
    title: "A run that is started while its session closes is accepted after the close",
    rules: || Arc::new(RunAcceptedWhileClosing),
    shown_by: calls(
        &[
            START,
            call("session/close", r#"{"sessionId":"s"}"#),
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"hello"}]}}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2}}"#,
            ),
        ],
        "The start succeeds in place of an error -32010, and `runAccepted` follows `sessionClosed`",
    ),
    fails: &[],
};

/// How long after its close a session still takes runs, in milliseconds.
const APART_MS: u64 = 1_000;

/// The gateway looks at the session first and accepts the run a little later.
struct RunAcceptedWhileClosing;

impl Rules for RunAcceptedWhileClosing {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for RunAcceptedWhileClosing {
    fn may_start_after_close(&self, closed_ms_ago: u64) -> bool {
        closed_ms_ago <= APART_MS
    }
}
