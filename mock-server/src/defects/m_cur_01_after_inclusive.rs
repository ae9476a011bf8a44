//! M-CUR-01: a forward page begins with the event that `after` names.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-01",
    title: "A forward page begins with the event that `after` names",
    rules: || Arc::new(AfterInclusive),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":1}}"#,
            ),
        ],
        "The page begins with event 1 in place of event 2",
    ),
    fails: &[
        ("CUR-02", "the page after an event begins with this event"),
        (
            "CUR-03",
            "a walk by pages repeats an event at each border, and stands still with limit 1",
        ),
        ("CUR-07", "the page after the head holds the newest event"),
        (
            "E10",
            "the live tail repeats the event that the backward page ended with",
        ),
        (
            "POLL-01",
            "a read at the head is answered at once with an old event",
        ),
    ],
};

/// The gateway compares with `>=` where `>` is meant.
struct AfterInclusive;

impl Rules for AfterInclusive {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for AfterInclusive {
    fn first_seq_after(&self, after: u64, _limit: u64, _head: u64) -> u64 {
        after.max(1)
    }
}
