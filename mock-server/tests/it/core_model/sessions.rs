//! What a client may expect of a session's answers, and what it knows of the session afterwards.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::ops::{Act, Decision, Expected, Submission};
use super::runs::{Runs, Status, TEXTS};

pub(super) const NOT_FOUND: i64 = -32004;
pub(super) const INVALID: i64 = -32602;
const CONFLICT: i64 = -32009;
pub(super) const REJECTED: i64 = -32010;

/// What an answer must say.
#[derive(Debug)]
pub(super) enum Reply {
    /// An error of one of these codes.
    Refused(&'static [i64]),
    /// A success that says this at these pointers; null stands for an absent member.
    Data(Vec<(String, Value)>),
    /// No answer yet.
    Waits,
}

/// How many events a call appends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Growth {
    By(usize),
    Some,
}

pub(super) type Outcome = (Reply, Growth);

pub(super) fn refused(codes: &'static [i64]) -> Outcome {
    (Reply::Refused(codes), Growth::By(0))
}

fn data(parts: impl IntoIterator<Item = (&'static str, Value)>) -> Reply {
    let parts = parts.into_iter();
    Reply::Data(parts.map(|(at, value)| (at.to_owned(), value)).collect())
}

/// Keys of context entries; the last is reserved.
pub(super) const KEYS: [&str; 4] = ["k0", "k1", "k2", "run.5"];
const RESERVED: u8 = 3;
/// Texts of context entries; the last is blank.
pub(super) const NOTES: [&str; 4] = ["one", "two", "three", " "];
const BLANK: u8 = 3;

#[derive(Clone, Debug)]
pub(super) struct Session {
    pub(super) created_at: u64,
    pub(super) closed_at: Option<u64>,
    pub(super) tokens: Option<u8>,
    pub(super) revision: u64,
    pub(super) name: Option<u8>,
    pub(super) tag: Option<u8>,
    pub(super) keep_ms: Option<u64>,
    pub(super) runs: Runs,
    context: BTreeMap<u8, u8>,
}

impl Session {
    pub(super) fn new(now: u64, tokens: Option<u8>, keep_ms: Option<u64>) -> Self {
        Session {
            created_at: now,
            closed_at: None,
            tokens,
            revision: 0,
            name: None,
            tag: None,
            keep_ms,
            runs: Runs::default(),
            context: BTreeMap::new(),
        }
    }

    pub(super) fn status(&self) -> &'static str {
        match (self.closed_at, self.runs.active()) {
            (Some(_), _) => "closed",
            (None, Some(_)) => "active",
            (None, None) => "idle",
        }
    }

    pub(super) fn activity(&self) -> &'static str {
        if self.runs.waiting() {
            "waiting"
        } else if self.runs.at_work() {
            "working"
        } else {
            "idle"
        }
    }

    /// When a closed session is deleted by itself.
    pub(super) fn expires_at(&self) -> Option<u64> {
        Some(self.closed_at? + self.keep_ms?)
    }

    fn is_open(&self) -> bool {
        self.closed_at.is_none()
    }

    /// What the views of a changed session say.
    pub(super) fn mutation(&self) -> Reply {
        data([
            ("/session/status", json!(self.status())),
            ("/session/configRevision", json!(self.revision)),
        ])
    }

    /// A call about this session, which exists.
    pub(super) fn expect(&mut self, act: &Act, now: u64) -> Outcome {
        match act {
            Act::Run {
                submission,
                text,
                tokens,
            } => self.run(*submission, *text, *tokens, now),
            Act::Cancel { run } => self.cancel(*run, now),
            Act::Steer { run, blank } => self.steer(*run, *blank),
            Act::Decide { run, decisions } => self.decide(*run, decisions, now),
            Act::Configure { tokens, expected } => self.configure(*tokens, *expected),
            Act::Append { entries } => self.append(entries),
            Act::Remove { keys } => self.remove(keys),
            Act::Rename { name } => {
                self.name = *name;
                let name = name.map_or(Value::Null, |name| json!(format!("name {name}")));
                (data([("/session/displayName", name)]), Growth::By(0))
            }
            Act::Tag { value } => {
                self.tag = *value;
                let tag = value.map_or(Value::Null, |tag| json!(format!("v{tag}")));
                (data([("/session/metadata/t", tag)]), Growth::By(0))
            }
            Act::Keep { ms } => {
                self.keep_ms = *ms;
                let keep = data([("/session/retention/deleteAfterCloseMs", json!(ms))]);
                (keep, Growth::By(0))
            }
            Act::Close { force } => self.close(*force, now),
            other => unreachable!("{other:?} is no call about a session alone"),
        }
    }

    fn run(
        &mut self,
        submission: Submission,
        text: usize,
        tokens: Option<u8>,
        now: u64,
    ) -> Outcome {
        let (_, clean, _) = TEXTS[text];
        if clean.is_empty() {
            return refused(&[INVALID]);
        }
        let key = match submission {
            Submission::Key(key) => Some(key),
            Submission::None | Submission::Bad => None,
        };
        let run_is = |number: usize, status: Status| {
            data([
                ("/run/id", json!(format!("run_{number}"))),
                ("/run/status", json!(status.word())),
            ])
        };
        if let Some((number, run)) = key.and_then(|key| self.runs.of_submission(key)) {
            if (run.text, run.tokens) != (clean, tokens) {
                return refused(&[REJECTED]);
            }
            return (run_is(number, run.status), Growth::By(0));
        }
        if !self.is_open() {
            return refused(&[REJECTED]);
        }
        let number = self.runs.admit(now, text, tokens, key);
        let starts = self
            .runs
            .active()
            .is_some_and(|(active, _)| active == number);
        let (status, growth) = if starts {
            (Status::Running, Growth::Some)
        } else {
            (Status::Queued, Growth::By(1))
        };
        (run_is(number, status), growth)
    }

    fn cancel(&mut self, number: u8, now: u64) -> Outcome {
        match self.runs.get(number) {
            None => return refused(&[NOT_FOUND]),
            Some(run) if run.status.is_over() => return refused(&[REJECTED]),
            Some(_) => {}
        }
        let grows = self.runs.cancel(number, now);
        let status = self.runs.get(number).map(|run| run.status.word());
        let growth = if grows { Growth::Some } else { Growth::By(0) };
        (data([("/run/status", json!(status))]), growth)
    }

    fn steer(&mut self, number: u8, blank: bool) -> Outcome {
        if !self.is_open() {
            return refused(&[REJECTED]);
        }
        match self.runs.get(number).map(|run| run.status) {
            None => return refused(&[NOT_FOUND]),
            Some(Status::Running | Status::Parked) if blank => return refused(&[INVALID]),
            Some(Status::Running | Status::Parked) => {}
            Some(_) => return refused(&[REJECTED]),
        }
        let id = self.runs.steer(number);
        (data([("/steeringId", json!(id))]), Growth::By(1))
    }

    fn decide(&mut self, number: u8, decisions: &[Decision], now: u64) -> Outcome {
        match self.runs.get(number).map(|run| run.status) {
            None => return refused(&[NOT_FOUND]),
            Some(Status::Running | Status::Parked) => {}
            Some(_) => return refused(&[REJECTED]),
        }
        let results = self.runs.decide(number, decisions, now);
        let mut parts = Vec::new();
        for (at, (status, failure)) in results.iter().enumerate() {
            parts.push((format!("/results/{at}/status"), json!(status)));
            parts.push((format!("/results/{at}/failure/kind"), json!(failure)));
        }
        let status = self.runs.get(number).map(|run| run.status.word());
        parts.push(("/run/status".to_owned(), json!(status)));
        let decided = results.iter().any(|(_, failure)| failure.is_none());
        let growth = if decided { Growth::Some } else { Growth::By(0) };
        (Reply::Data(parts), growth)
    }

    fn configure(&mut self, tokens: Option<u8>, expected: Expected) -> Outcome {
        if !self.is_open() || self.runs.at_work() {
            return refused(&[REJECTED]);
        }
        if expected == Expected::Ahead {
            return refused(&[CONFLICT]);
        }
        let growth = usize::from(self.tokens != tokens);
        self.revision += u64::from(self.tokens != tokens);
        self.tokens = tokens;
        (self.mutation(), Growth::By(growth))
    }

    fn append(&mut self, entries: &[(u8, u8)]) -> Outcome {
        if !self.is_open() {
            return refused(&[REJECTED]);
        }
        let mut parts = Vec::new();
        let mut applied = 0;
        for (at, (key, text)) in entries.iter().enumerate() {
            let status = if *key == RESERVED {
                "failed"
            } else if self.context.insert(*key, *text) == Some(*text) {
                "unchanged"
            } else {
                applied += 1;
                "applied"
            };
            parts.push((format!("/results/{at}/status"), json!(status)));
        }
        (Reply::Data(parts), Growth::By(applied))
    }

    fn remove(&mut self, keys: &[u8]) -> Outcome {
        if !self.is_open() {
            return refused(&[REJECTED]);
        }
        let mut parts = Vec::new();
        let mut removed = 0;
        for (at, key) in keys.iter().enumerate() {
            let status = match self.context.remove(key) {
                Some(_) => "removed",
                None => "absent",
            };
            removed += usize::from(status == "removed");
            parts.push((format!("/results/{at}/status"), json!(status)));
        }
        (Reply::Data(parts), Growth::By(removed))
    }

    fn close(&mut self, force: bool, now: u64) -> Outcome {
        if !self.is_open() {
            return (self.mutation(), Growth::By(0));
        }
        let at_work = self.runs.at_work();
        if at_work && !force {
            return refused(&[REJECTED]);
        }
        self.runs.cancel_all(now);
        self.closed_at = Some(now);
        let growth = if at_work { Growth::Some } else { Growth::By(1) };
        (self.mutation(), growth)
    }
}

/// Whether a call has a fault that is found before the session is looked up.
pub(super) fn is_malformed(act: &Act) -> bool {
    let twice = |keys: &[u8]| (1..keys.len()).any(|at| keys[..at].contains(&keys[at]));
    match act {
        Act::Run { submission, .. } => *submission == Submission::Bad,
        Act::Decide { decisions, .. } => decisions.is_empty(),
        Act::Append { entries } => {
            let keys: Vec<u8> = entries.iter().map(|(key, _)| *key).collect();
            let blank = entries.iter().any(|(_, text)| *text == BLANK);
            keys.is_empty() || twice(&keys) || blank
        }
        Act::Remove { keys } => keys.is_empty() || twice(keys) || keys.contains(&RESERVED),
        Act::ReadBack {
            before: Some(0), ..
        } => true,
        Act::Read { limit, .. } | Act::ReadBack { limit, .. } => !(1..=512).contains(limit),
        Act::Runs { limit, .. } => *limit == 0,
        _ => false,
    }
}
