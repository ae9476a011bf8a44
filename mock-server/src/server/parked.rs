//! A reader that waits for its answer.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use hyper::StatusCode;
use tokio::sync::oneshot;

use super::gateway::Gateway;
use super::message::HttpReply;
use crate::core::Ticket;

/// Resolves to the reply when the state machine has one. Dropping it frees the reader's place.
pub(crate) struct Parked {
    gateway: Arc<Gateway>,
    ticket: Ticket,
    response: oneshot::Receiver<HttpReply>,
}

impl Parked {
    pub(super) fn new(
        gateway: Arc<Gateway>,
        ticket: Ticket,
        response: oneshot::Receiver<HttpReply>,
    ) -> Self {
        Parked {
            gateway,
            ticket,
            response,
        }
    }
}

impl Future for Parked {
    type Output = HttpReply;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<HttpReply> {
        Poll::Ready(match ready!(Pin::new(&mut self.response).poll(context)) {
            Ok(reply) => reply,
            // The sender is only ever dropped together with the whole gateway.
            Err(_) => HttpReply::text(StatusCode::SERVICE_UNAVAILABLE, "the mock server is gone"),
        })
    }
}

impl Drop for Parked {
    fn drop(&mut self) {
        self.gateway.hang_up(self.ticket);
    }
}
