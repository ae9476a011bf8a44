//! Readers that wait, and what ends their wait.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use api_contract::rpc::JsonRpcRequest;

use super::Core;
use super::answer::{Ticket, WakeUp};
use super::caller::Caller;
use super::events::ForwardRead;
use super::handler::{MethodResult, Park, respond};
use super::parking::{Held, Reader};
use super::response::Response;
use super::state::SessionKey;
use super::time::UnixMs;

impl Core {
    /// Gives up a reader's place: nobody waits for its response any more.
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
        self.parking.give_up_held(ticket);
        self.serve_held();
    }

    pub(super) fn reader(&self, caller: &Caller, request: &JsonRpcRequest, park: Park) -> Reader {
        Reader {
            caller: caller.clone(),
            request: request.clone(),
            since: self.state.clock,
            deadline: self.state.clock + park.wait_ms,
            key: park.key,
            read: park.read,
            first: park.first,
        }
    }

    pub(super) fn has_room(&self) -> bool {
        self.rules.long_polls().has_room(self.parking.len())
    }

    /// Serves the calls that were kept back, as far as there is room for them.
    pub(super) fn serve_held(&mut self) {
        while self.has_room()
            && let Some(Held {
                ticket,
                caller,
                request,
            }) = self.parking.next_held()
        {
            let served = self.attend(&caller, &request, &[]);
            match served.park {
                None => {
                    let response = respond(&*self.rules, &request, served.outcome);
                    self.answer_later(ticket, response);
                }
                Some(park) => {
                    let reader = self.reader(&caller, &request, park);
                    self.parking.park_as(ticket, reader);
                }
            }
        }
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

    /// Answers the readers of changed sessions for whom there is something to read, or no session
    /// any more. Equal reads are read once, and nobody else is looked at.
    pub(super) fn wake(&mut self, touched: &BTreeSet<SessionKey>) {
        let (rules, now) = (Arc::clone(&self.rules), self.state.clock);
        let wakes = |reader: &Reader| rules.long_polls().reader_wakes(reader.since.until(now));
        for key in touched {
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
