//! The event log of a session: everything that happened in it, in order.

mod context;
mod kind;
mod run;

pub use context::{
    ContextCompactionStatusView, ContextCompactionTriggerView, ContextRemovalReasonView,
    ContextReplacementReasonView,
};
pub use kind::SessionEventKindView;
pub use run::{
    PromiseSourceView, RunAcceptedSourceView, RunFailureKindView, ToolCallEventView,
    TurnGenerationStatusView,
};

use crate::{contract, wire};

use crate::lightspeed::error::AgentApiError;
use crate::lightspeed::ids::{
    CorrelationId, RunId, SessionId, SubmissionId, ToolBatchId, ToolCallId, TurnId,
};
use crate::validate::{At, Violations};

/// Events on a page when the request names no limit.
pub const DEFAULT_EVENT_LIMIT: u32 = 128;

/// Most events on a page; a greater limit is refused.
pub const MAX_EVENT_LIMIT: u32 = 512;

/// Longest wait for new events, in milliseconds; a greater `waitMs` is taken as this one.
pub const MAX_EVENT_WAIT_MS: u64 = 30_000;

/// Events: the durable log of a session, read in pages.
///
/// Sequence numbers begin at 1 and have no holes. The same window always holds the same events, so
/// a reader that keeps the cursor of the last event it handled can stop and resume at any time.
#[contract]
pub trait Events {
    /// Read a page of a session's events, forward or backward
    ///
    /// Forward follows the log: pass the last `nextCursor` as `after`, and `waitMs` to wait when
    /// there is nothing new yet. Backward loads history: pass `nextCursor` as `before`, and the
    /// first page's `headCursor` as `after` of the forward stream. Both give events in ascending
    /// order. Look at `gap`: events may have been dropped.
    #[method("session/events/read", scope = universe, action = "read", group = "session",
             role = viewer, target = session_id, retry = always, paginated, long_poll,
             errors = [not_found],
             example = r#"{"sessionId": "release-acorn-1.2", "after": {"seq": 1},
                 "limit": 100}"#)]
    fn session_events_read(
        &mut self,
        params: SessionEventsReadParams,
    ) -> Result<SessionEventsReadResponse, AgentApiError>;
}

/// Selects a page of events.
///
/// `before` belongs to backward reads; `after` and `waitMs` belong to forward ones.
#[wire(validate = check_direction)]
pub struct SessionEventsReadParams {
    /// The session whose log is read.
    pub session_id: SessionId,
    /// Which way to read; absent means forward.
    #[wire(optional)]
    pub direction: EventReadDirection,
    /// Backward only: events below this one, which is at least 1. Absent starts at the newest.
    #[wire(optional)]
    pub before: Option<EventCursor>,
    /// Forward only: events above this one. Absent or 0 starts at the oldest.
    #[wire(optional)]
    pub after: Option<EventCursor>,
    /// Most events on the page, 1 to 512; 128 when absent.
    #[wire(optional, range(1, MAX_EVENT_LIMIT))]
    pub limit: Option<u32>,
    /// Forward only: milliseconds to wait when there is nothing above `after`. Absent or 0 answers
    /// at once; more than 30,000 counts as 30,000.
    #[wire(optional)]
    pub wait_ms: Option<u64>,
}

fn check_direction(value: &SessionEventsReadParams, at: &At<'_>, found: &mut Violations) {
    match value.direction {
        EventReadDirection::Forward => {
            if value.before.is_some() {
                found.push(
                    &at.member("before"),
                    "is only for direction `backward`",
                    "a cursor",
                );
            }
        }
        EventReadDirection::Backward => {
            let before = at.member("before");
            if value.before.is_some_and(|before| before.seq == 0) {
                found.push(&before.member("seq"), "must be at least 1", "the number 0");
            }
            if value.after.is_some() {
                found.push(
                    &at.member("after"),
                    "is only for direction `forward`",
                    "a cursor",
                );
            }
            if let Some(wait_ms) = value.wait_ms.filter(|wait_ms| *wait_ms > 0) {
                let number = format!("the number {wait_ms}");
                found.push(
                    &at.member("waitMs"),
                    "is only for direction `forward`",
                    number,
                );
            }
        }
    }
}

/// Which way a page of events is taken from the log.
#[wire]
#[derive(Default)]
pub enum EventReadDirection {
    /// From older to newer, with an optional wait for what comes next.
    #[default]
    Forward,
    /// The window just below a point, to load history. Its events ascend all the same.
    Backward,
}

/// A place in the event log of a session.
#[wire]
#[derive(Copy, Default, PartialOrd, Ord, Hash)]
pub struct EventCursor {
    /// Sequence number of an event, from 1; 0 is the place before the first one.
    pub seq: u64,
}

/// A page of events and where to go on.
#[wire]
pub struct SessionEventsReadResponse {
    /// The events, ascending by sequence number, at most `limit`.
    #[wire(default)]
    pub events: Vec<SessionEventView>,
    /// Forward: the last event of the page, the next `after`; absent on an empty page, so keep the
    /// old one. Backward: the first event, the next `before`; absent when nothing older is held.
    #[wire(optional)]
    pub next_cursor: Option<EventCursor>,
    /// The newest event at the time of the read. Never continue a forward read from it, except as
    /// the `after` of a stream that follows a backward page.
    #[wire(optional)]
    pub head_cursor: Option<EventCursor>,
    /// True when nothing more lay in this direction at the time of the read. It does not mean that
    /// the session is closed.
    pub complete: bool,
    /// Events that are no longer held; absent when none are missing from what was asked for.
    #[wire(optional)]
    pub gap: Option<EventLogGap>,
}

/// Tells that old events were dropped from the log.
///
/// Events above `requestedAfter` up to and including `retainedAfter` cannot be read any more. Read
/// the session and its runs anew before going on.
#[wire]
pub struct EventLogGap {
    /// The `after` of the request; null when it had none.
    #[wire(nullable)]
    pub requested_after: Option<EventCursor>,
    /// The newest event that was dropped.
    #[wire(nullable)]
    pub retained_after: Option<EventCursor>,
    /// The `after` from which nothing is missing; null for a backward read.
    #[wire(nullable)]
    pub next_cursor: Option<EventCursor>,
}

/// One event of a session's log.
#[wire]
pub struct SessionEventView {
    /// Place of the event in the log.
    pub cursor: EventCursor,
    /// The session.
    pub session_id: SessionId,
    /// When the server saw it, in Unix milliseconds; never decreases along the log.
    pub observed_at_ms: u64,
    /// What the event belongs to; `{}` for events of the session as a whole.
    pub joins: EventJoinsView,
    /// What happened.
    pub kind: SessionEventKindView,
}

/// What an event belongs to, so that pages of several runs can be sorted out.
#[wire]
#[derive(Default)]
pub struct EventJoinsView {
    /// The run; absent when the event belongs to none.
    #[wire(optional)]
    pub run_id: Option<RunId>,
    /// The turn; absent when the event belongs to none.
    #[wire(optional)]
    pub turn_id: Option<TurnId>,
    /// The batch of tool calls; absent when the event belongs to none.
    #[wire(optional)]
    pub tool_batch_id: Option<ToolBatchId>,
    /// The tool call; absent when the event belongs to none.
    #[wire(optional)]
    pub tool_call_id: Option<ToolCallId>,
    /// The submission that started the run, be the id the client's or the server's.
    #[wire(optional)]
    pub submission_id: Option<SubmissionId>,
    /// Ties events of one outside operation together; absent when there is none.
    #[wire(optional)]
    pub correlation_id: Option<CorrelationId>,
}
