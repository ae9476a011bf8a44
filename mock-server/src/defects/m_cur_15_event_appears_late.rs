//! M-CUR-15: an event appears after a later one was read.

use std::sync::Arc;

use api_contract::lightspeed::events::{SessionEventKindView, SessionEventView};

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-15",
    title: "An event appears after a later one was read",
    rules: || Arc::new(EventAppearsLate),
    shown_by: calls(
        &[
            START,
            HELLO,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":5},"waitMs":1000}"#,
            ),
            Step::Wait { ms: 5 },
            Step::Wait { ms: 10 },
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":5}}"#,
            ),
        ],
        "The read that waited gets event 7 without event 6, and a later read gets event 6",
    ),
    fails: &[
        (
            "CUR-11",
            "an event turns up below the cursor of a reader that waited",
        ),
        (
            "TERM-11",
            "a reader that waited gets the end of a turn without its start",
        ),
    ],
};

/// How long an event is on its way to a reader that waits, in milliseconds.
const LATE_MS: u64 = 1000;

/// The gateway numbers the start of a turn before it writes it, and what follows is there earlier.
struct EventAppearsLate;

impl Rules for EventAppearsLate {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for EventAppearsLate {
    fn is_readable(
        &self,
        event: &SessionEventView,
        age_ms: u64,
        _followed_by: u64,
        waits: bool,
    ) -> bool {
        !waits
            || age_ms >= LATE_MS
            || !matches!(event.kind, SessionEventKindView::TurnStarted { .. })
    }
}
