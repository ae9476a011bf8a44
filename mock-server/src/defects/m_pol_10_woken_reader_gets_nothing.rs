//! M-POL-10: a reader that is woken by a new run gets an empty page and a cursor behind its events.

use std::sync::Arc;

use api_contract::lightspeed::events::{SessionEventKindView, SessionEventView};

use super::Defect;
use super::demonstration::{HELLO, START, call, calls};
use crate::core::rules::{LongPollRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-10",
    title: "A reader that is woken by a new run gets an empty page and a cursor behind its events",
    rules: || Arc::new(WokenReaderGetsNothing),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            HELLO,
        ],
        "The page of the reader is empty, and its `nextCursor` is 5",
    ),
    fails: &[
        (
            "CUR-05",
            "the empty page is behind the head that it reports",
        ),
        ("POLL-02", "the read ends without the event that ended it"),
        ("POLL-06", "the readers are woken without the event"),
    ],
};

/// The gateway moves the cursor to what woke the reader and leaves it out of the page.
struct WokenReaderGetsNothing;

impl Rules for WokenReaderGetsNothing {
    fn long_polls(&self) -> &dyn LongPollRules {
        self
    }
}

impl LongPollRules for WokenReaderGetsNothing {
    fn woken_reader_gets(&self, events: &[SessionEventView]) -> bool {
        !events
            .first()
            .is_some_and(|event| matches!(event.kind, SessionEventKindView::RunAccepted { .. }))
    }
}
