//! Events and pages of a session's log, read from raw JSON.

use crate::kinds;
use crate::methods::SessionEventsRead;
use crate::pointer;
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
        pointer::member(self.json(), pointer)
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

/// Events of one session: those of a page, or of a whole log.
pub trait Events {
    /// The events, in the order in which they were brought.
    fn events(&self) -> &[Event];

    /// The events of a kind.
    fn of_kind(&self, kind: &str) -> impl DoubleEndedIterator<Item = &Event> {
        let events = self.events().iter();
        events.filter(move |event| event.kind() == kind)
    }

    /// The events of a run.
    fn of_run(&self, run: &str) -> impl DoubleEndedIterator<Item = &Event> {
        let events = self.events().iter();
        events.filter(move |event| event.run_id() == Some(run))
    }

    /// The sequence numbers, in the same order.
    fn seqs(&self) -> Vec<u64> {
        self.events().iter().map(Event::seq).collect()
    }

    /// The first event of each step of a run's life.
    fn life_of(&self, run: &str) -> Life<'_> {
        let first = |wanted: fn(&Event) -> bool| self.of_run(run).find(|event| wanted(event));
        Life {
            accepted: first(|event| event.kind() == kinds::RUN_ACCEPTED),
            started: first(|event| event.kind() == kinds::RUN_STARTED),
            asked_to_stop: first(|event| event.kind() == kinds::RUN_CANCELLATION_REQUESTED),
            ended: first(Event::is_terminal),
        }
    }
}

/// The first event of each step of a run's life, as far as it was brought.
#[derive(Clone, Copy, Debug)]
pub struct Life<'a> {
    /// The run was accepted.
    pub accepted: Option<&'a Event>,
    /// It was started.
    pub started: Option<&'a Event>,
    /// Somebody asked for it to be cancelled.
    pub asked_to_stop: Option<&'a Event>,
    /// It ended.
    pub ended: Option<&'a Event>,
}

impl<'a> Life<'a> {
    /// The end that the run came to by itself: nobody asked before for it to be cancelled.
    pub fn own_end(&self) -> Option<&'a Event> {
        self.ended.filter(|end| {
            let asked = self.asked_to_stop;
            end.kind() != kinds::RUN_CANCELLED && asked.is_none_or(|asked| asked.seq() > end.seq())
        })
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

impl Events for Page {
    fn events(&self) -> &[Event] {
        &self.events
    }
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

impl Events for Log {
    fn events(&self) -> &[Event] {
        &self.events
    }
}

impl Log {
    /// The exchange of the last page that holds events, as the proof of a failure.
    pub fn evidence(&self) -> Vec<&Exchange> {
        let full = self.pages.iter().rfind(|page| !page.events.is_empty());
        full.or(self.pages.last())
            .map(|page| &page.exchange)
            .into_iter()
            .collect()
    }
}
