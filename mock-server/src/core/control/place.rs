//! Which session is meant.

use api_contract::lightspeed::ids::{SessionId, UniverseId};

use super::ControlRefused;
use crate::core::access::canonical;
use crate::core::state::{SessionKey, State};

/// Names a session, and the universe it is in where several have one of that id.
///
/// ```
/// use mock_server::core::SessionAt;
///
/// let anywhere = SessionAt::from("s");
/// let there = anywhere.clone().in_universe("6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21");
/// assert_ne!(anywhere, there);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionAt {
    universe: Option<UniverseId>,
    session: SessionId,
}

impl SessionAt {
    /// The session of this id in the universe of this id, a UUID.
    pub fn in_universe(self, universe: impl Into<UniverseId>) -> Self {
        Self {
            universe: Some(universe.into()),
            ..self
        }
    }

    /// The key of the session, which exists.
    pub(in crate::core) fn find(&self, state: &State) -> Result<SessionKey, ControlRefused> {
        let session = self.session.clone();
        let universe = match &self.universe {
            Some(universe) => named(state, universe)?,
            None => only_one(state, &session)?,
        };
        match state.find(&universe, &session) {
            Some(_) => Ok(SessionKey { universe, session }),
            None => Err(ControlRefused::UnknownSession { session }),
        }
    }
}

impl<Id: Into<SessionId>> From<Id> for SessionAt {
    fn from(session: Id) -> Self {
        Self {
            universe: None,
            session: session.into(),
        }
    }
}

/// The universe of this id, however it is spelled.
pub(super) fn named(state: &State, universe: &UniverseId) -> Result<UniverseId, ControlRefused> {
    let known = canonical(universe.as_str()).filter(|id| state.universe(id).is_some());
    let universe = universe.clone();
    known.ok_or(ControlRefused::UnknownUniverse { universe })
}

/// The only universe that has a session of this id.
fn only_one(state: &State, session: &SessionId) -> Result<UniverseId, ControlRefused> {
    let mut having = state
        .universes()
        .filter(|(_, universe)| universe.session(session).is_some());
    let session = session.clone();
    match (having.next(), having.next()) {
        (None, _) => Err(ControlRefused::UnknownSession { session }),
        (Some((universe, _)), None) => Ok(universe.clone()),
        (Some(_), Some(_)) => Err(ControlRefused::SeveralSessions { session }),
    }
}
