//! Why the core refuses a request.

use std::fmt::Display;

use api_contract::lightspeed::error::{AgentApiError, AgentApiErrorKind};
use api_contract::lightspeed::ids::{
    BlobRef, EnvironmentBindingId, EnvironmentId, McpServerId, ProfileId, RunId, SessionId,
    UniverseId,
};
use api_contract::lightspeed::model::ModelDefaultSlot;

pub(crate) fn invalid(message: impl Into<String>) -> AgentApiError {
    AgentApiError::new(AgentApiErrorKind::InvalidRequest, message)
}

pub(crate) fn rejected(message: impl Into<String>) -> AgentApiError {
    AgentApiError::new(AgentApiErrorKind::Rejected, message)
}

pub(crate) fn conflict(message: impl Into<String>) -> AgentApiError {
    AgentApiError::new(AgentApiErrorKind::Conflict, message)
}

pub(crate) fn forbidden(message: impl Into<String>) -> AgentApiError {
    AgentApiError::new(AgentApiErrorKind::Forbidden, message)
}

pub(crate) fn stale_revision(what: &str, expected: u64, found: u64) -> AgentApiError {
    conflict(format!(
        "{what} has revision {found} and not {expected}; read it again"
    ))
}

/// The caller bets on a revision, where it names one.
pub(crate) fn expect_revision(
    what: &str,
    expected: Option<u64>,
    found: u64,
) -> Result<(), AgentApiError> {
    match expected {
        Some(expected) if expected != found => Err(stale_revision(what, expected, found)),
        _ => Ok(()),
    }
}

pub(crate) fn no_universe(id: &UniverseId) -> AgentApiError {
    not_found("universe", id)
}

pub(crate) fn no_session(id: &SessionId) -> AgentApiError {
    not_found("session", id)
}

pub(crate) fn no_run(id: &RunId) -> AgentApiError {
    not_found("run", id)
}

pub(crate) fn no_profile(id: &ProfileId) -> AgentApiError {
    not_found("profile", id)
}

pub(crate) fn no_mcp_server(id: &McpServerId) -> AgentApiError {
    not_found("MCP server", id)
}

pub(crate) fn no_environment(id: &EnvironmentId) -> AgentApiError {
    not_found("environment", id)
}

pub(crate) fn no_binding(id: &EnvironmentBindingId) -> AgentApiError {
    not_found("provider binding", id)
}

pub(crate) fn no_blob(blob_ref: &BlobRef) -> AgentApiError {
    not_found("blob", blob_ref)
}

/// The addressed record does not exist in the caller's universe.
pub(crate) fn not_found(what: &str, id: impl Display) -> AgentApiError {
    AgentApiError::new(
        AgentApiErrorKind::NotFound,
        format!("there is no {what} {id}"),
    )
}

/// What is to be created has an id that is taken.
pub(crate) fn already_there(what: &str, id: impl Display) -> AgentApiError {
    conflict(format!("a {what} {id} exists already"))
}

/// Something that the request refers to does not exist.
pub(crate) fn unknown_reference(member: &str, what: &str, id: impl Display) -> AgentApiError {
    invalid(format!(
        "`{member}` names a {what} that does not exist: {id}"
    ))
}

pub(crate) fn not_open(id: &SessionId) -> AgentApiError {
    rejected(format!("session {id} is closed and takes no more work"))
}

/// The session has work, and what is asked for would disturb it.
pub(crate) fn has_runs(id: &SessionId) -> AgentApiError {
    rejected(format!(
        "session {id} has runs that have not ended; wait or cancel them"
    ))
}

/// Work of this kind names no model, and nothing else does.
pub(crate) fn no_default_model(slot: ModelDefaultSlot) -> AgentApiError {
    let message = format!("no model is named, and there is no default for {slot}");
    AgentApiError {
        model_default_slot: Some(slot),
        ..AgentApiError::new(AgentApiErrorKind::ModelDefaultUnset, message)
    }
}
