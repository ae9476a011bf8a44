//! M-CUR-16: events that lie far back are told otherwise than before.

use std::sync::Arc;

use api_contract::lightspeed::events::SessionEventView;

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-16",
    title: "Events that lie far back are told otherwise than before",
    rules: || Arc::new(PastIsRewritten),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 20 },
            call("session/events/read", r#"{"sessionId":"s","limit":2}"#),
        ],
        "The first events are older by a millisecond than when the session was opened",
    ),
    fails: &[("CUR-06", "an event is read with another time than before")],
};

/// How many events lie between what is told anew and the head.
const FAR: u64 = 8;

/// The gateway gives events that lie far back another time.
struct PastIsRewritten;

impl Rules for PastIsRewritten {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for PastIsRewritten {
    fn shown_event(&self, mut event: SessionEventView, head: u64) -> SessionEventView {
        if event.cursor.seq + FAR <= head {
            event.observed_at_ms = event.observed_at_ms.saturating_sub(1);
        }
        event
    }
}
