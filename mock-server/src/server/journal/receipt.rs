//! The link from a reply to its entry.

use std::fmt;
use std::sync::Arc;

use serde_json::Value;

use super::entry::CallOutcome;
use super::excerpt;
use super::recorder::{Asked, EntryRef, Recorder};
use crate::core::{Response, UnixMs};
use crate::faults::session_of;

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
        let method = asked.call.map_or("", |call| excerpt::known(&call.method));
        let names_session = asked.call.is_some_and(|call| session_of(call).is_some());
        Receipt {
            entry: recorder.enter(at, asked, outcome),
            recorder: Arc::clone(recorder),
            method,
            names_session,
        }
    }

    /// Notes how a call that was parked went in the end.
    pub(crate) fn settle(&self, at: UnixMs, outcome: CallOutcome) {
        self.recorder.settle(self.entry, at, outcome);
    }

    /// Enters the response that the client is going to get, and that is written like this.
    pub(crate) fn complete(&self, response: &Response, written: &str) {
        let Some(text) = excerpt::response_of(self.method, response, written) else {
            return;
        };
        let made = (!self.names_session && response.is_success()).then(|| {
            let response = response.to_value();
            let session = response.pointer("/result/result/session/id");
            session.and_then(Value::as_str).map(str::to_owned)
        });
        let session = made.flatten();
        self.recorder.complete(self.entry, text, session.as_deref());
    }
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
