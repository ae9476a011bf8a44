//! M-POL-06: a reader that has only begun to wait is not woken.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{LongPollRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-06",
    title: "A reader that has only begun to wait is not woken",
    rules: || Arc::new(WakeUpMissed),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call("session/close", r#"{"sessionId":"s"}"#),
            Step::Wait { ms: 1000 },
        ],
        "The read is answered a second after the close in place of at once",
    ),
    fails: &[(
        "POLL-10",
        "the read is answered at the deadline although the event landed long before",
    )],
};

/// How long a reader that waits hears nothing at first, in milliseconds.
const DEAF_MS: u64 = 20;

/// The gateway looks at the log, and only a little later begins to listen for changes.
struct WakeUpMissed;

impl Rules for WakeUpMissed {
    fn long_polls(&self) -> &dyn LongPollRules {
        self
    }
}

impl LongPollRules for WakeUpMissed {
    fn reader_wakes(&self, waited_ms: u64) -> bool {
        waited_ms >= DEAF_MS
    }
}
