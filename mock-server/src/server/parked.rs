//! A call that waits for its answer.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use hyper::StatusCode;
use tokio::sync::oneshot;

use super::gateway::{Gateway, Outgoing};
use super::message::HttpReply;
use crate::core::Ticket;

/// Resolves to what goes out when the state machine has one. Dropping it frees the call's place.
pub(crate) struct Parked {
    gateway: Arc<Gateway>,
    ticket: Ticket,
    response: oneshot::Receiver<Outgoing>,
}

impl Parked {
    pub(super) fn new(
        gateway: Arc<Gateway>,
        ticket: Ticket,
        response: oneshot::Receiver<Outgoing>,
    ) -> Self {
        Parked {
            gateway,
            ticket,
            response,
        }
    }

    /// Ends the wait: it resolves to what there is to read at this moment, which is an empty page, or to
    /// a refusal where the end of a turn is waited for.
    pub(crate) fn release(&self) {
        self.gateway.release(self.ticket);
    }
}

impl Future for Parked {
    type Output = Outgoing;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Outgoing> {
        Poll::Ready(match ready!(Pin::new(&mut self.response).poll(context)) {
            Ok(outgoing) => outgoing,
            // The sender is only ever dropped together with the whole gateway, or in a restart, which
            // the connection has been told of before.
            Err(_) => Outgoing::Reply(HttpReply::text(
                StatusCode::SERVICE_UNAVAILABLE,
                "the mock server is gone",
            )),
        })
    }
}

impl Drop for Parked {
    fn drop(&mut self) {
        self.gateway.hang_up(self.ticket);
    }
}
