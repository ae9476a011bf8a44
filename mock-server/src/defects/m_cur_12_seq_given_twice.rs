//! M-CUR-12: two events have one number.

use std::sync::Arc;

use api_contract::lightspeed::events::{SessionEventKindView, SessionEventView};

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-12",
    title: "Two events have one number",
    rules: || Arc::new(SeqGivenTwice),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 5 },
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":5}}"#,
            ),
        ],
        "`turnStarted` and `turnPlanned` both have the number 6",
    ),
    fails: &[
        ("CUR-01", "a number comes twice"),
        ("CUR-02", "the page after the doubled number begins with it"),
        (
            "CUR-04",
            "the cursor of a page that ends with the doubled number is another one",
        ),
        (
            "CUR-06",
            "going on from a saved cursor brings another number of events than before",
        ),
        (
            "E10",
            "the cursor of a backward page is not its first number",
        ),
    ],
};

/// The gateway numbers the plan of a turn like its start. Pages go on from the right place.
struct SeqGivenTwice;

impl Rules for SeqGivenTwice {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for SeqGivenTwice {
    fn shown_event(&self, mut event: SessionEventView, _head: u64) -> SessionEventView {
        if matches!(event.kind, SessionEventKindView::TurnPlanned { .. }) {
            event.cursor.seq -= 1;
        }
        event
    }
}
