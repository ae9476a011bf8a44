//! What a refusal says, and what it leaves behind.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::events::SessionEventsReadResponse;

use super::Right;

/// What a refusal says, and what it leaves behind.
pub trait ErrorRules {
    /// The code of an error; `code` is the one that the contract has for its kind.
    fn code(&self, code: i64) -> i64 {
        code
    }

    /// What a reader of events gets from a session that does not exist; `error` says so.
    ///
    /// # Errors
    /// When that is an error, as it should be.
    fn events_of_no_session(
        &self,
        error: AgentApiError,
    ) -> Result<SessionEventsReadResponse, AgentApiError> {
        Err(error)
    }
}

impl ErrorRules for Right {}
