//! Notifications that may come along with an answer.

use crate::wire;

use crate::contract::Notification;
use crate::lightspeed::events::SessionEventView;
use crate::lightspeed::ids::SessionId;
use crate::lightspeed::runs::RunView;
use crate::lightspeed::sessions::{SessionStatus, SessionView};

/// The notifications by name, in the order of `AgentNotification`.
pub static NOTIFICATIONS: &[Notification] = &[
    named("session/started", "A session was created."),
    named("session/status/changed", "The status of a session changed."),
    named("session/event", "An event was added to a session's log."),
    named("session/runs/started", "The agent began with a run."),
    named("session/runs/completed", "A run ended, whichever way."),
    named("error", "Something went wrong outside the call."),
];

const fn named(name: &'static str, summary: &'static str) -> Notification {
    Notification { name, summary }
}

/// Something a server tells beside the result of a call.
///
/// Notifications are a convenience and may be left out at any time: the event log is what counts.
#[wire(tag = "method", content = "params", open)]
pub enum AgentNotification {
    /// A session was created.
    #[wire(rename = "session/started")]
    SessionStarted {
        /// The session as it is now.
        session: SessionView,
    },
    /// The status of a session changed.
    #[wire(rename = "session/status/changed")]
    SessionStatusChanged {
        /// The session.
        session_id: SessionId,
        /// Its status now.
        status: SessionStatus,
    },
    /// An event was added to the log of a session.
    #[wire(rename = "session/event")]
    SessionEvent {
        /// The event.
        event: SessionEventView,
    },
    /// The agent of a session began with a run.
    #[wire(rename = "session/runs/started")]
    SessionRunsStarted {
        /// The session of the run.
        session_id: SessionId,
        /// The run as it is now.
        run: RunView,
    },
    /// A run ended, whichever way.
    #[wire(rename = "session/runs/completed")]
    SessionRunsCompleted {
        /// The session of the run.
        session_id: SessionId,
        /// The run as it ended.
        run: RunView,
    },
    /// Something went wrong outside the call that was answered.
    #[wire(rename = "error")]
    Error {
        /// The session concerned; null when it is none in particular.
        #[wire(nullable)]
        session_id: Option<SessionId>,
        /// What went wrong, for people.
        message: String,
    },
}
