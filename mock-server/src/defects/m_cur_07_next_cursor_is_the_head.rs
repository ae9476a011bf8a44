//! M-CUR-07: a page that was cut sends its reader on to the end of the log.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-07",
    title: "A page that was cut sends its reader on to the end of the log",
    rules: || Arc::new(NextCursorIsTheHead),
    shown_by: calls(
        &[
            START,
            HELLO,
            call("session/events/read", r#"{"sessionId":"s","limit":1}"#),
        ],
        "`nextCursor` is 5 in place of 1",
    ),
    fails: &[
        (
            "CUR-03",
            "a walk by pages jumps from its first page to the end",
        ),
        (
            "CUR-04",
            "the cursor of a page that was cut is not that of its last event",
        ),
    ],
};

/// The gateway hands out the head as the place to go on from.
struct NextCursorIsTheHead;

impl Rules for NextCursorIsTheHead {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for NextCursorIsTheHead {
    fn next_cursor(&self, last: Option<u64>, head: u64) -> Option<u64> {
        last.map(|_| head)
    }
}
