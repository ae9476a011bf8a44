//! M-CON-04: of two runs that are accepted at the same time the log keeps one.

use std::sync::Arc;

use api_contract::lightspeed::events::{SessionEventKindView, SessionEventView};

use super::Defect;
use super::demonstration::{SLEEPER, START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CON-04",
    title: "Of two runs that are accepted at the same time the log keeps one",
    rules: || Arc::new(EventOverwritten),
    shown_by: calls(
        &[
            START,
            SLEEPER,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"second"}]}}"#,
            ),
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"third"}]}}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":5}}"#,
            ),
        ],
        "The log has no `runAccepted` of the second run, whose start was answered",
    ),
    fails: &[
        ("TERM-03", "the log does not show that a run was accepted"),
        ("TERM-08", "the log does not show that a run was accepted"),
    ],
};

/// How long after an event another one is taken for simultaneous, in milliseconds.
const APART_MS: u64 = 10_000;

/// The gateway reads the head of the log twice before it writes, and the second event takes the
/// place of the first. Its number stays unused.
struct EventOverwritten;

impl Rules for EventOverwritten {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for EventOverwritten {
    fn overwrites(&self, before: &SessionEventView, event: &SessionEventView) -> bool {
        let accepts = |event: &SessionEventView| {
            matches!(event.kind, SessionEventKindView::RunAccepted { .. })
        };
        let apart_ms = event.observed_at_ms.saturating_sub(before.observed_at_ms);
        accepts(before) && accepts(event) && apart_ms <= APART_MS
    }
}
