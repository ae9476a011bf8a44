//! Calls that are kept back, and are served when what stands in their way has gone.

use std::collections::{BTreeMap, VecDeque};

use api_contract::rpc::JsonRpcRequest;

use super::answer::Ticket;
use super::caller::Caller;
use super::state::SessionKey;

/// A call that is kept back: its request is run when it may be.
#[derive(Debug)]
pub(crate) struct Held {
    pub(crate) ticket: Ticket,
    pub(crate) caller: Caller,
    pub(crate) request: JsonRpcRequest,
    /// Whether nobody waits for its response any more. It was accepted, so it is done all the same.
    pub(crate) departed: bool,
}

/// The calls that are kept back, each kind in order of arrival.
#[derive(Debug, Default)]
pub(crate) struct HeldCalls {
    /// Until there is room for them.
    for_room: VecDeque<Held>,
    /// Until the turn that is under way in a session has ended.
    for_turn: BTreeMap<SessionKey, VecDeque<Held>>,
}

impl Held {
    pub(crate) fn new(ticket: Ticket, caller: &Caller, request: &JsonRpcRequest) -> Self {
        Held {
            ticket,
            caller: caller.clone(),
            request: request.clone(),
            departed: false,
        }
    }
}

impl HeldCalls {
    /// Keeps a call back until there is room for it.
    pub(crate) fn hold_for_room(&mut self, held: Held) {
        self.for_room.push_back(held);
    }

    /// Keeps a call back until the turn that is under way in a session has ended.
    pub(crate) fn hold_for_turn(&mut self, key: SessionKey, held: Held) {
        self.for_turn.entry(key).or_default().push_back(held);
    }

    /// The call that has waited longest for room.
    pub(crate) fn next_for_room(&mut self) -> Option<Held> {
        self.for_room.pop_front()
    }

    /// All that wait for the end of a turn in this session, the one that has waited longest first.
    pub(crate) fn take_for_turn(&mut self, key: &SessionKey) -> VecDeque<Held> {
        self.for_turn.remove(key).unwrap_or_default()
    }

    /// The call with this ticket, if it waits for the end of a turn.
    pub(crate) fn leave_turn(&mut self, ticket: Ticket) -> Option<Held> {
        let left = self.for_turn.values_mut().find_map(|calls| {
            let at = calls.iter().position(|held| held.ticket == ticket)?;
            calls.remove(at)
        });
        self.for_turn.retain(|_, calls| !calls.is_empty());
        left
    }

    /// Notes that nobody waits for a response any more. A call that waits for room has reached nobody
    /// and is given up; one that waits for the end of a turn was accepted and stays.
    pub(crate) fn depart(&mut self, ticket: Ticket) {
        self.for_room.retain(|held| held.ticket != ticket);
        for held in self.for_turn.values_mut().flatten() {
            held.departed |= held.ticket == ticket;
        }
    }

    /// Gives up the calls whose responses nobody waits for.
    pub(crate) fn drop_departed(&mut self) {
        for calls in self.for_turn.values_mut() {
            calls.retain(|held| !held.departed);
        }
        self.for_turn.retain(|_, calls| !calls.is_empty());
    }

    /// The sessions in which somebody waits for the end of a turn.
    pub(crate) fn sessions(&self) -> impl Iterator<Item = &SessionKey> {
        self.for_turn.keys()
    }

    /// How many calls wait for the end of a turn, also those whose responses nobody waits for.
    pub(crate) fn for_turn(&self) -> usize {
        self.for_turn.values().map(VecDeque::len).sum()
    }

    /// How many calls are kept back whose responses somebody waits for.
    pub(crate) fn waiting(&self) -> usize {
        let for_turn = self.for_turn.values().flatten();
        self.for_room.len() + for_turn.filter(|held| !held.departed).count()
    }
}
