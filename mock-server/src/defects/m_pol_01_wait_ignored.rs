//! M-POL-01: a read with a wait is answered at once.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{LongPollRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-01",
    title: "A read with a wait is answered at once",
    rules: || Arc::new(WaitIgnored),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":1000}"#,
            ),
            Step::Wait { ms: 1000 },
        ],
        "The empty page comes at once in place of a second later",
    ),
    fails: &[("POLL-01", "the wait for nothing is over at once")],
};

/// The gateway does not know of waiting.
struct WaitIgnored;

impl Rules for WaitIgnored {
    fn long_polls(&self) -> &dyn LongPollRules {
        self
    }
}

impl LongPollRules for WaitIgnored {
    fn waits(&self, _page_is_empty: bool) -> bool {
        false
    }
}
