//! All that clients know of two universes. It is made from the rules of the contract alone: nothing
//! in it looks at the core.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::calls::after_of;
use super::logs::Log;
use super::ops::{Act, NAMES, NONSENSE, Op};
use super::sessions::{
    Growth, INVALID, NOT_FOUND, Outcome, REJECTED, Reply, Session, is_malformed, refused,
};

/// A universe and the id of a session in it.
pub(super) type Key = (usize, String);

/// The sessions of all universes, with the logs that were read of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Model {
    pub(super) sessions: BTreeMap<Key, (Session, Log)>,
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
        match op.act {
            Act::Nonsense { which } => return refused(NONSENSE[which].2),
            Act::List { closed } => return listed(&self.list(op.universe, closed)),
            _ => {}
        }
        let key = Self::key(op);
        let is_named = !matches!(op.act, Act::Start { named: false, .. });
        if (is_named && op.name == NAMES.len() - 1) || is_malformed(&op.act) {
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
        let Some((session, log)) = self.sessions.get_mut(&key) else {
            // It may be told before that a text is blank.
            let blank = matches!(op.act, Act::Run { .. });
            let codes: &'static [i64] = if blank {
                &[NOT_FOUND, INVALID]
            } else {
                &[NOT_FOUND]
            };
            return refused(codes);
        };
        match &op.act {
            Act::Read { .. } | Act::ReadBack { .. } => (page(&op.act, log), Growth::By(0)),
            Act::Runs { cursor, limit } => {
                let rows = session.runs.newest_first();
                let rows = rows.map(|(number, _)| number);
                let below = cursor.map_or(usize::MAX, usize::from);
                let rows: Vec<usize> = rows.filter(|number| *number < below).collect();
                let most = usize::try_from((*limit).min(100)).unwrap_or(usize::MAX);
                (runs_page(&rows, most), Growth::By(0))
            }
            Act::Delete if session.closed_at.is_none() => refused(&[REJECTED]),
            Act::Delete => {
                self.sessions.remove(&key);
                let count = ("/deletedSessionCount".to_owned(), json!(1));
                (Reply::Data(vec![count]), Growth::By(0))
            }
            Act::Append { .. } if session.closed_at.is_none() && log.is_in_turn() => {
                (Reply::Waits, Growth::By(0))
            }
            act => session.expect(act, now),
        }
    }

    /// What the answer to an append must be that has waited for the end of a turn.
    pub(super) fn expect_after_turn(&mut self, append: &Op, now: u64) -> Outcome {
        match self.sessions.get_mut(&Self::key(append)) {
            Some((session, _)) => session.expect(&append.act, now),
            None => refused(&[NOT_FOUND]),
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
        if let Some((session, _)) = stored {
            return (session.mutation(), Growth::By(0));
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

/// A list of just these sessions.
fn listed(ids: &[&str]) -> Outcome {
    let parts = ids.iter().enumerate();
    let parts = parts.map(|(at, id)| (format!("/sessions/{at}/id"), json!(id)));
    let end = (format!("/sessions/{}", ids.len()), Value::Null);
    (Reply::Data(parts.chain([end]).collect()), Growth::By(0))
}

/// What a reader of a log is answered.
fn page(act: &Act, log: &Log) -> Reply {
    let page = match act {
        Act::Read {
            after,
            from_head,
            limit,
            wait_ms,
        } => {
            let after = after_of(*after, *from_head, log.head());
            let page = log.forward(after, *limit);
            if *wait_ms > 0 && page["events"] == json!([]) {
                return Reply::Waits;
            }
            page
        }
        Act::ReadBack { before, limit } => log.backward(*before, *limit),
        other => unreachable!("{other:?} reads no log"),
    };
    Reply::Data(vec![(String::new(), page)])
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
