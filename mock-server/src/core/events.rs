//! `session/events/read`.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::events::{
    DEFAULT_EVENT_LIMIT, EventCursor, EventLogGap, EventReadDirection, Events, MAX_EVENT_WAIT_MS,
    SessionEventView, SessionEventsReadParams, SessionEventsReadResponse,
};

use super::handler::{Handler, Park};
use super::rules::Rules;
use super::state::{Session, Universe};
use super::time::UnixMs;

impl Events for Handler<'_> {
    fn session_events_read(
        &mut self,
        params: SessionEventsReadParams,
    ) -> Result<SessionEventsReadResponse, AgentApiError> {
        let wait_ms = params.wait_ms.unwrap_or(0).min(MAX_EVENT_WAIT_MS);
        let (session, universe) = match self.find(&params.session_id) {
            Ok(found) => found,
            Err(error) => return self.rules.errors().events_of_no_session(error),
        };
        let log = LogView::new(session, universe, self.rules, self.now(), wait_ms > 0);
        let asked = u64::from(params.limit.unwrap_or(DEFAULT_EVENT_LIMIT));
        let limit = self.rules.cursors().page_limit(asked);
        if params.direction == EventReadDirection::Backward {
            return Ok(log.backward(params.before, limit));
        }
        let read = ForwardRead {
            after: params.after,
            limit,
        };
        let mut page = read.page(&log);
        let polls = self.rules.long_polls();
        if self.woken && !polls.woken_reader_gets(&page.events) {
            page.events.clear();
        } else if wait_ms > 0 && polls.waits(page.events.is_empty() && page.gap.is_none()) {
            self.park = Some(Park::ForEvent {
                key: self.key(&params.session_id),
                read,
                first: read.first(&log),
                wait_ms,
            });
        }
        Ok(page)
    }
}

/// A read of the events above a cursor. Equal reads of one log at one moment get equal pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ForwardRead {
    after: Option<EventCursor>,
    limit: u64,
}

impl ForwardRead {
    fn after_seq(self) -> u64 {
        self.after.map_or(0, |after| after.seq)
    }

    /// The number of the first event it asks for.
    fn first(self, log: &LogView<'_>) -> u64 {
        let cursors = log.rules.cursors();
        cursors.first_seq_after(self.after_seq(), self.limit, log.head)
    }

    fn page(self, log: &LogView<'_>) -> SessionEventsReadResponse {
        let cursors = log.rules.cursors();
        let first = self.first(log).max(log.dropped + 1);
        let gap = self.gap(log);
        let goes_on = gap.is_none() || log.rules.gaps().page_goes_on();
        let mut rest = log
            .events(first, if goes_on { log.head } else { 0 })
            .peekable();
        let most = self.limit.min((log.head + 1).saturating_sub(first));
        let mut events = Vec::with_capacity(usize::try_from(most).unwrap_or(0));
        let mut last = None;
        while (events.len() as u64) < self.limit
            && let Some(event) = rest.next()
        {
            last = Some(event.cursor.seq);
            events.push(log.shown(event));
        }
        let next_cursor = cursors.next_cursor(last, log.head);
        // An empty page must not hide events that it does not hold.
        let reported = match last {
            Some(_) => cursors.reported_head(log.head, false),
            None => cursors.reported_head(log.readable_head(), true),
        };
        SessionEventsReadResponse {
            events,
            next_cursor: next_cursor.map(|seq| EventCursor { seq }),
            head_cursor: Some(EventCursor { seq: reported }),
            complete: cursors.is_complete(rest.peek().is_none()),
            gap,
        }
    }

    /// What it asks for and was dropped.
    fn gap(self, log: &LogView<'_>) -> Option<EventLogGap> {
        let (gaps, dropped) = (log.rules.gaps(), EventCursor { seq: log.dropped });
        let gap = gaps
            .is_gap(self.after_seq(), log.dropped)
            .then_some(EventLogGap {
                requested_after: self.after,
                retained_after: Some(dropped),
                next_cursor: Some(dropped),
            })?;
        gaps.gap(gap)
    }
}

/// The log of a session as one read sees it.
struct LogView<'a> {
    session: &'a Session,
    universe: &'a Universe,
    rules: &'a dyn Rules,
    now: UnixMs,
    /// Whether the read would wait for an event.
    waits: bool,
    /// The number of the newest event, 0 for an empty log.
    head: u64,
    /// The number of the newest event that was dropped, 0 when none was.
    dropped: u64,
}

impl<'a> LogView<'a> {
    fn new(
        session: &'a Session,
        universe: &'a Universe,
        rules: &'a dyn Rules,
        now: UnixMs,
        waits: bool,
    ) -> Self {
        LogView {
            session,
            universe,
            rules,
            now,
            waits,
            head: session.record.log.head(),
            dropped: session.record.log.dropped(),
        }
    }

    /// The number of the newest event that can be read.
    fn readable_head(&self) -> u64 {
        let mut held = (self.dropped + 1..=self.head).rev();
        held.find(|seq| self.events(*seq, *seq).next().is_some())
            .unwrap_or(self.dropped)
    }

    /// The events numbered `first` to `last` that can be read.
    fn events(&self, first: u64, last: u64) -> impl Iterator<Item = &'a SessionEventView> {
        let (record, cursors) = (&self.session.record, self.rules.cursors());
        let (now, waits) = (self.now, self.waits);
        let readable = move |event: &&SessionEventView| {
            let age_ms = UnixMs(event.observed_at_ms).until(now);
            let followed_by = record.log.head() - event.cursor.seq;
            !record.unreadable.contains(&event.cursor.seq)
                && cursors.is_readable(event, age_ms, followed_by, waits)
        };
        record
            .log
            .window(first, last.min(self.head))
            .filter(readable)
    }

    fn shown(&self, event: &SessionEventView) -> SessionEventView {
        let (cursors, seq) = (self.rules.cursors(), event.cursor.seq);
        let event = if cursors.is_own(seq) {
            event
        } else {
            let stranger = self.universe.next_to(&self.session.id);
            stranger
                .and_then(|session| session.record.log.window(seq, seq).next())
                .unwrap_or(event)
        };
        cursors.shown_event(event.clone(), self.head)
    }

    /// The newest events below `before`, in ascending order.
    fn backward(&self, before: Option<EventCursor>, limit: u64) -> SessionEventsReadResponse {
        let (head, dropped) = (self.head, self.dropped);
        let last = before.map_or(head, |before| before.seq.saturating_sub(1).min(head));
        let first = (last + 1).saturating_sub(limit).max(dropped + 1);
        let complete = first == dropped + 1;
        let gap = EventLogGap {
            requested_after: None,
            retained_after: Some(EventCursor { seq: dropped }),
            next_cursor: None,
        };
        let events = self.events(first, last);
        SessionEventsReadResponse {
            events: events.map(|event| self.shown(event)).collect(),
            next_cursor: (!complete).then_some(EventCursor { seq: first }),
            head_cursor: Some(EventCursor { seq: head }),
            complete,
            gap: (complete && dropped > 0)
                .then_some(gap)
                .and_then(|gap| self.rules.gaps().gap(gap)),
        }
    }
}
