//! M-GAP-01: dropped events are passed over in silence.

use std::sync::Arc;

use api_contract::lightspeed::events::EventLogGap;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{GapRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-GAP-01",
    title: "Dropped events are passed over in silence",
    rules: || Arc::new(SilentGap),
    shown_by: calls(
        &[
            START,
            Step::Trim {
                session: "s",
                through: 1,
            },
            call("session/events/read", r#"{"sessionId":"s"}"#),
        ],
        "The page begins with event 2 and has no `gap`",
    ),
    fails: &[
        ("GAP-01", "the page has no gap whose members could be right"),
        (
            "GAP-02",
            "the control, a read from below what was dropped, has no gap",
        ),
        (
            "GAP-03",
            "the first event is beyond the one asked for, and no gap says so",
        ),
        ("GAP-04", "there is no cursor to go on from"),
        ("GAP-05", "the reads have no gap that could be the same"),
        (
            "GAP-06",
            "the reader that follows across the loss sees no gap",
        ),
        ("GAP-07", "the read with a wait has no gap"),
    ],
};

/// The gateway serves what is left of the log and says nothing of what is not.
struct SilentGap;

impl Rules for SilentGap {
    fn gaps(&self) -> &dyn GapRules {
        self
    }
}

impl GapRules for SilentGap {
    fn gap(&self, _gap: EventLogGap) -> Option<EventLogGap> {
        None
    }
}
