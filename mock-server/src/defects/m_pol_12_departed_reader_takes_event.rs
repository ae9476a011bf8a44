//! M-POL-12: a reader that goes away takes the event that it waited for along.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{LongPollRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-12",
    title: "A reader that goes away takes the event that it waited for along",
    rules: || Arc::new(DepartedReaderTakesEvent),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":20000}"#,
            ),
            Step::HangUp,
            HELLO,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2}}"#,
            ),
        ],
        "The page begins with event 4 in place of event 3, which nobody can read",
    ),
    fails: &[
        (
            "POLL-08",
            "the next read does not bring the acceptance of the run",
        ),
        (
            "TERM-03",
            "a reader gets the events of a run without its acceptance",
        ),
    ],
};

/// The gateway gives each event to one reader that waits, also when that one is gone.
struct DepartedReaderTakesEvent;

impl Rules for DepartedReaderTakesEvent {
    fn long_polls(&self) -> &dyn LongPollRules {
        self
    }
}

impl LongPollRules for DepartedReaderTakesEvent {
    fn departed_reader_takes_event(&self) -> bool {
        true
    }
}
