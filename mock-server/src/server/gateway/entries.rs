//! What the gateway enters in its journal and in the log.

use std::net::SocketAddr;

use api_contract::rpc::JsonRpcRequest;

use super::Gateway;
use super::call::Call;
use crate::server::journal::{Asked, CallOutcome, Journal, Receipt, Said};
use crate::server::log;
use crate::server::message::{HttpReply, HttpRequest};

impl Gateway {
    /// Tells it the address at which it is served.
    pub(crate) fn served_at(&self, address: SocketAddr) {
        self.origin.get_or_init(|| format!("http://{address}"));
    }

    /// What was asked so far.
    pub(crate) fn journal(&self) -> Journal {
        let origin = self.origin.get().map_or("", String::as_str);
        self.journal.journal(origin)
    }

    /// How many entries the journal has.
    pub(crate) fn journal_len(&self) -> usize {
        self.journal.len()
    }

    /// Enters a request that is answered by HTTP alone.
    pub(super) fn enter_reply(
        &self,
        request: &HttpRequest,
        call: Option<&JsonRpcRequest>,
        reply: &HttpReply,
    ) {
        let outcome = CallOutcome::Answered {
            status: reply.status.as_u16(),
            error_code: None,
        };
        log::request(request, reply.status);
        let asked = Asked {
            verb: request.method.as_str(),
            path: request.uri.path(),
            call,
            params: call.and_then(|call| params(call, request)),
            caller: None,
            fault: None,
        };
        Receipt::enter(&self.journal, self.timeline.now(), asked, outcome);
        self.changed.notify_waiters();
    }

    pub(super) fn enter(&self, call: Call<'_>, outcome: CallOutcome) -> Receipt {
        log::call(call.asked, outcome, call.fault, call.since);
        let asked = Asked {
            verb: call.request.method.as_str(),
            path: call.request.uri.path(),
            call: Some(call.asked),
            params: call.params.cloned(),
            caller: call.caller,
            fault: call.fault,
        };
        let receipt = Receipt::enter(&self.journal, call.now, asked, outcome);
        self.changed.notify_waiters();
        receipt
    }
}

/// The parameters of a call as they may be kept.
pub(super) fn params(call: &JsonRpcRequest, request: &HttpRequest) -> Option<Said> {
    Said::params(call, request.body.whole().unwrap_or_default())
}
