//! A journal as tests see it.

use std::ops::Deref;

use api_contract::rpc::RequestId;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::faults::{self, FaultId};

/// The latest requests that reached a gateway, oldest first; a slice of [entries](JournalEntry).
///
/// [`calls`](Journal::calls) finds entries and says why none fits, [`to_json`](Journal::to_json) and
/// [`to_har`](Journal::to_har) are for other tools. Two journals are equal when their entries are.
///
/// # Secrets
///
/// Headers are not kept. What the contract declares as a secret, in parameters and in responses, is
/// replaced by `<secret>`; so are members that the contract does not know beside a secret, which may be
/// misspelt, and the parameters of methods that it does not have. Keys of the
/// deployment are replaced wherever they stand. What else a client puts into texts and blobs is kept as
/// it is.
#[derive(Clone, Debug)]
pub struct Journal {
    pub(super) origin: String,
    pub(super) entries: Vec<JournalEntry>,
}

impl Journal {
    /// The entries as one JSON array, with a line for each; see [`JournalEntry`] for the members.
    pub fn to_json(&self) -> String {
        let lines = self.entries.iter().map(|entry| {
            // Nothing in an entry can fail to be written.
            serde_json::to_string(entry).unwrap_or_default()
        });
        let lines: Vec<String> = lines.collect();
        format!("[\n{}\n]\n", lines.join(",\n"))
    }
}

impl Deref for Journal {
    type Target = [JournalEntry];

    fn deref(&self) -> &[JournalEntry] {
        &self.entries
    }
}

impl PartialEq for Journal {
    fn eq(&self, other: &Self) -> bool {
        self.entries == other.entries
    }
}

impl IntoIterator for Journal {
    type Item = JournalEntry;
    type IntoIter = std::vec::IntoIter<JournalEntry>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.into_iter()
    }
}

impl<'a> IntoIterator for &'a Journal {
    type Item = &'a JournalEntry;
    type IntoIter = std::slice::Iter<'a, JournalEntry>;

    fn into_iter(self) -> Self::IntoIter {
        self.entries.iter()
    }
}

impl Serialize for Journal {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.entries.serialize(serializer)
    }
}

/// One request that reached the gateway. Requests answered by a user's own mock are in wiremock's
/// `received_requests` instead.
///
/// As JSON its members have the names of the fields in camel case, e.g. `atMs`; those that are `None`
/// are left out. `outcome` is an object with a `type`, see [`CallOutcome`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct JournalEntry {
    /// Counts the requests from 1 on.
    pub number: u64,
    /// When it was judged, in milliseconds after the Unix epoch.
    pub at_ms: u64,
    /// How long it took by the gateway's clock, in milliseconds: nothing for most calls, the wait for
    /// a long poll; `None` while it waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duration_ms: Option<u64>,
    /// The HTTP verb; empty for what was no request.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub verb: String,
    /// The path, without a query.
    pub path: String,
    /// The part of the caller's key that may be shown; `None` for callers without a key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub caller: Option<String>,
    /// The method called; `None` when the request was no call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// The id of the call; `None` when the request was no call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<RequestId>,
    /// The session that the call names, or that it made; `None` when there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    /// The parameters, without [secrets](Journal#secrets); `None` when there were none. Of parameters
    /// that take more than 8 KiB, texts and lists are cut and marked with `<cut: ..>`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub params: Option<Value>,
    /// The whole JSON-RPC response, cut and without secrets in the same way; `None` while there is
    /// none, and when the gateway answered by HTTP alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub response: Option<Value>,
    /// How it went.
    pub outcome: CallOutcome,
    /// The fault that struck it; the one on its answer when there was one before as well. What
    /// `outcome` says is then what the gateway had to say, and the client may have got nothing of it,
    /// or a part: see [`StruckBy::spares_answer`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<StruckBy>,
}

impl JournalEntry {
    /// Whether a fault kept the answer from the client, or changed it.
    pub(super) fn is_spoilt(&self) -> bool {
        self.fault
            .as_ref()
            .is_some_and(|fault| !fault.spares_answer())
    }
}

/// The fault that struck a call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StruckBy {
    /// Its number, as [`FakeGateway::faults`](crate::FakeGateway::faults) shows it.
    pub id: FaultId,
    /// The name of its kind, e.g. `reset`.
    pub kind: String,
}

impl StruckBy {
    /// Whether the client still gets the whole answer that the gateway gave, as with `delay`.
    pub fn spares_answer(&self) -> bool {
        faults::find(&self.kind).is_some_and(|kind| kind.spares_answer)
    }
}

/// How a request went. As JSON: `{"type": "answered", "status": 200, "errorCode": -32602}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum CallOutcome {
    /// It was no request: a [`Control`](crate::Control) did what `path` says.
    Controlled,
    /// The call waits for something to happen.
    Parked,
    /// The client went away before the call it had parked was answered.
    HungUp,
    /// A fault ended its connection before it was handled, or while it waited; without a fault, a
    /// restart did.
    Unanswered,
    /// It was answered.
    Answered {
        /// The HTTP status.
        status: u16,
        /// The code of the JSON-RPC error, if the call failed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        error_code: Option<i64>,
    },
}
