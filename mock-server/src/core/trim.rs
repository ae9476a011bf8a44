//! Dropping old events.

use std::fmt;

use api_contract::lightspeed::ids::SessionId;

use super::state::Universe;

/// Why old events were not dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrimRefused {
    /// There is no such session.
    UnknownSession {
        /// The session that was asked for.
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

pub(crate) fn trim(
    universe: &mut Universe,
    session: &str,
    through: u64,
) -> Result<(), TrimRefused> {
    let id = SessionId::new(session);
    let trimmed = universe.change(&id, |session, _| {
        let log = &mut session.record.log;
        if through >= log.head() {
            return Err(TrimRefused::NothingLeft { head: log.head() });
        }
        log.drop_through(through);
        Ok(())
    });
    trimmed.unwrap_or(Err(TrimRefused::UnknownSession { session: id }))
}
