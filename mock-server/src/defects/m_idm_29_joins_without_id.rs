//! M-IDM-29: no event is joined to the submission of its run.

use std::sync::Arc;

use api_contract::lightspeed::events::SessionEventView;

use super::Defect;
use super::demonstration::{ONE, START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-29",
    title: "No event is joined to the submission of its run",
    rules: || Arc::new(JoinsWithoutId),
    shown_by: calls(
        &[
            START,
            ONE,
            call("session/events/read", r#"{"sessionId":"s"}"#),
        ],
        "The joins of the acceptance have no `submissionId`",
    ),
    fails: &[
        ("IDEM-14", "the events of a run do not name its submission"),
        ("TERM-16", "the acceptance of the run is joined to nothing"),
    ],
};

/// The gateway joins events to runs and turns only.
struct JoinsWithoutId;

impl Rules for JoinsWithoutId {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for JoinsWithoutId {
    fn shown_event(&self, mut event: SessionEventView, _head: u64) -> SessionEventView {
        event.joins.submission_id = None;
        event
    }
}
