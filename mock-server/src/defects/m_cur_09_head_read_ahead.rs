//! M-CUR-09: an empty page reports a head beyond what it was read from.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-09",
    title: "An empty page reports a head beyond what it was read from",
    rules: || Arc::new(HeadReadAhead),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2}}"#,
            ),
        ],
        "The empty page reports the head 3 in place of 2",
    ),
    fails: &[
        (
            "CUR-05",
            "an empty page tells of an event that it does not hold",
        ),
        (
            "CUR-07",
            "the page after the head does not report the true head",
        ),
    ],
};

/// The gateway reads the page first and the head later, when an event has landed in between.
struct HeadReadAhead;

impl Rules for HeadReadAhead {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for HeadReadAhead {
    fn reported_head(&self, head: u64, page_is_empty: bool) -> u64 {
        if page_is_empty { head + 1 } else { head }
    }
}
