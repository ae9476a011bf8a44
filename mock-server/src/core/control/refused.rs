//! Why something was not done.

use std::fmt;

use api_contract::lightspeed::events::RunFailureKindView;
use api_contract::lightspeed::ids::{RunId, SessionId, UniverseId};
use api_contract::lightspeed::runs::RunStatus;

use crate::core::state::PREFIX_LENGTH;

/// Why whoever drives the core did not get what was asked for. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ControlRefused {
    /// There is no such universe.
    UnknownUniverse {
        /// The universe that was asked for.
        universe: UniverseId,
    },
    /// There is no such session.
    UnknownSession {
        /// The session that was asked for.
        session: SessionId,
    },
    /// Several universes have a session of that id.
    SeveralSessions {
        /// The id.
        session: SessionId,
    },
    /// The session has no such run.
    UnknownRun {
        /// The session.
        session: SessionId,
        /// The run that was asked for.
        run: RunId,
    },
    /// The run can no longer end so.
    RunIsOver {
        /// The run.
        run: RunId,
        /// Where it stands: it has ended, or it is being cancelled.
        status: RunStatus,
    },
    /// The contract does not list this kind of failure, so no gateway ends a run with it.
    UnlistedFailureKind {
        /// The kind that was asked for.
        kind: RunFailureKindView,
    },
    /// A log keeps its newest event, so that a reader can always tell where it stands.
    NothingLeft {
        /// The number of the newest event.
        head: u64,
    },
    /// There is no number for an event after that one.
    NumbersEnd {
        /// The number that was asked for.
        through: u64,
    },
    /// Callers show no keys in this mode.
    NoKeys,
    /// There is no such key.
    UnknownKey {
        /// The part of it that may be shown.
        prefix: String,
    },
    /// The log and the session would no longer agree.
    EventDoesNotFit {
        /// The event's kind, e.g. `runCompleted`.
        kind: String,
        /// What speaks against it and what to do instead.
        why: String,
    },
}

impl fmt::Display for ControlRefused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ControlRefused::UnknownUniverse { universe } => {
                write!(out, "there is no universe {universe}")
            }
            ControlRefused::UnknownSession { session } => {
                write!(out, "there is no session {session}")
            }
            ControlRefused::SeveralSessions { session } => write!(
                out,
                "several universes have a session {session}; name the universe that is meant"
            ),
            ControlRefused::UnknownRun { session, run } => {
                write!(out, "session {session} has no run {run}")
            }
            ControlRefused::RunIsOver { run, status } => write!(
                out,
                "run {run} is {status} and can no longer end in another way"
            ),
            ControlRefused::UnlistedFailureKind { kind } => {
                let listed = RunFailureKindView::ALL.iter().map(ToString::to_string);
                let listed: Vec<_> = listed.collect();
                write!(
                    out,
                    "the contract lists no kind of failure `{kind}`; there are {}",
                    listed.join(", ")
                )
            }
            ControlRefused::NothingLeft { head } => write!(
                out,
                "event {head} is the newest one and stays; drop those below it"
            ),
            ControlRefused::NumbersEnd { through } => {
                write!(out, "no event can have a number above {through}")
            }
            ControlRefused::NoKeys => out.write_str(
                "callers show no keys in this access mode; start the gateway in the one with keys",
            ),
            ControlRefused::UnknownKey { prefix } => {
                write!(
                    out,
                    "there is no key that begins with {prefix}; name it by its first {PREFIX_LENGTH} characters"
                )
            }
            ControlRefused::EventDoesNotFit { kind, why } => {
                write!(out, "an event `{kind}` does not fit here: {why}")
            }
        }
    }
}

impl std::error::Error for ControlRefused {}
