//! All that clients know of two universes. It is made from the rules of the contract alone: nothing
//! in it looks at the core.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::calls::after_of;
use super::logs::Log;
use super::ops::{Act, NAMES, NONSENSE, Op};
use super::sessions::{Growth, INVALID, NOT_FOUND, Outcome, Reply, Session};

/// A universe and the id of a session in it.
pub(super) type Key = (usize, String);

/// The sessions of all universes, with the logs that were read of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Model {
    pub(super) sessions: BTreeMap<Key, (Session, Log)>,
}

fn refused(codes: &'static [i64]) -> Outcome {
    (Reply::Refused(codes), Growth::By(0))
}

impl Model {
    pub(super) fn key(op: &Op) -> Key {
        (op.universe, NAMES[op.name].to_owned())
    }

    pub(super) fn head(&self, key: &Key) -> u64 {
        self.sessions.get(key).map_or(0, |(_, log)| log.head())
    }

    /// Lets time pass. `ask` tells when a run completed whose end the model leaves open.
    pub(super) fn advance(
        &mut self,
        now: u64,
        ask: &mut dyn FnMut(&Key, usize) -> Option<u64>,
    ) -> Result<(), String> {
        for (key, (session, _)) in &mut self.sessions {
            session.runs.advance(now, &mut |run| ask(key, run))?;
        }
        self.expire(now);
        Ok(())
    }

    /// Forgets closed sessions whose time is over.
    pub(super) fn expire(&mut self, now: u64) {
        self.sessions
            .retain(|_, (session, _)| session.expires_at().is_none_or(|at| at > now));
    }

    /// What the answer to a call must be; afterwards the model is as if it had been called.
    pub(super) fn expect(&mut self, op: &Op, now: u64) -> Outcome {
        let key = Self::key(op);
        if let Act::Nonsense { which } = op.act {
            let (.., code) = NONSENSE[which];
            return match code {
                INVALID => refused(&[INVALID]),
                NOT_FOUND => refused(&[NOT_FOUND]),
                _ => refused(&[-32601]),
            };
        }
        if let Act::List { closed } = op.act {
            let list = self.list(op.universe, closed);
            let parts = list.iter().enumerate().map(|(at, id)| {
                let pointer = format!("/sessions/{at}/id");
                (pointer, json!(id))
            });
            let end = (format!("/sessions/{}", list.len()), Value::Null);
            return (Reply::Data(parts.chain([end]).collect()), Growth::By(0));
        }
        let is_named = !matches!(op.act, Act::Start { named: false, .. });
        if (is_named && op.name == NAMES.len() - 1) || Session::is_malformed(&op.act) {
            return refused(&[INVALID]);
        }
        if let Act::Start {
            named,
            tokens,
            lost_profile,
            keep_ms,
        } = op.act
        {
            return self.start(key, named, tokens, lost_profile, keep_ms, now);
        }
        match op.act {
            Act::Read { limit, .. } | Act::ReadBack { limit, .. } if limit == 0 || limit > 512 => {
                return refused(&[INVALID]);
            }
            Act::ReadBack {
                before: Some(0), ..
            }
            | Act::Runs { limit: 0, .. } => return refused(&[INVALID]),
            _ => {}
        }
        let Some((session, log)) = self.sessions.get_mut(&key) else {
            return self.nobody(op);
        };
        match &op.act {
            Act::Read {
                after,
                from_head,
                limit,
                wait_ms,
            } => {
                let after = after_of(*after, *from_head, log.head());
                let page = log.forward(after, *limit);
                let waits = *wait_ms > 0 && page["events"] == json!([]);
                let reply = if waits {
                    Reply::Waits
                } else {
                    Reply::Data(vec![(String::new(), page)])
                };
                (reply, Growth::By(0))
            }
            Act::ReadBack { before, limit } => {
                let page = log.backward(*before, *limit);
                (Reply::Data(vec![(String::new(), page)]), Growth::By(0))
            }
            Act::Runs { cursor, limit } => {
                let rows = session.runs.newest_first();
                let rows = rows.map(|(number, _)| number);
                let below = cursor.map_or(usize::MAX, usize::from);
                let rows: Vec<usize> = rows.filter(|number| *number < below).collect();
                let most = usize::try_from((*limit).min(100)).unwrap_or(usize::MAX);
                (runs_page(&rows, most), Growth::By(0))
            }
            Act::Delete if session.closed_at.is_none() => refused(&[-32010]),
            Act::Delete => {
                self.sessions.remove(&key);
                let count = ("/deletedSessionCount".to_owned(), json!(1));
                (Reply::Data(vec![count]), Growth::By(0))
            }
            act => session.expect(act, now),
        }
    }

    /// A call about a session that is not there.
    fn nobody(&self, op: &Op) -> Outcome {
        match op.act {
            // Whether the text is blank is found out once the session is there, or before.
            Act::Run { .. } => refused(&[NOT_FOUND, INVALID]),
            _ => refused(&[NOT_FOUND]),
        }
    }

    fn start(
        &mut self,
        key: Key,
        named: bool,
        tokens: Option<u8>,
        lost_profile: bool,
        keep_ms: Option<u64>,
        now: u64,
    ) -> Outcome {
        let stored = self.sessions.get(&key).filter(|_| named);
        let is_closed = stored.is_some_and(|(session, _)| session.closed_at.is_some());
        if lost_profile && !is_closed {
            return refused(&[NOT_FOUND]);
        }
        if let Some((session, log)) = stored {
            let Reply::Data(mut parts) = session.mutation() else {
                unreachable!("a view is data");
            };
            parts.push(("/session/headCursor/seq".to_owned(), json!(log.head())));
            return (Reply::Data(parts), Growth::By(0));
        }
        let session = Session::new(now, tokens, keep_ms);
        let reply = session.mutation();
        if named {
            self.sessions.insert(key, (session, Log::default()));
        }
        (reply, Growth::Some)
    }

    /// A session whose id the server has made.
    pub(super) fn adopt(&mut self, universe: usize, id: &str, act: &Act, now: u64) {
        if let Act::Start {
            named: false,
            tokens,
            keep_ms,
            ..
        } = act
        {
            let session = Session::new(now, *tokens, *keep_ms);
            let key = (universe, id.to_owned());
            self.sessions.insert(key, (session, Log::default()));
        }
    }

    /// The ids of the sessions of a universe, as they are listed.
    pub(super) fn list(&self, universe: usize, closed: Option<bool>) -> Vec<&str> {
        let mut rows: Vec<(Option<u64>, &str)> = self
            .sessions
            .iter()
            .filter(|((of, _), _)| *of == universe)
            .filter(|(_, (session, _))| {
                closed.is_none_or(|closed| session.closed_at.is_some() == closed)
            })
            .map(|((_, id), (_, log))| (log.updated_at(), id.as_str()))
            .collect();
        rows.sort_unstable();
        rows.into_iter().rev().map(|(_, id)| id).collect()
    }
}

/// The first `most` of the runs below a cursor.
pub(super) fn runs_page(rows: &[usize], most: usize) -> Reply {
    let shown = &rows[..most.min(rows.len())];
    let mut parts: Vec<(String, Value)> = shown
        .iter()
        .enumerate()
        .map(|(at, number)| (format!("/runs/{at}/id"), json!(format!("run_{number}"))))
        .collect();
    let more = shown.len() < rows.len();
    let last = shown.last().filter(|_| more);
    let next = last.map(|number| format!("run_{number}"));
    parts.push((format!("/runs/{}", shown.len()), Value::Null));
    parts.push(("/hasOlderRuns".to_owned(), json!(more)));
    parts.push(("/nextCursor".to_owned(), json!(next)));
    Reply::Data(parts)
}
