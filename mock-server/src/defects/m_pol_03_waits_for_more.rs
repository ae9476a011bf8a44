//! M-POL-03: a read with a wait waits although there is something to read.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{LongPollRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-03",
    title: "A read with a wait waits although there is something to read",
    rules: || Arc::new(WaitsForMore),
    shown_by: calls(
        &[
            START,
            call("session/events/read", r#"{"sessionId":"s","waitMs":1000}"#),
            Step::Wait { ms: 1000 },
        ],
        "The page with two events comes a second later in place of at once",
    ),
    fails: &[
        (
            "GAP-04",
            "the page with the gap comes at the end of its wait",
        ),
        (
            "GAP-07",
            "the page with the gap comes at the end of its wait",
        ),
        ("POLL-03", "the page comes at the end of its wait"),
        (
            "POLL-10",
            "a read for which an event is there is answered at the deadline",
        ),
    ],
};

/// The gateway waits for something new, whatever there is already.
struct WaitsForMore;

impl Rules for WaitsForMore {
    fn long_polls(&self) -> &dyn LongPollRules {
        self
    }
}

impl LongPollRules for WaitsForMore {
    fn waits(&self, _page_is_empty: bool) -> bool {
        true
    }
}
