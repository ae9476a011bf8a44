//! M-CON-04: of two runs that are accepted at the same time the log keeps one.

use std::sync::Arc;

use api_contract::lightspeed::events::{SessionEventKindView, SessionEventView};

use super::Defect;
use super::demonstration::{SLEEPER, START, call, calls};
use crate::core::rules::{CursorRules, Rules, RunRules};

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
        (
            "IDEM-05",
            "the log keeps one of the runs that were accepted at once",
        ),
        (
            "IDEM-08",
            "the log keeps one of the runs that were accepted at once",
        ),
        (
            "IDEM-10",
            "the log keeps one of the runs that were accepted at once",
        ),
        (
            "IDEM-13",
            "the log keeps one of the runs that were accepted at once",
        ),
        (
            "IDEM-15",
            "the log keeps one of the runs that were accepted at once",
        ),
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

    fn runs(&self) -> &dyn RunRules {
        self
    }
}

/// How long a run takes to begin: nothing comes between two that are accepted one after the other.
const SLOW_MS: u64 = 200;

impl RunRules for EventOverwritten {
    fn begins_after_ms(&self, _usual: u64) -> u64 {
        SLOW_MS
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
