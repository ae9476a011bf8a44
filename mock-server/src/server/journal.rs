//! What the gateway was asked and how it went, for tests to look at afterwards.
//!
//! Bounded in entries and in bytes, because a server may run for days. No parameters and no
//! headers are kept: they may hold secrets.

use std::collections::VecDeque;

use api_contract::rpc::RequestId;
use hyper::Method;

use crate::core::UnixMs;

const MAX_ENTRIES: usize = 10_000;
const MAX_BYTES: usize = 4 * 1024 * 1024;
/// What an entry takes besides its texts.
const ENTRY_BYTES: usize = size_of::<JournalEntry>();
/// Longer method names, ids and paths are cut: the client chooses them.
const MAX_TEXT_BYTES: usize = 512;

/// One request that reached the gateway. Requests answered by a user's own mock are in wiremock's
/// `received_requests` instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalEntry {
    /// Counts the requests from 1 on.
    pub number: u64,
    /// When it was judged, in milliseconds after the Unix epoch.
    pub at_ms: u64,
    /// The HTTP verb.
    pub verb: String,
    /// The path, without a query.
    pub path: String,
    /// The method called; `None` when the request was no call.
    pub method: Option<String>,
    /// The id of the call; `None` when the request was no call.
    pub id: Option<RequestId>,
    /// How it went.
    pub outcome: Outcome,
}

/// What happened to the gateway and was no request.
pub(crate) enum Note {
    /// A snapshot was put back.
    Restored,
}

/// How a request went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was no request: a [`Control`](crate::Control) did what `path` says.
    Controlled,
    /// The call waits for something to happen.
    Parked,
    /// The client went away before the call it had parked was answered.
    HungUp,
    /// A fault ended its connection before it was handled, or while it waited.
    Unanswered,
    /// It was answered; a fault may have kept the answer from the client.
    Answered {
        /// The HTTP status.
        status: u16,
        /// The code of the JSON-RPC error, if the call failed.
        error_code: Option<i64>,
    },
}

/// The entries, oldest first.
#[derive(Debug)]
pub(crate) struct Journal {
    entries: VecDeque<JournalEntry>,
    bytes: usize,
    next_number: u64,
}

impl Default for Journal {
    fn default() -> Self {
        Journal {
            entries: VecDeque::new(),
            bytes: 0,
            next_number: 1,
        }
    }
}

impl Journal {
    /// Enters a request; answers its number.
    pub(crate) fn enter(
        &mut self,
        at: UnixMs,
        verb: &Method,
        path: &str,
        call: Option<(&str, &RequestId)>,
        outcome: Outcome,
    ) -> u64 {
        let number = self.next_number;
        self.next_number += 1;
        let entry = JournalEntry {
            number,
            at_ms: at.0,
            verb: cut(verb.as_str()),
            path: cut(path),
            method: call.map(|(method, _)| cut(method)),
            id: call.map(|(_, id)| match id {
                RequestId::Number(number) => RequestId::Number(*number),
                RequestId::Text(text) => RequestId::Text(cut(text)),
            }),
            outcome,
        };
        self.bytes += bytes_of(&entry);
        self.entries.push_back(entry);
        while self.entries.len() > MAX_ENTRIES || self.bytes > MAX_BYTES {
            let Some(oldest) = self.entries.pop_front() else {
                break;
            };
            self.bytes -= bytes_of(&oldest);
        }
        number
    }

    /// Notes how a request went in the end, unless it has been dropped meanwhile.
    pub(crate) fn settle(&mut self, number: u64, outcome: Outcome) {
        let Some(first) = self.entries.front().map(|entry| entry.number) else {
            return;
        };
        let entry = number
            .checked_sub(first)
            .and_then(|index| usize::try_from(index).ok())
            .and_then(|index| self.entries.get_mut(index));
        if let Some(entry) = entry {
            entry.outcome = outcome;
        }
    }

    /// Notes something that was no request.
    pub(crate) fn note(&mut self, at: UnixMs, note: Note) {
        let path = match note {
            Note::Restored => "restore",
        };
        self.enter(at, &Method::POST, path, None, Outcome::Controlled);
    }

    /// Forgets all entries, and counts on.
    pub(crate) fn clear(&mut self) {
        self.entries.clear();
        self.bytes = 0;
    }

    /// Forgets all entries, and counts from 1 again. Nobody may wait for an answer.
    pub(crate) fn restart(&mut self) {
        *self = Journal::default();
    }

    pub(crate) fn entries(&self) -> Vec<JournalEntry> {
        self.entries.iter().cloned().collect()
    }
}

fn bytes_of(entry: &JournalEntry) -> usize {
    let id = match &entry.id {
        Some(RequestId::Text(text)) => text.len(),
        _ => 0,
    };
    ENTRY_BYTES
        + entry.verb.len()
        + entry.path.len()
        + entry.method.as_ref().map_or(0, String::len)
        + id
}

/// At most [`MAX_TEXT_BYTES`] of a text, whole characters only.
fn cut(text: &str) -> String {
    text[..text.floor_char_boundary(MAX_TEXT_BYTES)].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::http::RPC_PATH;

    fn enter(journal: &mut Journal, method: &str) -> u64 {
        let id = RequestId::Number(1);
        journal.enter(
            UnixMs(0),
            &Method::POST,
            RPC_PATH,
            Some((method, &id)),
            Outcome::Parked,
        )
    }

    #[test]
    fn the_oldest_entries_go_when_there_are_too_many() {
        let mut journal = Journal::default();
        for _ in 0..MAX_ENTRIES + 5 {
            enter(&mut journal, "session/read");
        }
        let entries = journal.entries();
        assert_eq!(entries.len(), MAX_ENTRIES);
        assert_eq!(entries[0].number, 6);
    }

    #[test]
    fn the_oldest_entries_go_when_they_take_too_many_bytes() {
        let mut journal = Journal::default();
        let long = "x".repeat(1024 * 1024);
        for _ in 0..MAX_ENTRIES {
            enter(&mut journal, &long);
        }
        assert!(journal.entries().len() < MAX_ENTRIES);
        assert!(journal.bytes <= MAX_BYTES);
    }

    #[test]
    fn an_outcome_is_noted_while_its_entry_is_there_and_ignored_afterwards() {
        let mut journal = Journal::default();
        let first = enter(&mut journal, "session/read");
        for _ in 0..MAX_ENTRIES {
            enter(&mut journal, "session/read");
        }
        let second = journal.entries()[0].number;
        journal.settle(first, Outcome::HungUp);
        journal.settle(second, Outcome::HungUp);
        let outcomes: Vec<_> = journal
            .entries()
            .iter()
            .map(|entry| entry.outcome)
            .collect();
        assert_eq!(outcomes[0], Outcome::HungUp);
        assert!(
            outcomes[1..]
                .iter()
                .all(|outcome| *outcome == Outcome::Parked)
        );
    }
}
