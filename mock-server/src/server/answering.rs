//! An answer in the making, which outlives the connection that it is for.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker, ready};

use super::door::Closed;

/// The answer that is being made, outside hyper: which drops it as soon as it sees that a client has
/// gone, be it before the request was looked at.
pub(super) struct Answering<T>(Arc<Mutex<Option<Answer<T>>>>);

type Answer<T> = Pin<Box<dyn Future<Output = Result<T, Closed>> + Send>>;

impl<T> Default for Answering<T> {
    fn default() -> Self {
        Answering(Arc::default())
    }
}

impl<T> Answering<T> {
    /// Makes an answer, the only one on its connection at that time.
    pub(super) fn begin(
        &self,
        answer: Answer<T>,
    ) -> impl Future<Output = Result<T, Closed>> + use<T> {
        *self.slot() = Some(answer);
        let answering = Answering(Arc::clone(&self.0));
        poll_fn(move |context| answering.poll(context))
    }

    /// Lets a request that has arrived whole be handled although nobody waits for its answer: whether
    /// it counts must not depend on how soon the end of its client is seen.
    pub(super) fn take_in(&self) {
        let _ = self.poll(&mut Context::from_waker(Waker::noop()));
        *self.slot() = None;
    }

    fn poll(&self, context: &mut Context<'_>) -> Poll<Result<T, Closed>> {
        let mut slot = self.slot();
        let Some(answer) = slot.as_mut() else {
            return Poll::Ready(Err(Closed));
        };
        let answered = ready!(answer.as_mut().poll(context));
        *slot = None;
        Poll::Ready(answered)
    }

    fn slot(&self) -> MutexGuard<'_, Option<Answer<T>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
