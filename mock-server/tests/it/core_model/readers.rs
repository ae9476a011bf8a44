//! Clients who wait: for what comes in the log, and for the end of a turn.

use api_contract::rpc::JsonRpcRequest;
use mock_server::core::WakeUp;
use proptest::prelude::*;

use super::calls::after_of;
use super::model::{Key, Model};
use super::ops::{Act, Op};
use super::sessions::NOT_FOUND;
use super::world::{Checked, World, fail, judge, outcome, part};

/// A read that waits.
#[derive(Debug)]
pub(super) struct Waiting {
    key: Key,
    after: u64,
    limit: u64,
    deadline: u64,
}

/// An append that waits.
#[derive(Debug)]
pub(super) struct WaitingAppend {
    pub(super) key: Key,
    pub(super) op: Op,
    pub(super) request: JsonRpcRequest,
    /// The number of the newest event when it came.
    head: u64,
}

impl World {
    /// Remembers a call that waits.
    pub(super) fn park(&mut self, op: &Op, request: JsonRpcRequest, ticket: u64) {
        if let Act::Append { .. } = op.act {
            let key = Model::key(op);
            let append = WaitingAppend {
                head: self.model.head(&key),
                key,
                op: op.clone(),
                request,
            };
            self.appends.insert(ticket, append);
        }
        if let Act::Read {
            after,
            from_head,
            limit,
            wait_ms,
        } = op.act
        {
            let key = Model::key(op);
            let after = after_of(after, from_head, self.model.head(&key));
            let waiting = Waiting {
                key,
                after: after.unwrap_or(0),
                limit,
                deadline: self.now + wait_ms,
            };
            self.waiting.insert(ticket, waiting);
        }
    }

    /// Those who waited have got what they waited for, and nobody waits who should not.
    pub(super) fn wake(&mut self, woken: Vec<WakeUp>) -> Checked {
        self.model.expire(self.now);
        for WakeUp {
            ticket,
            response,
            at,
        } in woken
        {
            if let Some(append) = self.appends.remove(&ticket.0) {
                let known = self.model.sessions.get(&append.key);
                let ended = known.and_then(|(_, log)| log.turn_ended_after(append.head));
                prop_assert_eq!(ended, Some(at.0), "{:?} waits for its turn", append);
                let (reply, _) = self.model.expect_after_turn(&append.op, self.now);
                judge(&append.op, &reply, &outcome(response.to_value()))?;
                continue;
            }
            let read = self.waiting.remove(&ticket.0);
            let read = read.ok_or_else(|| fail(format!("{ticket:?} waits for nothing")))?;
            let known = self.model.sessions.get(&read.key);
            let page = match (outcome(response.to_value()), known) {
                (Err(NOT_FOUND), None) => continue,
                (Err(code), _) => return Err(fail(format!("{read:?} ends with {code}"))),
                (Ok(page), _) => page,
            };
            let Some((_, log)) = known else { continue };
            let events = part(&page, "/events").as_array().cloned();
            let events = events.unwrap_or_default();
            if events.is_empty() {
                prop_assert!(read.deadline <= self.now, "{:?} is woken for nothing", read);
                prop_assert_eq!(&page["complete"], true);
                let missed = log.between(read.after, log.head()).first();
                let missed = missed.and_then(|event| event["observedAtMs"].as_u64());
                prop_assert!(
                    missed.is_none_or(|at| at > read.deadline),
                    "{:?} misses what happened at {:?}",
                    read,
                    missed
                );
            } else {
                let count = events.len() as u64;
                prop_assert!(count <= read.limit);
                let expected = log.between(read.after, read.after + count);
                prop_assert_eq!(&events[..], expected, "{:?}", read);
            }
        }
        for read in self.waiting.values() {
            let Some((_, log)) = self.model.sessions.get(&read.key) else {
                return Err(fail(format!("{read:?} waits for a session that is gone")));
            };
            prop_assert!(read.deadline > self.now, "{:?} waits too long", read);
            prop_assert!(log.head() <= read.after, "{:?} is not woken", read);
        }
        for append in self.appends.values() {
            let known = self.model.sessions.get(&append.key);
            let in_turn = known.is_some_and(|(_, log)| log.is_in_turn());
            prop_assert!(in_turn, "{:?} waits though no turn is under way", append);
        }
        let waiting = self.waiting.len() + self.appends.len();
        prop_assert_eq!(self.core.parked(), waiting);
        Ok(())
    }
}
