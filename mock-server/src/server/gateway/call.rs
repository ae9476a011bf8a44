//! A call while the gateway's lock is held for it.

use std::time::Instant;

use api_contract::rpc::JsonRpcRequest;

use crate::core::{Caller, UnixMs};
use crate::faults::Strike;
use crate::server::journal::Said;
use crate::server::message::HttpRequest;

/// A call at its moment.
#[derive(Clone, Copy)]
pub(super) struct Call<'a> {
    pub(super) request: &'a HttpRequest,
    pub(super) asked: &'a JsonRpcRequest,
    pub(super) now: UnixMs,
    pub(super) since: Instant,
    /// Its parameters as they may be kept.
    pub(super) params: Option<&'a Said>,
    /// The part of the caller's key that may be shown.
    pub(super) caller: Option<&'a str>,
    /// The fault that has struck it.
    pub(super) fault: Option<Strike>,
}

impl<'a> Call<'a> {
    pub(super) fn by(self, caller: Option<&'a Caller>) -> Self {
        let caller = caller.and_then(|caller| caller.key_prefix.as_deref());
        Call { caller, ..self }
    }

    pub(super) fn struck(self, strike: Strike) -> Self {
        Call {
            fault: Some(strike),
            ..self
        }
    }
}
