//! Readers that wait for an event.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::rpc::JsonRpcRequest;

use super::answer::Ticket;
use super::caller::Caller;
use super::events::ForwardRead;
use super::held::HeldCalls;
use super::state::SessionKey;
use super::time::UnixMs;

/// A reader that waits: its request is run again when there is something for it to read.
#[derive(Debug)]
pub(crate) struct Reader {
    pub(crate) caller: Caller,
    pub(crate) request: JsonRpcRequest,
    pub(crate) key: SessionKey,
    pub(crate) read: ForwardRead,
    /// The number of the event that ends its wait.
    pub(crate) first: u64,
    pub(crate) since: UnixMs,
    /// When it gets an empty page at the latest.
    pub(crate) deadline: UnixMs,
}

/// The readers that wait, by what can end their wait, and the calls that are kept back.
///
/// They belong to connections and not to the state: a copy of the state has none.
#[derive(Debug, Default)]
pub(crate) struct Parking {
    readers: BTreeMap<Ticket, Reader>,
    /// By the event that they wait for, so that an event concerns those only that it wakes.
    by_session: BTreeMap<SessionKey, BTreeSet<(u64, Ticket)>>,
    by_deadline: BTreeSet<(UnixMs, Ticket)>,
    pub(crate) held: HeldCalls,
    tickets: u64,
}

impl Parking {
    /// Parks a reader under its ticket.
    pub(crate) fn park(&mut self, ticket: Ticket, reader: Reader) {
        self.by_session
            .entry(reader.key.clone())
            .or_default()
            .insert((reader.first, ticket));
        self.by_deadline.insert((reader.deadline, ticket));
        self.readers.insert(ticket, reader);
    }

    pub(crate) fn next_ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }

    pub(crate) fn leave(&mut self, ticket: Ticket) -> Option<Reader> {
        let reader = self.readers.remove(&ticket)?;
        self.by_deadline.remove(&(reader.deadline, ticket));
        if let Some(tickets) = self.by_session.get_mut(&reader.key) {
            tickets.remove(&(reader.first, ticket));
            if tickets.is_empty() {
                self.by_session.remove(&reader.key);
            }
        }
        Some(reader)
    }

    /// Lets the readers of a session go whose event is numbered up to `head` and who are to wake, the
    /// one that has waited longest first.
    pub(crate) fn leave_up_to(
        &mut self,
        key: &SessionKey,
        head: u64,
        wakes: impl Fn(&Reader) -> bool,
    ) -> Vec<(Ticket, Reader)> {
        let Some(waiting) = self.by_session.get(key) else {
            return Vec::new();
        };
        let served = waiting.range(..=(head, Ticket(u64::MAX)));
        let served = served.map(|(_, ticket)| *ticket);
        let wakes = |ticket: &Ticket| self.readers.get(ticket).is_some_and(&wakes);
        let mut tickets: Vec<Ticket> = served.filter(wakes).collect();
        tickets.sort_unstable();
        let readers = tickets.into_iter();
        readers
            .filter_map(|ticket| Some((ticket, self.leave(ticket)?)))
            .collect()
    }

    /// The sessions that somebody waits for.
    pub(crate) fn sessions(&self) -> BTreeSet<SessionKey> {
        let readers = self.by_session.keys();
        readers.chain(self.held.sessions()).cloned().collect()
    }

    /// Lets everybody go; their tickets are not used again.
    pub(crate) fn clear(&mut self) {
        *self = Parking {
            tickets: self.tickets,
            ..Parking::default()
        };
    }

    pub(crate) fn next_deadline(&self) -> Option<(UnixMs, Ticket)> {
        self.by_deadline.first().copied()
    }

    /// How many readers wait.
    pub(crate) fn len(&self) -> usize {
        self.readers.len()
    }
}
