//! M-ERR-05: a session that does not exist has an empty log.

use std::sync::Arc;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::events::SessionEventsReadResponse;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{ErrorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-ERR-05",
    title: "A session that does not exist has an empty log",
    rules: || Arc::new(UnknownSessionIsEmpty),
    shown_by: calls(
        &[call("session/events/read", r#"{"sessionId":"s"}"#)],
        "A page without events comes back in place of an error -32004",
    ),
    fails: &[
        (
            "ERR-02",
            "the events of a session that does not exist are read with success",
        ),
        (
            "SESS-09",
            "the events of a deleted session are read with success",
        ),
    ],
};

/// The gateway asks its store for events and takes none for an answer.
struct UnknownSessionIsEmpty;

impl Rules for UnknownSessionIsEmpty {
    fn errors(&self) -> &dyn ErrorRules {
        self
    }
}

impl ErrorRules for UnknownSessionIsEmpty {
    fn events_of_no_session(
        &self,
        _error: AgentApiError,
    ) -> Result<SessionEventsReadResponse, AgentApiError> {
        Ok(SessionEventsReadResponse {
            events: Vec::new(),
            next_cursor: None,
            head_cursor: None,
            complete: true,
            gap: None,
        })
    }
}
