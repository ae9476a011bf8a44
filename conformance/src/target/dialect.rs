//! How a target speaks: its contract, and what a server may decide for itself, as data.

use std::fmt;
use std::time::Duration;

use api_contract::contract::Contract;
use api_contract::lightspeed::CONTRACT;
use api_contract::lightspeed::events::MAX_EVENT_WAIT_MS;
use api_contract::method::MethodInfo;
use api_contract::rpc;
use serde_json::Value;

use crate::refusal::ErrorClass;
use crate::target::envelope::{Envelope, RpcError};
use crate::target::request::Request;

/// How a target speaks: its contract, and what a server may decide for itself.
///
/// Another contract, or another way to speak the same one, is another value of this type.
pub struct Dialect {
    /// The word used in reports.
    pub name: &'static str,
    /// The contract with its tables.
    pub contract: &'static Contract,
    /// The HTTP status of every answered call, whatever it says.
    pub call_status: u16,
    /// The error kinds that checks tell apart.
    pub kinds: ErrorKinds,
    /// How a method that can hold its answer is told for how long.
    pub long_poll: LongPoll,
}

/// How a method that can hold its answer is told for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongPoll {
    /// The parameter, in milliseconds.
    pub wait_ms: &'static str,
    /// The longest wait there is; a longer one counts as this.
    pub longest: Duration,
}

/// What the contract calls the error kinds that checks tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorKinds {
    /// The addressed object does not exist.
    pub not_found: &'static str,
    /// An expected revision differs, or what is to be created exists.
    pub conflict: &'static str,
    /// State or policy forbids it.
    pub rejected: &'static str,
    /// No credential, or none that is known.
    pub unauthenticated: &'static str,
    /// The credential does not allow it.
    pub forbidden: &'static str,
    /// The target's own fault.
    pub internal: &'static str,
}

/// The current contract over HTTP.
pub static LIGHTSPEED: Dialect = Dialect {
    name: "lightspeed",
    contract: &CONTRACT,
    call_status: 200,
    kinds: ErrorKinds {
        not_found: "not_found",
        conflict: "conflict",
        rejected: "rejected",
        unauthenticated: "unauthenticated",
        forbidden: "forbidden",
        internal: "internal",
    },
    long_poll: LongPoll {
        wait_ms: "waitMs",
        longest: Duration::from_millis(MAX_EVENT_WAIT_MS),
    },
};

/// Every dialect, the default one first.
pub static DIALECTS: [&Dialect; 1] = [&LIGHTSPEED];

impl ErrorKinds {
    /// Every kind.
    pub const fn all(&self) -> [&'static str; 6] {
        [
            self.not_found,
            self.conflict,
            self.rejected,
            self.unauthenticated,
            self.forbidden,
            self.internal,
        ]
    }
}

impl fmt::Debug for Dialect {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Dialect({})", self.name)
    }
}

impl Dialect {
    /// What the contract says of a method; `None` when it does not have it.
    pub fn method(&self, name: &str) -> Option<&'static MethodInfo> {
        self.contract.method(name).map(|method| &method.info)
    }

    /// How long a request lets the target hold its answer.
    pub fn wait_of(&self, request: &Request) -> Duration {
        let polls = |name| self.method(name).is_some_and(|method| method.long_poll);
        request
            .params()
            .filter(|_| request.method().is_some_and(polls))
            .and_then(|params| params.get(self.long_poll.wait_ms))
            .and_then(Value::as_u64)
            .map_or(Duration::ZERO, Duration::from_millis)
            .min(self.long_poll.longest)
    }

    /// The method's data, out of the outcome of a call.
    pub(crate) fn data<'a>(&self, outcome: &'a Value) -> Option<&'a Value> {
        match &self.contract.envelope {
            Some(envelope) => outcome.get(envelope.result),
            None => Some(outcome),
        }
    }

    /// The notifications in the outcome of a call; null counts as absent.
    pub(crate) fn notifications<'a>(&self, outcome: &'a Value) -> Option<&'a Value> {
        let member = self.contract.envelope?.notifications?;
        outcome.get(member).filter(|value| !value.is_null())
    }

    /// Whether an error belongs to a class: by its kind when the contract knows that, else by its
    /// code. That the two agree is judged elsewhere.
    pub(crate) fn is_class(&self, error: &RpcError<'_>, class: ErrorClass) -> bool {
        match class {
            ErrorClass::MethodNotFound => error.code == Some(rpc::METHOD_NOT_FOUND),
            ErrorClass::InvalidParams => match self.known_kind(error) {
                Some(kind) => self.contract.code_of(kind) == Some(rpc::INVALID_PARAMS),
                None => error.code == Some(rpc::INVALID_PARAMS),
            },
            ErrorClass::NotFound => self.is_kind(error, self.kinds.not_found),
            ErrorClass::Conflict => self.is_kind(error, self.kinds.conflict),
            ErrorClass::Rejected => self.is_kind(error, self.kinds.rejected),
            ErrorClass::Unauthenticated => self.is_kind(error, self.kinds.unauthenticated),
            ErrorClass::Forbidden => self.is_kind(error, self.kinds.forbidden),
        }
    }

    /// Whether the target said that it failed by itself.
    pub(crate) fn is_internal(&self, error: &RpcError<'_>) -> bool {
        self.is_kind(error, self.kinds.internal)
    }

    fn is_kind(&self, error: &RpcError<'_>, expected: &str) -> bool {
        match self.known_kind(error) {
            Some(kind) => kind == expected,
            None => error.code.is_some() && error.code == self.contract.code_of(expected),
        }
    }

    /// The kind in an error's data, if the contract has it.
    fn known_kind<'a>(&self, error: &RpcError<'a>) -> Option<&'a str> {
        error
            .kind()
            .filter(|kind| self.contract.code_of(kind).is_some())
    }

    /// Whether a body that is no request was refused as HTTP or JSON-RPC foresees: by a client
    /// error status, or by an error with a code and no result.
    pub(crate) fn is_clean_refusal(&self, status: u16, response: Option<&Value>) -> bool {
        let error = response
            .and_then(Envelope::of)
            .and_then(|envelope| envelope.answer.error());
        (400..500).contains(&status)
            || (status == self.call_status && error.is_some_and(|error| error.code.is_some()))
    }
}
