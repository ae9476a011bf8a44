//! M-GAP-04: a gap names the first event that is left as the last one that was dropped.

use std::sync::Arc;

use api_contract::lightspeed::events::{EventCursor, EventLogGap};

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{GapRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-GAP-04",
    title: "A gap names the first event that is left as the last one that was dropped",
    rules: || Arc::new(GapOffByOne),
    shown_by: calls(
        &[
            START,
            Step::Trim {
                session: "s",
                through: 1,
            },
            call("session/events/read", r#"{"sessionId":"s"}"#),
        ],
        "`retainedAfter` and `nextCursor` of the gap are 2 in place of 1, and who goes on from there misses event 2",
    ),
    fails: &[
        ("GAP-01", "the members of the gap are one too high"),
        (
            "GAP-04",
            "going on from the cursor of the gap misses the first event that is left",
        ),
    ],
};

/// The gateway names the event at the wrong side of the cut.
struct GapOffByOne;

impl Rules for GapOffByOne {
    fn gaps(&self) -> &dyn GapRules {
        self
    }
}

impl GapRules for GapOffByOne {
    fn gap(&self, gap: EventLogGap) -> Option<EventLogGap> {
        let next = |cursor: EventCursor| EventCursor {
            seq: cursor.seq + 1,
        };
        Some(EventLogGap {
            retained_after: gap.retained_after.map(next),
            next_cursor: gap.next_cursor.map(next),
            ..gap
        })
    }
}
