//! The link from a reply to its entry.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use bytes::Bytes;
use serde::Deserialize;

use super::entry::CallOutcome;
use super::recorder::{Asked, EntryRef, Recorder};
use super::said::{Said, known};
use crate::core::{Response, UnixMs};
use crate::faults::{Strike, session_of};

/// Goes with a reply, and enters its response into the journal when the reply is written.
///
/// That is when nobody holds a lock, and before the client sees the first byte.
#[derive(Clone)]
pub(crate) struct Receipt {
    recorder: Arc<Recorder>,
    entry: EntryRef,
    /// Empty for a method that the contract does not have.
    method: &'static str,
    /// Whether the call names its session, so that the response need not.
    names_session: bool,
}

impl Receipt {
    /// Enters a request.
    pub(crate) fn enter(
        recorder: &Arc<Recorder>,
        at: UnixMs,
        asked: Asked<'_>,
        outcome: CallOutcome,
    ) -> Self {
        let method = asked.call.map_or("", |call| known(&call.method));
        let names_session = asked.call.is_some_and(|call| session_of(call).is_some());
        Receipt {
            entry: recorder.enter(at, asked, outcome),
            recorder: Arc::clone(recorder),
            method,
            names_session,
        }
    }

    /// Notes how a call that was parked went in the end.
    pub(crate) fn settle(&self, at: UnixMs, outcome: CallOutcome, fault: Option<Strike>) {
        self.recorder.settle(self.entry, at, outcome, fault);
    }

    /// Enters the response that the client is going to get, and that is written like this.
    pub(crate) fn complete(&self, response: &Response, written: &Bytes) {
        let Some(said) = Said::response(self.method, written) else {
            return;
        };
        let names_none = !self.names_session && response.is_success();
        let made = names_none.then(|| session_in(written)).flatten();
        self.recorder.complete(self.entry, said, made.as_deref());
    }
}

/// The session that a response is about.
fn session_in(response: &[u8]) -> Option<Cow<'_, str>> {
    #[derive(Deserialize)]
    struct Whole<'a> {
        #[serde(borrow)]
        result: Enveloped<'a>,
    }
    #[derive(Deserialize)]
    struct Enveloped<'a> {
        #[serde(borrow)]
        result: Result<'a>,
    }
    #[derive(Deserialize)]
    struct Result<'a> {
        #[serde(borrow)]
        session: Session<'a>,
    }
    #[derive(Deserialize)]
    struct Session<'a> {
        #[serde(borrow)]
        id: Cow<'a, str>,
    }
    let whole = serde_json::from_slice::<Whole<'_>>(response).ok()?;
    Some(whole.result.result.session.id)
}

/// Replies are equal when the client gets the same.
impl PartialEq for Receipt {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Receipt {}

impl fmt::Debug for Receipt {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_tuple("Receipt").field(&self.entry).finish()
    }
}
