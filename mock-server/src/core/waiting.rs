//! Calls that wait, and what ends their wait.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::Core;
use super::answer::{Ticket, WakeUp};
use super::events::ForwardRead;
use super::handler::{MethodResult, Park, Served, respond};
use super::held::Held;
use super::parking::Reader;
use super::refusal::rejected;
use super::response::Response;
use super::state::SessionKey;
use super::time::UnixMs;

impl Core {
    /// Gives up a call's place: nobody waits for its response any more. A call that waits for the end of
    /// a turn was accepted: it is done all the same when the turn ends.
    pub fn forget(&mut self, ticket: Ticket) {
        let departed = self.parking.leave(ticket);
        if let Some(reader) = departed
            && self.rules.long_polls().departed_reader_takes_event()
        {
            self.state.change(&reader.key, |session, _, _| {
                session.record.unreadable.insert(reader.first)
            });
        }
        self.outbox.retain(|wake_up| wake_up.ticket != ticket);
        self.parking.held.depart(ticket);
        self.serve_held();
    }

    /// Lets a call wait for what it wants to wait for.
    pub(super) fn park(&mut self, call: Held, park: Park) {
        match park {
            Park::ForTurn { key } => self.parking.held.hold_for_turn(key, call),
            Park::ForEvent {
                key,
                read,
                first,
                wait_ms,
            } => {
                let now = self.state.clock;
                let reader = Reader {
                    caller: call.caller,
                    request: call.request,
                    since: now,
                    deadline: now + wait_ms,
                    key,
                    read,
                    first,
                };
                self.parking.park(call.ticket, reader);
            }
        }
    }

    pub(super) fn has_room(&self) -> bool {
        self.rules.long_polls().has_room(self.parking.len())
    }

    /// Serves the calls that were kept back, as far as there is room for them.
    pub(super) fn serve_held(&mut self) {
        while self.has_room()
            && let Some(held) = self.parking.held.next_for_room()
        {
            let served = self.attend(&held.caller, &held.request, &[]);
            self.settle(held, served);
        }
    }

    /// Serves the calls that have waited for the end of a turn in these sessions, where none is under
    /// way any more. Returns the sessions that they have changed, and those that bots change then.
    fn serve_after_turns(&mut self, touched: &BTreeSet<SessionKey>) -> BTreeSet<SessionKey> {
        let mut changed = BTreeSet::new();
        if self.parking.held.for_turn() == 0 {
            return changed;
        }
        for key in touched {
            let session = self.state.find(&key.universe, &key.session);
            if session.is_some_and(|(session, _)| session.runs.turn_is_under_way()) {
                continue;
            }
            for held in self.parking.held.take_for_turn(key) {
                let mut served = self.serve(&held.caller, &held.request, &[], false);
                changed.append(&mut served.touched);
                self.settle(held, served);
            }
        }
        self.tend_bots(&mut changed);
        changed
    }

    /// Answers a call that was kept back, or lets it wait for what it waits for now.
    fn settle(&mut self, held: Held, served: Served) {
        match served.park {
            Some(park) => self.park(held, park),
            None if held.departed => {}
            None => {
                let response = respond(&*self.rules, &held.request, served.outcome);
                self.answer_later(held.ticket, response);
            }
        }
    }

    /// Ends the wait of a call before its time: a reader gets the page as it is, and a call that waits
    /// for the end of a turn is refused.
    pub(super) fn cut_wait(&mut self, ticket: Ticket) {
        match self.parking.held.leave_turn(ticket) {
            Some(held) => self.refuse_before_turn_ends(&held),
            None => self.end_wait(ticket, self.state.clock),
        }
    }

    /// Ends the wait of all that wait for an event or for the end of a turn.
    pub(super) fn cut_waits(&mut self) {
        while let Some((_, ticket)) = self.parking.next_deadline() {
            self.cut_wait(ticket);
        }
        for key in self.parking.sessions() {
            for held in self.parking.held.take_for_turn(&key) {
                self.refuse_before_turn_ends(&held);
            }
        }
    }

    fn refuse_before_turn_ends(&mut self, held: &Held) {
        if held.departed {
            return;
        }
        let why = "the gateway stopped waiting before the turn under way had ended, and did nothing; \
                   call again";
        let response = respond(&*self.rules, &held.request, Err(rejected(why).into()));
        self.answer_later(held.ticket, response);
    }

    /// Answers a reader whose time is up at this moment with whatever there is.
    pub(super) fn end_wait(&mut self, ticket: Ticket, at: UnixMs) {
        let Some(reader) = self.parking.leave(ticket) else {
            return;
        };
        self.state.clock = self.state.clock.max(at);
        let outcome = self
            .serve(&reader.caller, &reader.request, &[], false)
            .outcome;
        self.wake_up(ticket, &reader, outcome);
    }

    /// Serves the calls for which a turn in a changed session has ended. Then it answers the readers of
    /// changed sessions for whom there is something to read, or no session any more. Equal reads are
    /// read once, and nobody else is looked at.
    pub(super) fn wake(&mut self, touched: &BTreeSet<SessionKey>) {
        let changed_after = self.serve_after_turns(touched);
        let (rules, now) = (Arc::clone(&self.rules), self.state.clock);
        let wakes = |reader: &Reader| rules.long_polls().reader_wakes(reader.since.until(now));
        for key in touched.union(&changed_after) {
            let session = self.state.find(&key.universe, &key.session);
            let head = session.map_or(u64::MAX, |(session, _)| session.record.log.head());
            let mut read: BTreeMap<ForwardRead, MethodResult> = BTreeMap::new();
            for (ticket, reader) in self.parking.leave_up_to(key, head, wakes) {
                let outcome = read
                    .entry(reader.read)
                    .or_insert_with(|| {
                        self.serve(&reader.caller, &reader.request, &[], true)
                            .outcome
                    })
                    .clone();
                self.wake_up(ticket, &reader, outcome);
            }
        }
    }

    fn wake_up(&mut self, ticket: Ticket, reader: &Reader, outcome: MethodResult) {
        let response = respond(&*self.rules, &reader.request, outcome);
        self.answer_later(ticket, response);
    }

    fn answer_later(&mut self, ticket: Ticket, response: Response) {
        let at = self.state.clock;
        self.outbox.push(WakeUp {
            ticket,
            response,
            at,
        });
    }
}
