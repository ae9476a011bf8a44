//! How a call of the Lightspeed API fails.

use api_contract_macros::wire;

use super::model::ModelDefaultSlot;
use crate::contract::ErrorInfo;
use crate::dispatch::Refusal;
use crate::rpc::{INTERNAL_ERROR, INVALID_PARAMS, JsonRpcError, METHOD_NOT_FOUND};

/// What went wrong, for programs. Newer servers may have kinds that are not listed here.
#[wire(open, rename_all = "snake_case")]
pub enum AgentApiErrorKind {
    /// The request breaks a rule; repeating it unchanged fails again.
    InvalidRequest,
    /// The addressed record does not exist, or not in this universe.
    NotFound,
    /// The record exists already, or has another revision than expected.
    Conflict,
    /// State or policy forbids the operation now, e.g. new work for a closed session.
    Rejected,
    /// The credential is missing, malformed, unknown or revoked.
    Unauthenticated,
    /// The credential is known but does not cover this method or header.
    Forbidden,
    /// No model was named and the deployment has no default for this use.
    ModelDefaultUnset,
    /// An audio blob is larger than the deployment transcribes.
    AudioBlobTooLarge,
    /// The session exists but its worker could not be brought up.
    SessionBootstrapFailed,
    /// The environment that the work needs is not ready yet.
    EnvironmentNotReady,
    /// The response would be larger than the deployment sends.
    ResponseTooLarge,
    /// The server failed; whether the operation took effect is unknown.
    Internal,
}

impl AgentApiErrorKind {
    /// The JSON-RPC code that goes with the kind; `None` for a kind this version does not list.
    pub fn code(&self) -> Option<i64> {
        ERRORS
            .iter()
            .find(|error| error.kind == Some(self.as_str()))
            .map(|error| error.code)
    }
}

/// The structured data of a failed call.
#[wire]
pub struct AgentApiError {
    /// What went wrong, for programs.
    pub kind: AgentApiErrorKind,
    /// The same message as the error's own; for people, never to be parsed.
    pub message: String,
    /// The use that has no default model; only with the kind `model_default_unset`.
    #[wire(optional)]
    pub model_default_slot: Option<ModelDefaultSlot>,
}

impl AgentApiError {
    /// An error of this kind.
    pub fn new(kind: AgentApiErrorKind, message: impl Into<String>) -> Self {
        AgentApiError {
            kind,
            message: message.into(),
            model_default_slot: None,
        }
    }
}

impl std::fmt::Display for AgentApiError {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} ({})", self.message, self.kind)
    }
}

impl std::error::Error for AgentApiError {}

/// Every way for a call to fail, with its JSON-RPC code.
pub static ERRORS: &[ErrorInfo] = &[
    common(
        "invalid_request",
        INVALID_PARAMS,
        "The request breaks a rule of the contract.",
    ),
    listed(
        "audio_blob_too_large",
        INVALID_PARAMS,
        "An audio blob is too large to transcribe.",
    ),
    common(
        "unauthenticated",
        -32001,
        "The credential is missing, malformed, unknown or revoked.",
    ),
    common(
        "forbidden",
        -32003,
        "The credential does not cover this method or header.",
    ),
    listed(
        "not_found",
        -32004,
        "The addressed record does not exist in this universe.",
    ),
    listed(
        "conflict",
        -32009,
        "The record exists already or has another revision.",
    ),
    listed(
        "rejected",
        -32010,
        "State or policy forbids the operation now.",
    ),
    listed(
        "session_bootstrap_failed",
        -32011,
        "The session's worker could not be brought up.",
    ),
    listed(
        "environment_not_ready",
        -32012,
        "The environment is not ready yet.",
    ),
    listed(
        "response_too_large",
        -32013,
        "The response would be larger than the deployment sends.",
    ),
    listed(
        "model_default_unset",
        -32014,
        "No model was named and no default is set.",
    ),
    common(
        "internal",
        INTERNAL_ERROR,
        "The server failed; the operation's outcome is unknown.",
    ),
    bare(METHOD_NOT_FOUND, "No method has this name."),
    bare(
        INVALID_PARAMS,
        "The parameters do not have the declared shape.",
    ),
    bare(INTERNAL_ERROR, "The response could not be encoded."),
];

const fn common(kind: &'static str, code: i64, summary: &'static str) -> ErrorInfo {
    ErrorInfo {
        kind: Some(kind),
        common: true,
        code,
        summary,
    }
}

const fn listed(kind: &'static str, code: i64, summary: &'static str) -> ErrorInfo {
    ErrorInfo {
        kind: Some(kind),
        common: false,
        code,
        summary,
    }
}

const fn bare(code: i64, summary: &'static str) -> ErrorInfo {
    ErrorInfo {
        kind: None,
        common: true,
        code,
        summary,
    }
}

impl From<AgentApiError> for JsonRpcError {
    fn from(error: AgentApiError) -> Self {
        JsonRpcError {
            code: error.kind.code().unwrap_or(INTERNAL_ERROR),
            message: error.message.clone(),
            data: serde_json::to_value(error).ok(),
        }
    }
}

/// The error object that a refused call is answered with.
pub fn to_rpc_error(method: &str, refusal: Refusal<AgentApiError>) -> JsonRpcError {
    match refusal {
        Refusal::MethodNotFound => JsonRpcError::method_not_found(method),
        Refusal::Decode(error) => JsonRpcError::bare(INVALID_PARAMS, error.to_string()),
        Refusal::Invalid(violations) => {
            AgentApiError::new(AgentApiErrorKind::InvalidRequest, violations.to_string()).into()
        }
        Refusal::Method(error) => error.into(),
        Refusal::Encode(reason) => JsonRpcError::bare(
            INTERNAL_ERROR,
            format!("the response could not be encoded: {reason}"),
        ),
    }
}
