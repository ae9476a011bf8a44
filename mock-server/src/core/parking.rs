//! Readers that wait for an event.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::rpc::JsonRpcRequest;

use super::answer::Ticket;
use super::caller::Caller;
use super::state::SessionKey;
use super::time::UnixMs;

/// A reader that waits: its request is run again when its session changes.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) caller: Caller,
    pub(crate) request: JsonRpcRequest,
    pub(crate) key: SessionKey,
    /// When it gets an empty page at the latest.
    pub(crate) deadline: UnixMs,
}

/// The readers that wait, by what can end their wait.
///
/// They belong to connections and not to the state: a copy of the state has none.
#[derive(Debug, Default)]
pub(crate) struct Parking {
    readers: BTreeMap<Ticket, Reader>,
    by_session: BTreeMap<SessionKey, BTreeSet<Ticket>>,
    by_deadline: BTreeSet<(UnixMs, Ticket)>,
    tickets: u64,
}

impl Parking {
    pub(crate) fn park(&mut self, reader: Reader) -> Ticket {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        self.by_session
            .entry(reader.key.clone())
            .or_default()
            .insert(ticket);
        self.by_deadline.insert((reader.deadline, ticket));
        self.readers.insert(ticket, reader);
        ticket
    }

    pub(crate) fn leave(&mut self, ticket: Ticket) -> Option<Reader> {
        let reader = self.readers.remove(&ticket)?;
        self.by_deadline.remove(&(reader.deadline, ticket));
        if let Some(tickets) = self.by_session.get_mut(&reader.key) {
            tickets.remove(&ticket);
            if tickets.is_empty() {
                self.by_session.remove(&reader.key);
            }
        }
        Some(reader)
    }

    /// The readers of a session, the one that has waited longest first.
    pub(crate) fn of_session(&self, key: &SessionKey) -> Vec<(Ticket, Reader)> {
        let tickets = self.by_session.get(key).into_iter().flatten();
        tickets
            .filter_map(|ticket| Some((*ticket, self.readers.get(ticket)?.clone())))
            .collect()
    }

    pub(crate) fn next_deadline(&self) -> Option<(UnixMs, Ticket)> {
        self.by_deadline.first().copied()
    }

    pub(crate) fn len(&self) -> usize {
        self.readers.len()
    }
}
