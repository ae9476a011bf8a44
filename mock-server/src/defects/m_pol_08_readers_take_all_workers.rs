//! M-POL-08: while many readers wait, nothing else is served.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{LongPollRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-08",
    title: "While many readers wait, nothing else is served",
    rules: || Arc::new(ReadersTakeAllWorkers),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            call("session/read", r#"{"sessionId":"s"}"#),
            Step::Wait { ms: 1000 },
        ],
        "The call beside sixteen readers is answered when they are, a second later",
    ),
    fails: &[(
        "POLL-06",
        "a call beside the readers is answered when they are",
    )],
};

/// How many calls can be at work at once.
const WORKERS: usize = 16;

/// The gateway has a few workers, and a reader that waits keeps one of them.
struct ReadersTakeAllWorkers;

impl Rules for ReadersTakeAllWorkers {
    fn long_polls(&self) -> &dyn LongPollRules {
        self
    }
}

impl LongPollRules for ReadersTakeAllWorkers {
    fn has_room(&self, waiting: usize) -> bool {
        waiting < WORKERS
    }
}
