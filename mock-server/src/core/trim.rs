//! Dropping old events.

use std::fmt;

use api_contract::lightspeed::ids::{SessionId, UniverseId};

use super::state::{SessionKey, State};

/// Why old events were not dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrimRefused {
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
    /// A log keeps its newest event, so that a reader can always tell where it stands.
    NothingLeft {
        /// The number of the newest event.
        head: u64,
    },
}

impl fmt::Display for TrimRefused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrimRefused::UnknownSession { session } => {
                write!(
                    out,
                    "there is no session {session} whose events could be dropped"
                )
            }
            TrimRefused::SeveralSessions { session } => {
                write!(out, "several universes have a session {session}")
            }
            TrimRefused::NothingLeft { head } => {
                write!(
                    out,
                    "event {head} is the newest one and stays; drop those below it"
                )
            }
        }
    }
}

impl std::error::Error for TrimRefused {}

pub(crate) fn trim(state: &mut State, session: &str, through: u64) -> Result<(), TrimRefused> {
    let key = only_session(state, session)?;
    let trimmed = state.change(&key, |session, _, _| {
        let log = &mut session.record.log;
        if through >= log.head() {
            return Err(TrimRefused::NothingLeft { head: log.head() });
        }
        log.drop_through(through);
        Ok(())
    });
    let session = key.session;
    trimmed.unwrap_or(Err(TrimRefused::UnknownSession { session }))
}

/// The only session of this id, whichever universe has it.
pub(super) fn only_session(state: &State, session: &str) -> Result<SessionKey, TrimRefused> {
    let session = SessionId::new(session);
    let universes = state.universes();
    let having = universes.filter(|(_, universe)| universe.session(&session).is_some());
    let having: Vec<UniverseId> = having.map(|(id, _)| id.clone()).take(2).collect();
    match <[UniverseId; 1]>::try_from(having) {
        Ok([universe]) => Ok(SessionKey { universe, session }),
        Err(none) if none.is_empty() => Err(TrimRefused::UnknownSession { session }),
        Err(_) => Err(TrimRefused::SeveralSessions { session }),
    }
}
