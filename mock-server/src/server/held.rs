//! An answer that is held back for a while, after the call had its effect.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use super::gateway::Gateway;
use super::message::HttpReply;
use crate::core::UnixMs;

/// Resolves to the reply when its time has come.
pub(crate) struct Held {
    gateway: Arc<Gateway>,
    due: Pin<Box<dyn Future<Output = ()> + Send>>,
    reply: Option<HttpReply>,
}

impl Held {
    pub(super) fn new(gateway: &Arc<Gateway>, due: UnixMs, reply: HttpReply) -> Self {
        let clock = Arc::clone(gateway);
        Held {
            gateway: Arc::clone(gateway),
            due: Box::pin(async move { clock.until(due).await }),
            reply: Some(reply),
        }
    }
}

impl Future for Held {
    type Output = HttpReply;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<HttpReply> {
        ready!(self.due.as_mut().poll(context));
        match self.reply.take() {
            Some(reply) => Poll::Ready(reply),
            None => Poll::Pending,
        }
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.gateway.let_go();
    }
}
