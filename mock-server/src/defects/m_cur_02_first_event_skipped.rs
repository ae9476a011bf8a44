//! M-CUR-02: a page that goes on from a cursor skips an event.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-02",
    title: "A page that goes on from a cursor skips an event",
    rules: || Arc::new(FirstEventSkipped),
    shown_by: calls(
        &[
            START,
            HELLO,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"limit":1}"#,
            ),
        ],
        "The page begins with event 4 in place of event 3",
    ),
    fails: &[
        ("CUR-03", "a walk by pages misses an event at each border"),
        ("CUR-06", "going on from a saved cursor misses an event"),
        (
            "CUR-11",
            "a reader that follows misses an event at the border of a page",
        ),
        ("GAP-06", "an event is neither received nor declared lost"),
    ],
};

/// The gateway goes on at the event behind the next one while more follows than a page holds. A
/// reader at the end of the log misses nothing.
struct FirstEventSkipped;

impl Rules for FirstEventSkipped {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for FirstEventSkipped {
    fn first_seq_after(&self, after: u64, limit: u64, head: u64) -> u64 {
        let skipped = u64::from(after > 0 && after.saturating_add(limit) < head);
        after.saturating_add(1 + skipped)
    }
}
