//! M-CUR-23: a read misses a queued run that was accepted just before.

use std::sync::Arc;

use api_contract::lightspeed::events::{SessionEventKindView, SessionEventView};

use super::Defect;
use super::demonstration::{HELLO, SLEEPER, START, Step, call, calls};
use crate::core::rules::{CursorRules, Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-23",
    title: "A read misses a queued run that was accepted just before",
    rules: || Arc::new(AcknowledgedBeforeReadable),
    shown_by: calls(
        &[
            START,
            SLEEPER,
            Step::Wait { ms: 5 },
            HELLO,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":8}}"#,
            ),
        ],
        "The page is empty, although the second run was accepted before",
    ),
    fails: &[
        (
            "CUR-05",
            "the head of the copy is behind one that was told before",
        ),
        (
            "CUR-15",
            "the read after an acknowledged submission does not bring its acceptance",
        ),
        ("TERM-15", "the log that is read lacks a run that is listed"),
    ],
};

/// The gateway answers reads from a copy that a queued run reaches with the event after it. A read
/// that waits goes to the log itself.
struct AcknowledgedBeforeReadable;

impl Rules for AcknowledgedBeforeReadable {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }

    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for AcknowledgedBeforeReadable {
    fn begins_after_ms(&self, _usual: u64) -> u64 {
        // So that nothing of the run at work comes after the acceptance of the next one.
        0
    }
}

impl CursorRules for AcknowledgedBeforeReadable {
    fn is_readable(
        &self,
        event: &SessionEventView,
        _age_ms: u64,
        followed_by: u64,
        waits: bool,
    ) -> bool {
        waits || followed_by > 0 || !matches!(event.kind, SessionEventKindView::RunAccepted { .. })
    }
}
