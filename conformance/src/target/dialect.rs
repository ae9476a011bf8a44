//! How a target speaks where the contract leaves it open, and where its tables are found.

use std::fmt;

use api_contract::contract::Contract;
use api_contract::lightspeed::CONTRACT;
use api_contract::lightspeed::error::AgentApiErrorKind;
use api_contract::rpc;
use serde_json::Value;

use crate::refusal::ErrorClass;

/// How a target speaks: its contract, and what a JSON-RPC server may decide for itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    /// The current contract over HTTP.
    #[default]
    Lightspeed,
}

/// An error as a dialect reads it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RpcError<'a> {
    /// The code, when there is an integral one.
    pub(crate) code: Option<i64>,
    /// The kind in the structured data, when there is one.
    pub(crate) kind: Option<&'a str>,
    /// The whole object.
    pub(crate) json: &'a Value,
}

impl fmt::Display for RpcError<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.code, self.kind) {
            (Some(code), Some(kind)) => write!(out, "{kind} ({code})"),
            (Some(code), None) => write!(out, "code {code}"),
            (None, Some(kind)) => write!(out, "{kind} and no code"),
            (None, None) => out.write_str("neither code nor kind"),
        }
    }
}

impl Dialect {
    /// The word used on the command line and in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Dialect::Lightspeed => "lightspeed",
        }
    }

    /// The contract with its tables.
    pub fn contract(self) -> &'static Contract {
        match self {
            Dialect::Lightspeed => &CONTRACT,
        }
    }

    /// The outcome of a successful call: the method's data in the contract's envelope.
    pub(crate) fn outcome(response: &Value) -> Option<&Value> {
        response.get("result").filter(|result| !result.is_null())
    }

    /// The method's data of a response, out of the contract's envelope.
    pub(crate) fn data(self, response: &Value) -> Option<&Value> {
        let outcome = Self::outcome(response)?;
        match &self.contract().envelope {
            Some(envelope) => outcome.get(envelope.result),
            None => Some(outcome),
        }
    }

    /// The error of a response. A response with a result has none: that it must not have both is
    /// judged elsewhere.
    pub(crate) fn error(response: &Value) -> Option<RpcError<'_>> {
        if Self::outcome(response).is_some() {
            return None;
        }
        let error = response.get("error").filter(|error| error.is_object())?;
        Some(RpcError {
            code: error.get("code").and_then(Value::as_i64),
            kind: error
                .get("data")
                .and_then(|data| data.get("kind"))
                .and_then(Value::as_str),
            json: error,
        })
    }

    /// Whether an error belongs to a class: by its kind when the contract knows that, else by its
    /// code. That the two agree is judged elsewhere.
    pub(crate) fn is_class(self, error: &RpcError<'_>, class: ErrorClass) -> bool {
        let is = |expected: AgentApiErrorKind| self.is_kind(error, &expected);
        match class {
            ErrorClass::MethodNotFound => error.code == Some(rpc::METHOD_NOT_FOUND),
            ErrorClass::InvalidParams => match self.known_kind(error) {
                Some(kind) => self.contract().code_of(kind) == Some(rpc::INVALID_PARAMS),
                None => error.code == Some(rpc::INVALID_PARAMS),
            },
            ErrorClass::NotFound => is(AgentApiErrorKind::NotFound),
            ErrorClass::Conflict => is(AgentApiErrorKind::Conflict),
            ErrorClass::Rejected => is(AgentApiErrorKind::Rejected),
            ErrorClass::Unauthenticated => is(AgentApiErrorKind::Unauthenticated),
            ErrorClass::Forbidden => is(AgentApiErrorKind::Forbidden),
        }
    }

    /// Whether the target said that it failed by itself.
    pub(crate) fn is_internal(self, error: &RpcError<'_>) -> bool {
        self.is_kind(error, &AgentApiErrorKind::Internal)
    }

    fn is_kind(self, error: &RpcError<'_>, expected: &AgentApiErrorKind) -> bool {
        match self.known_kind(error) {
            Some(kind) => kind == expected.as_str(),
            None => error.code.is_some() && error.code == expected.code(),
        }
    }

    /// The kind in an error's data, if the contract has it.
    fn known_kind<'a>(self, error: &RpcError<'a>) -> Option<&'a str> {
        let contract = self.contract();
        error.kind.filter(|kind| contract.code_of(kind).is_some())
    }

    /// The HTTP status of every answered call, whatever it says.
    pub(crate) fn call_status(self) -> u16 {
        match self {
            Dialect::Lightspeed => 200,
        }
    }

    /// Whether a body that is no request was refused as HTTP or JSON-RPC foresees: by a client
    /// error status, or by an error that carries no result.
    pub(crate) fn is_clean_refusal(self, status: u16, response: Option<&Value>) -> bool {
        let client_error = (400..500).contains(&status);
        client_error
            || (status == self.call_status()
                && response.is_some_and(|json| Self::error(json).is_some()))
    }
}
