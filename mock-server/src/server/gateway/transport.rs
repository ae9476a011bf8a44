//! What becomes of answers outside of the core: rightly, they are sent.

use std::sync::Arc;

use api_contract::rpc::JsonRpcRequest;

use super::call::Call;
use super::{Gateway, GatewayAnswer, Locked, Outgoing};
use crate::core::{Caller, UnixMs};
use crate::server::departure::Departure;

impl Gateway {
    /// Whether the server goes on after a body that is not JSON.
    pub(super) fn survives_malformed_json(&self) -> bool {
        let locked = self.lock();
        locked.core.rules().transport().survives_malformed_json()
    }

    /// Sends the answer to a call of somebody.
    pub(super) fn deal_out(
        self: &Arc<Self>,
        locked: &mut Locked,
        call: Call<'_>,
        caller: Option<&Caller>,
        outgoing: Outgoing,
    ) -> GatewayAnswer {
        let transport = locked.core.rules().transport();
        let method = &call.asked.method;
        let (watches_ms, holds_ms) = (
            transport.watches_client_ms(method),
            transport.holds_answer_ms(method),
        );
        match (outgoing, caller) {
            (Outgoing::Reply(reply), _) if holds_ms > 0 => GatewayAnswer::Now(Outgoing::Held {
                reply,
                due: call.now + holds_ms,
                place: self.places.take(),
            }),
            (outgoing, Some(caller)) if watches_ms > 0 => {
                let departure = Departure::of(
                    self,
                    caller.clone(),
                    call.asked.clone(),
                    call.now + watches_ms,
                );
                GatewayAnswer::Watched(outgoing, Box::new(departure))
            }
            (outgoing, _) => GatewayAnswer::Now(outgoing),
        }
    }

    /// The client of a call has closed its connection, without another call. It has no consequences
    /// after `until`.
    pub(in crate::server) fn departed(
        &self,
        caller: &Caller,
        call: &JsonRpcRequest,
        until: UnixMs,
    ) {
        let mut locked = self.lock();
        let now = self.timeline.now();
        if now >= until {
            return;
        }
        locked.core.client_departed(caller, call, now);
        self.step(&mut locked, now);
        self.changed.notify_waiters();
    }
}
