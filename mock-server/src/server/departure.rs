//! A client whose departure has consequences.

use std::sync::Arc;

use api_contract::rpc::JsonRpcRequest;

use super::gateway::Gateway;
use crate::core::{Caller, UnixMs};

/// Kept by the connection that carried a call. Dropping it tells that the client has gone away.
pub(crate) struct Departure {
    gateway: Arc<Gateway>,
    /// Who called, and what; nothing when the client has stayed.
    watched: Option<(Caller, JsonRpcRequest)>,
    /// When it has no consequences any more.
    until: UnixMs,
}

impl Departure {
    pub(super) fn of(
        gateway: &Arc<Gateway>,
        caller: Caller,
        call: JsonRpcRequest,
        until: UnixMs,
    ) -> Self {
        Departure {
            gateway: Arc::clone(gateway),
            watched: Some((caller, call)),
            until,
        }
    }

    /// The client has come again on the same connection.
    pub(crate) fn stayed(mut self) {
        self.watched = None;
    }
}

impl Drop for Departure {
    fn drop(&mut self) {
        if let Some((caller, call)) = self.watched.take() {
            self.gateway.departed(&caller, &call, self.until);
        }
    }
}
