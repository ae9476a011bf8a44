//! The entries as they are kept.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use api_contract::rpc::{JsonRpcRequest, RequestId};

use super::entry::{CallOutcome, Journal, JournalEntry, StruckBy};
use super::said::{Said, known};
use crate::core::UnixMs;
use crate::faults::Strike;
use crate::server::http::RPC_PATH;
use crate::server::masked::masked;

/// What is kept unless other bounds are set.
pub(crate) const MAX_ENTRIES: usize = 10_000;
pub(crate) const MAX_BYTES: usize = 16 * 1024 * 1024;
/// What an entry takes besides its texts.
const ENTRY_BYTES: usize = size_of::<Kept>();
/// Longer method names, ids and paths are cut: the client chooses them.
const MAX_TEXT_BYTES: usize = 512;

/// A request, as it is entered.
pub(crate) struct Asked<'a> {
    /// Empty for what was no request.
    pub(crate) verb: &'a str,
    pub(crate) path: &'a str,
    pub(crate) call: Option<&'a JsonRpcRequest>,
    /// The call's parameters as they may be kept.
    pub(crate) params: Option<Said>,
    /// The part of the caller's key that may be shown.
    pub(crate) caller: Option<&'a str>,
    /// The fault that has struck it.
    pub(crate) fault: Option<Strike>,
}

/// What happened to the gateway and was no request.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Note {
    /// A snapshot was put back.
    Restored,
}

/// Names an entry for as long as the journal is not emptied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EntryRef {
    epoch: u64,
    number: u64,
}

/// Takes entries down, from any thread.
#[derive(Debug, Default)]
pub(crate) struct Recorder(Mutex<Entries>);

#[derive(Debug)]
struct Entries {
    kept: VecDeque<Kept>,
    bytes: usize,
    max_kept: usize,
    max_bytes: usize,
    /// How many were entered.
    count: u64,
    /// How often the journal was emptied.
    epoch: u64,
}

impl Default for Entries {
    fn default() -> Self {
        Entries {
            kept: VecDeque::new(),
            bytes: 0,
            max_kept: MAX_ENTRIES,
            max_bytes: MAX_BYTES,
            count: 0,
            epoch: 0,
        }
    }
}

#[derive(Clone, Debug)]
struct Kept {
    number: u64,
    at: UnixMs,
    ended: Option<UnixMs>,
    verb: Cow<'static, str>,
    path: Cow<'static, str>,
    caller: Option<Box<str>>,
    method: Option<Cow<'static, str>>,
    id: Option<RequestId>,
    session: Option<Box<str>>,
    params: Option<Said>,
    response: Option<Said>,
    outcome: CallOutcome,
    fault: Option<Strike>,
}

impl Recorder {
    /// Enters a request.
    pub(super) fn enter(&self, at: UnixMs, asked: Asked<'_>, outcome: CallOutcome) -> EntryRef {
        let call = asked.call;
        let named = call.and_then(|call| call.params.as_ref()?.get("sessionId")?.as_str());
        let kept = Kept {
            number: 0,
            at,
            ended: (outcome != CallOutcome::Parked).then_some(at),
            verb: kept(asked.verb, "POST"),
            path: kept(asked.path, RPC_PATH),
            caller: asked.caller.map(cut),
            method: call.map(|call| kept(&call.method, known(&call.method))),
            id: call.map(|call| match &call.id {
                RequestId::Number(number) => RequestId::Number(*number),
                RequestId::Text(text) => RequestId::Text(cut(text).into()),
            }),
            session: named.map(cut),
            params: asked.params,
            response: None,
            outcome,
            fault: asked.fault,
        };
        self.lock().push(kept)
    }

    /// Notes something that was no request.
    pub(crate) fn note(&self, at: UnixMs, note: Note) {
        let path = match note {
            Note::Restored => "restore",
        };
        let asked = Asked {
            verb: "",
            path,
            call: None,
            params: None,
            caller: None,
            fault: None,
        };
        self.enter(at, asked, CallOutcome::Controlled);
    }

    /// Notes how a call that was parked went in the end, and the fault that struck it.
    pub(super) fn settle(
        &self,
        entry: EntryRef,
        at: UnixMs,
        outcome: CallOutcome,
        fault: Option<Strike>,
    ) {
        self.lock().change(entry, |kept| {
            kept.ended = Some(at);
            kept.outcome = outcome;
            kept.fault = fault;
        });
    }

    /// Adds the response to a call, and the session that the call made.
    pub(super) fn complete(&self, entry: EntryRef, response: Said, session: Option<&str>) {
        self.lock().change(entry, |kept| {
            kept.response = Some(response);
            if kept.session.is_none() {
                kept.session = session.map(cut);
            }
        });
    }

    /// Keeps so many entries at most, and so many bytes.
    pub(crate) fn bound(&self, entries: usize, bytes: usize) {
        let mut kept = self.lock();
        (kept.max_kept, kept.max_bytes) = (entries, bytes);
        kept.shrink();
    }

    /// How many entries there are.
    pub(crate) fn len(&self) -> usize {
        self.lock().kept.len()
    }

    /// Forgets all entries, and counts on.
    pub(crate) fn clear(&self) {
        self.lock().clear();
    }

    /// Forgets all entries, and counts from 1 again.
    pub(crate) fn restart(&self) {
        let mut entries = self.lock();
        entries.clear();
        entries.count = 0;
    }

    /// A copy for tests, of a gateway at this URL.
    pub(crate) fn journal(&self, origin: &str) -> Journal {
        // Cut without the lock, for which calls would have to wait.
        let kept = self.lock().kept.clone();
        Journal {
            origin: origin.to_owned(),
            entries: kept.iter().map(Kept::entry).collect(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Entries> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entries {
    fn push(&mut self, mut kept: Kept) -> EntryRef {
        self.count += 1;
        kept.number = self.count;
        self.bytes += kept.bytes();
        self.kept.push_back(kept);
        self.shrink();
        EntryRef {
            epoch: self.epoch,
            number: self.count,
        }
    }

    /// Changes an entry, unless it has been dropped meanwhile.
    fn change(&mut self, entry: EntryRef, change: impl FnOnce(&mut Kept)) {
        let first = self.kept.front().map_or(0, |kept| kept.number);
        let index = entry.number.checked_sub(first);
        let index = index.and_then(|index| usize::try_from(index).ok());
        if entry.epoch != self.epoch {
            return;
        }
        if let Some(kept) = index.and_then(|index| self.kept.get_mut(index)) {
            let before = kept.bytes();
            change(kept);
            self.bytes = self.bytes + kept.bytes() - before;
            self.shrink();
        }
    }

    fn shrink(&mut self) {
        while self.kept.len() > self.max_kept || self.bytes > self.max_bytes {
            let Some(oldest) = self.kept.pop_front() else {
                break;
            };
            self.bytes -= oldest.bytes();
        }
    }

    fn clear(&mut self) {
        self.kept.clear();
        self.bytes = 0;
        self.epoch += 1;
    }
}

impl Kept {
    fn entry(&self) -> JournalEntry {
        let text = |text: &Option<Box<str>>| text.as_deref().map(str::to_owned);
        JournalEntry {
            number: self.number,
            at_ms: self.at.0,
            duration_ms: self.ended.map(|ended| self.at.until(ended)),
            verb: self.verb.to_string(),
            path: self.path.to_string(),
            caller: text(&self.caller),
            method: self.method.clone().map(Cow::into_owned),
            id: self.id.clone(),
            session_id: text(&self.session),
            params: self.params.as_ref().and_then(Said::to_value),
            response: self.response.as_ref().and_then(Said::to_value),
            outcome: self.outcome,
            fault: self.fault.map(|strike| StruckBy {
                id: strike.id,
                kind: strike.kind.to_owned(),
            }),
        }
    }

    fn bytes(&self) -> usize {
        let id = match &self.id {
            Some(RequestId::Text(text)) => text.len(),
            _ => 0,
        };
        let texts = [
            self.caller.as_deref(),
            self.method.as_deref(),
            self.session.as_deref(),
        ];
        let texts = texts.into_iter().flatten().map(str::len);
        let said = [&self.params, &self.response];
        let said = said.into_iter().flatten().map(Said::len);
        let lengths = texts.chain(said).sum::<usize>();
        ENTRY_BYTES + self.verb.len() + self.path.len() + id + lengths
    }
}

/// A text, without a copy of it where it is the usual one.
fn kept(text: &str, usual: &'static str) -> Cow<'static, str> {
    if text == usual {
        Cow::Borrowed(usual)
    } else {
        Cow::Owned(cut(text).into())
    }
}

/// At most [`MAX_TEXT_BYTES`] of a text, whole characters only, without keys.
fn cut(text: &str) -> Box<str> {
    let text = masked(text);
    text[..text.floor_char_boundary(MAX_TEXT_BYTES)].into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn said(json: &str) -> Said {
        Said::Excerpt(json.into())
    }

    fn enter(recorder: &Recorder, method: &str) -> EntryRef {
        let call = JsonRpcRequest::new(RequestId::Number(1), method, json!({}));
        let asked = Asked {
            verb: "POST",
            path: RPC_PATH,
            call: Some(&call),
            params: None,
            caller: None,
            fault: None,
        };
        recorder.enter(UnixMs(5), asked, CallOutcome::Parked)
    }

    #[test]
    fn the_oldest_entries_go_when_there_are_too_many() {
        let recorder = Recorder::default();
        for _ in 0..MAX_ENTRIES + 5 {
            enter(&recorder, "session/read");
        }
        let journal = recorder.journal("");
        assert_eq!(journal.len(), MAX_ENTRIES);
        assert_eq!(journal[0].number, 6);
    }

    #[test]
    fn the_oldest_entries_go_when_they_take_too_many_bytes() {
        let recorder = Recorder::default();
        for _ in 0..4 {
            let entry = enter(&recorder, &"x".repeat(1024 * 1024));
            recorder.complete(entry, said(&"1".repeat(MAX_BYTES / 3)), None);
        }
        assert!(recorder.lock().bytes <= MAX_BYTES);
        assert_eq!(recorder.journal("").len(), 2);
    }

    #[test]
    fn an_outcome_is_noted_while_its_entry_is_there_and_ignored_afterwards() {
        let recorder = Recorder::default();
        let first = enter(&recorder, "session/read");
        for _ in 0..MAX_ENTRIES {
            enter(&recorder, "session/read");
        }
        let second = EntryRef {
            number: first.number + 1,
            ..first
        };
        recorder.settle(first, UnixMs(7), CallOutcome::HungUp, None);
        recorder.settle(second, UnixMs(8), CallOutcome::HungUp, None);
        let journal = recorder.journal("");
        assert_eq!(journal[0].outcome, CallOutcome::HungUp);
        assert_eq!(journal[0].duration_ms, Some(3));
        assert!(
            journal[1..]
                .iter()
                .all(|entry| entry.outcome == CallOutcome::Parked)
        );
    }

    #[test]
    fn what_belongs_to_an_emptied_journal_does_not_come_into_the_next_one() {
        let recorder = Recorder::default();
        let before = enter(&recorder, "session/read");
        recorder.restart();
        let after = enter(&recorder, "session/list");
        assert_eq!(before.number, after.number);
        recorder.complete(before, said("1"), Some("s"));
        assert_eq!(recorder.journal("")[0].response, None);
    }
}
