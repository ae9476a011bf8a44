//! M-POL-02: a long poll is answered only when its time is up.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{LongPollRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-02",
    title: "A long poll is answered only when its time is up",
    rules: || Arc::new(LongPollNeverWakes),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":2000}"#,
            ),
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"hello"}]}}"#,
            ),
            Step::Wait { ms: 2000 },
        ],
        "The read is answered after two seconds in place of at once",
    ),
    fails: &[
        (
            "POLL-02",
            "the answer comes at the deadline although the event landed long before",
        ),
        (
            "POLL-05",
            "the read with a huge wait does not answer when an event lands",
        ),
        ("POLL-06", "the readers are answered at the deadline"),
        ("POLL-07", "the readers are answered long after the close"),
        ("POLL-10", "the reads are answered at the deadline"),
    ],
};

/// The gateway looks at the log before and after the wait, and not during it. No event is lost.
struct LongPollNeverWakes;

impl Rules for LongPollNeverWakes {
    fn long_polls(&self) -> &dyn LongPollRules {
        self
    }
}

impl LongPollRules for LongPollNeverWakes {
    fn reader_wakes(&self, _waited_ms: u64) -> bool {
        false
    }
}
