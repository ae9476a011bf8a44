//! M-CUR-23: a read misses a run that was accepted just before.

use std::sync::Arc;

use api_contract::lightspeed::events::{SessionEventKindView, SessionEventView};

use super::Defect;
use super::demonstration::{HELLO, START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-23",
    title: "A read misses a run that was accepted just before",
    rules: || Arc::new(AcknowledgedBeforeReadable),
    shown_by: calls(
        &[
            START,
            HELLO,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2}}"#,
            ),
        ],
        "The page is empty, although the run was accepted before",
    ),
    fails: &[],
};

/// The gateway answers reads from a copy that a new run reaches with its first turn. A read that
/// waits goes to the log itself.
struct AcknowledgedBeforeReadable;

impl Rules for AcknowledgedBeforeReadable {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for AcknowledgedBeforeReadable {
    fn is_readable(
        &self,
        event: &SessionEventView,
        _age_ms: u64,
        followed_by: u64,
        waits: bool,
    ) -> bool {
        let kept_back = match &event.kind {
            SessionEventKindView::RunAccepted { .. } => 3,
            SessionEventKindView::RunStarted { .. } => 2,
            SessionEventKindView::ContextEntriesApplied { .. }
                if event.joins.run_id.is_some() && event.joins.turn_id.is_none() =>
            {
                1
            }
            _ => 0,
        };
        waits || followed_by >= kept_back
    }
}
