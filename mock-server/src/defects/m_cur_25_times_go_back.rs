//! M-CUR-25: every second event is told to be a second older.

use std::sync::Arc;

use api_contract::lightspeed::events::SessionEventView;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-25",
    title: "Every second event is told to be a second older",
    rules: || Arc::new(TimesGoBack),
    shown_by: calls(
        &[START, call("session/events/read", r#"{"sessionId":"s"}"#)],
        "Event 2 was observed a second before event 1",
    ),
    fails: &[(
        "CUR-16",
        "an event was observed before the one that it follows",
    )],
};

/// The gateway stamps events by two clocks.
struct TimesGoBack;

impl Rules for TimesGoBack {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for TimesGoBack {
    fn shown_event(&self, mut event: SessionEventView, _head: u64) -> SessionEventView {
        if event.cursor.seq.is_multiple_of(2) {
            event.observed_at_ms = event.observed_at_ms.saturating_sub(1000);
        }
        event
    }
}
