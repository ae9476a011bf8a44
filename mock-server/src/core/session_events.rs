//! `session/events/read`.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::events::{
    DEFAULT_EVENT_LIMIT, EventCursor, EventLogGap, EventReadDirection, Events, MAX_EVENT_WAIT_MS,
    SessionEventView, SessionEventsReadParams, SessionEventsReadResponse,
};

use super::handler::{Handler, Park};
use super::rules::Rules;
use super::state::EventLog;

impl Events for Handler<'_> {
    fn session_events_read(
        &mut self,
        params: SessionEventsReadParams,
    ) -> Result<SessionEventsReadResponse, AgentApiError> {
        let log = match self.session(&params.session_id) {
            Ok(session) => &session.record.log,
            Err(error) => return self.rules.errors().events_of_no_session(error),
        };
        let limit = u64::from(params.limit.unwrap_or(DEFAULT_EVENT_LIMIT));
        match params.direction {
            EventReadDirection::Backward => Ok(backward(log, params.before, limit, self.rules)),
            EventReadDirection::Forward => {
                let read = ForwardRead {
                    after: params.after,
                    limit,
                };
                let page = read.page(log, self.rules);
                let wait_ms = params.wait_ms.unwrap_or(0).min(MAX_EVENT_WAIT_MS);
                if page.events.is_empty() && wait_ms > 0 {
                    self.park = Some(Park {
                        key: self.key(&params.session_id),
                        read,
                        first: read.first(self.rules),
                        wait_ms,
                    });
                }
                Ok(page)
            }
        }
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
    fn first(self, rules: &dyn Rules) -> u64 {
        rules.cursors().first_seq_after(self.after_seq())
    }

    fn page(self, log: &EventLog, rules: &dyn Rules) -> SessionEventsReadResponse {
        let (head, dropped) = (log.head(), log.dropped());
        let first = self.first(rules).max(dropped + 1);
        let events: Vec<SessionEventView> = log
            .window(first, first.saturating_add(self.limit - 1))
            .cloned()
            .collect();
        let last = events.last().map(|event| event.cursor);
        let reported = rules.cursors().reported_head(head, events.is_empty());
        let gap = EventLogGap {
            requested_after: self.after,
            retained_after: Some(EventCursor { seq: dropped }),
            next_cursor: Some(EventCursor { seq: dropped }),
        };
        SessionEventsReadResponse {
            complete: last.is_none_or(|last| last.seq == head),
            events,
            next_cursor: last,
            head_cursor: Some(EventCursor { seq: reported }),
            gap: (self.after_seq() < dropped)
                .then_some(gap)
                .and_then(|gap| rules.gaps().gap(gap)),
        }
    }
}

/// The newest events below `before`, in ascending order.
fn backward(
    log: &EventLog,
    before: Option<EventCursor>,
    limit: u64,
    rules: &dyn Rules,
) -> SessionEventsReadResponse {
    let (head, dropped) = (log.head(), log.dropped());
    let last = before.map_or(head, |before| before.seq.saturating_sub(1).min(head));
    let first = (last + 1).saturating_sub(limit).max(dropped + 1);
    let complete = first == dropped + 1;
    let gap = EventLogGap {
        requested_after: None,
        retained_after: Some(EventCursor { seq: dropped }),
        next_cursor: None,
    };
    SessionEventsReadResponse {
        events: log.window(first, last).cloned().collect(),
        next_cursor: (!complete).then_some(EventCursor { seq: first }),
        head_cursor: Some(EventCursor { seq: head }),
        complete,
        gap: (complete && dropped > 0)
            .then_some(gap)
            .and_then(|gap| rules.gaps().gap(gap)),
    }
}
