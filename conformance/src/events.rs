//! Events and pages of a session's log, read from raw JSON.

use crate::kinds;
use crate::methods::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::Value;

use crate::record::exchange::Exchange;

/// An event of a session's log, as the target sent it.
#[derive(Clone, Debug)]
pub struct Event {
    source: Exchange,
    /// Its place in the page: pages are looked at often, and copies of their events add up.
    index: usize,
}

static ABSENT: Value = Value::Null;

impl Event {
    /// The event's place in the log; 0, which no event has, when the target sent none.
    pub fn seq(&self) -> u64 {
        self.at("/cursor/seq")
            .and_then(Value::as_u64)
            .unwrap_or_default()
    }

    /// The kind's type, e.g. `runAccepted`; empty when the target sent none.
    pub fn kind(&self) -> &str {
        self.text("/kind/type").unwrap_or_default()
    }

    /// The session it says it belongs to; empty when the target sent none.
    pub fn session_id(&self) -> &str {
        self.text("/sessionId").unwrap_or_default()
    }

    /// The run it belongs to, by its joins or by its kind.
    pub fn run_id(&self) -> Option<&str> {
        self.text("/joins/runId")
            .or_else(|| self.text("/kind/runId"))
    }

    /// Whether it ends a run.
    pub fn is_terminal(&self) -> bool {
        kinds::TERMINAL.contains(&self.kind())
    }

    /// A member, by JSON pointer; null counts as absent.
    pub fn at(&self, pointer: &str) -> Option<&Value> {
        self.json()
            .pointer(pointer)
            .filter(|value| !value.is_null())
    }

    /// A text, by JSON pointer.
    pub fn text(&self, pointer: &str) -> Option<&str> {
        self.at(pointer).and_then(Value::as_str)
    }

    /// The event as it was sent.
    pub fn json(&self) -> &Value {
        let events = self.source.data().and_then(|data| data.get("events"));
        events
            .and_then(|events| events.get(self.index))
            .unwrap_or(&ABSENT)
    }

    /// The exchange that brought it.
    pub fn source(&self) -> &Exchange {
        &self.source
    }
}

/// A page of a session's log.
#[derive(Clone, Debug)]
pub struct Page {
    /// The session that was asked for.
    pub session: String,
    /// What was asked for.
    pub request: PageRequest,
    /// The events, in the order of the page.
    pub events: Vec<Event>,
    /// The page's `nextCursor`.
    pub next: Option<u64>,
    /// The page's `headCursor`.
    pub head: Option<u64>,
    /// Whether the page says that nothing more was there.
    pub complete: bool,
    /// What the page says is lost.
    pub gap: Option<Value>,
    /// The exchange that brought it.
    pub exchange: Exchange,
}

/// The part of a page's request that decides what may be in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PageRequest {
    /// The exclusive lower end; 0 when absent.
    pub after: u64,
    /// Whether the page was read towards the beginning of the log.
    pub backward: bool,
}

impl Page {
    /// The page that an exchange brought; `None` when it is no successful read of a log.
    pub fn of(exchange: &Exchange) -> Option<Self> {
        if exchange.request().method() != Some(SessionEventsRead::NAME) {
            return None;
        }
        let params = exchange.request().params()?;
        let data = exchange.data()?;
        let cursor = |name: &str| {
            data.pointer(&format!("/{name}/seq"))
                .and_then(Value::as_u64)
        };
        let events = data
            .get("events")
            .and_then(Value::as_array)
            .map_or(0, Vec::len);
        Some(Page {
            session: params.get("sessionId")?.as_str()?.to_owned(),
            request: PageRequest {
                after: params
                    .pointer("/after/seq")
                    .and_then(Value::as_u64)
                    .unwrap_or_default(),
                backward: params.get("direction").and_then(Value::as_str) == Some("backward"),
            },
            events: (0..events)
                .map(|index| Event {
                    source: exchange.clone(),
                    index,
                })
                .collect(),
            next: cursor("nextCursor"),
            head: cursor("headCursor"),
            complete: data
                .get("complete")
                .and_then(Value::as_bool)
                .unwrap_or_default(),
            gap: data.get("gap").filter(|gap| !gap.is_null()).cloned(),
            exchange: exchange.clone(),
        })
    }

    /// Whether the page holds the whole log of a closed session, from its first event to its last.
    pub fn is_whole_closed_log(&self) -> bool {
        let forward = !self.request.backward && self.request.after == 0;
        // A log that lost its beginning does not always say so.
        let is = |event: Option<&Event>, kind| event.is_some_and(|event| event.kind() == kind);
        forward
            && self.complete
            && self.gap.is_none()
            && is(self.events.first(), kinds::SESSION_OPENED)
            && is(self.events.last(), kinds::SESSION_CLOSED)
    }

    /// The events of a kind.
    pub fn of_kind(&self, kind: &str) -> impl DoubleEndedIterator<Item = &Event> {
        self.events.iter().filter(move |event| event.kind() == kind)
    }

    /// The events of a run.
    pub fn of_run(&self, run: &str) -> impl DoubleEndedIterator<Item = &Event> {
        self.events
            .iter()
            .filter(move |event| event.run_id() == Some(run))
    }

    /// The sequence numbers, in the order of the page.
    pub fn seqs(&self) -> Vec<u64> {
        self.events.iter().map(Event::seq).collect()
    }

    /// The page's exchange, as the proof of a failure.
    pub fn evidence(&self) -> Vec<&Exchange> {
        vec![&self.exchange]
    }
}

/// A session's log, put together from pages.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// The events, in the order in which the pages brought them.
    pub events: Vec<Event>,
    /// The pages.
    pub pages: Vec<Page>,
}

impl Log {
    /// The events of a kind.
    pub fn of_kind(&self, kind: &str) -> impl DoubleEndedIterator<Item = &Event> {
        self.events.iter().filter(move |event| event.kind() == kind)
    }

    /// The events of a run.
    pub fn of_run(&self, run: &str) -> impl DoubleEndedIterator<Item = &Event> {
        self.events
            .iter()
            .filter(move |event| event.run_id() == Some(run))
    }

    /// The sequence numbers, in order.
    pub fn seqs(&self) -> Vec<u64> {
        self.events.iter().map(Event::seq).collect()
    }

    /// The event that ended a run, if it has ended.
    pub fn end_of(&self, run: &str) -> Option<&Event> {
        self.of_run(run).find(|event| event.is_terminal())
    }

    /// The end that a run came to by itself: nobody asked for it to be cancelled before.
    pub fn own_end_of(&self, run: &str) -> Option<&Event> {
        let end = self.end_of(run)?;
        let asked = self.of_run(run).any(|event| {
            event.kind() == kinds::RUN_CANCELLATION_REQUESTED && event.seq() < end.seq()
        });
        (end.kind() != kinds::RUN_CANCELLED && !asked).then_some(end)
    }

    /// The events as they were sent.
    pub fn json(&self) -> Vec<&Value> {
        self.events.iter().map(Event::json).collect()
    }

    /// The exchange of the last page that holds events, as the proof of a failure.
    pub fn evidence(&self) -> Vec<&Exchange> {
        let full = self.pages.iter().rfind(|page| !page.events.is_empty());
        full.or(self.pages.last())
            .map(|page| &page.exchange)
            .into_iter()
            .collect()
    }
}
