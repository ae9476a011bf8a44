//! Clients who read the log on, and wait for what comes.

use mock_server::core::WakeUp;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::calls::after_of;
use super::model::{Key, Model};
use super::ops::{Act, Op};
use super::sessions::NOT_FOUND;
use super::world::{Checked, World, fail, outcome, part};

/// A read that waits.
#[derive(Debug)]
pub(super) struct Waiting {
    key: Key,
    after: u64,
    limit: u64,
    deadline: u64,
}

impl World {
    /// A read that was answered at once.
    pub(super) fn page(&mut self, op: &Op, found: &Result<Value, i64>) -> Checked {
        let key = Model::key(op);
        let (after, limit, wait_ms) = place(op, self.model.head(&key));
        let (_, log) = &self.model.sessions[&key];
        let page = log.forward(after, limit);
        prop_assert_eq!(found.as_ref(), Ok(&page), "{:?}", op);
        let is_empty = page["events"] == json!([]);
        prop_assert!(!is_empty || wait_ms == 0, "{:?} does not wait", op);
        Ok(())
    }

    /// A read that waits.
    pub(super) fn park(&mut self, op: &Op, ticket: u64) -> Checked {
        let key = Model::key(op);
        let (after, limit, wait_ms) = place(op, self.model.head(&key));
        let after = after.unwrap_or(0);
        let known = self.model.sessions.get(&key);
        let (_, log) = known.ok_or_else(|| fail(format!("{op:?} waits for nobody")))?;
        prop_assert!(wait_ms > 0 && after >= log.head(), "{:?} waits", op);
        let deadline = self.now + wait_ms;
        let waiting = Waiting {
            key,
            after,
            limit,
            deadline,
        };
        self.waiting.insert(ticket, waiting);
        Ok(())
    }

    /// Those who waited have got what they waited for, and nobody waits who should not.
    pub(super) fn wake(&mut self, woken: Vec<WakeUp>) -> Checked {
        self.model.expire(self.now);
        for WakeUp { ticket, response } in woken {
            let read = self.waiting.remove(&ticket.0);
            let read = read.ok_or_else(|| fail(format!("{ticket:?} waits for nothing")))?;
            let known = self.model.sessions.get(&read.key);
            let page = match (outcome(response), known) {
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
            let (_, log) = match self.model.sessions.get(&read.key) {
                Some(known) => known,
                None => return Err(fail(format!("{read:?} waits for a session that is gone"))),
            };
            prop_assert!(read.deadline > self.now, "{:?} waits too long", read);
            prop_assert!(log.head() <= read.after, "{:?} is not woken", read);
        }
        prop_assert_eq!(self.core.parked(), self.waiting.len());
        Ok(())
    }
}

/// From where a read wants how many events, and how long it waits.
fn place(op: &Op, head: u64) -> (Option<u64>, u64, u64) {
    match op.act {
        Act::Read {
            after,
            from_head,
            limit,
            wait_ms,
        } => (after_of(after, from_head, head), limit, wait_ms),
        _ => (None, 0, 0),
    }
}
