//! M-GAP-05: the cursor of a gap leads back into the gap.

use std::sync::Arc;

use api_contract::lightspeed::events::{EventCursor, EventLogGap};

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{GapRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-GAP-05",
    title: "The cursor of a gap leads back into the gap",
    rules: || Arc::new(GapLeadsBack),
    shown_by: calls(
        &[
            START,
            Step::Trim {
                session: "s",
                through: 1,
            },
            call("session/events/read", r#"{"sessionId":"s"}"#),
        ],
        "`nextCursor` of the gap is 0 in place of 1, and a read from there has the same gap",
    ),
    fails: &[
        ("GAP-01", "the `nextCursor` of the gap is one too low"),
        (
            "GAP-04",
            "going on from the cursor of the gap shows the gap again",
        ),
        (
            "GAP-06",
            "going on from the cursor of the gap shows the gap again",
        ),
    ],
};

/// The gateway sends the reader on to an event before the last one that was dropped.
struct GapLeadsBack;

impl Rules for GapLeadsBack {
    fn gaps(&self) -> &dyn GapRules {
        self
    }
}

impl GapRules for GapLeadsBack {
    fn gap(&self, gap: EventLogGap) -> Option<EventLogGap> {
        let before = |cursor: EventCursor| EventCursor {
            seq: cursor.seq.saturating_sub(1),
        };
        Some(EventLogGap {
            next_cursor: gap.next_cursor.map(before),
            ..gap
        })
    }
}
