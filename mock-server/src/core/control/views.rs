//! Looking at what there is, without a call.

use api_contract::lightspeed::events::SessionEventView;
use api_contract::lightspeed::ids::{RunId, UniverseId};
use api_contract::lightspeed::runs::{RunSummaryView, RunView};
use api_contract::lightspeed::sessions::{SessionSummaryView, SessionView};

use super::place::named;
use super::{ControlRefused, SessionAt, runs};
use crate::core::Core;
use crate::core::state::{Run, RunPage, Session, Universe};

impl Core {
    /// The universes, in the order of their ids.
    pub fn universe_ids(&self) -> Vec<UniverseId> {
        let ids = self.state.universes().map(|(id, _)| id.clone());
        ids.collect()
    }

    /// The sessions of a universe, or of all of them, in the order of their ids.
    ///
    /// # Errors
    /// When there is no such universe.
    pub fn session_summaries(
        &self,
        universe: Option<&UniverseId>,
    ) -> Result<Vec<SessionSummaryView>, ControlRefused> {
        let meant = universe.map(|id| named(&self.state, id)).transpose()?;
        let universes = self.state.universes();
        let here = universes.filter(|(id, _)| meant.as_ref().is_none_or(|meant| meant == *id));
        let sessions = here.flat_map(|(_, universe)| universe.sessions());
        Ok(sessions.map(Session::summary_view).collect())
    }

    /// A session, with the first page of its runs.
    ///
    /// # Errors
    /// When it is not found.
    pub fn session_view(&self, at: &SessionAt) -> Result<SessionView, ControlRefused> {
        let (session, _) = self.session_at(at)?;
        let RunPage { runs, .. } = session.run_page(None, None, &**self.rules());
        Ok(session.view(runs))
    }

    /// All runs of a session, the newest first.
    ///
    /// # Errors
    /// When the session is not found.
    pub fn run_summaries(&self, at: &SessionAt) -> Result<Vec<RunSummaryView>, ControlRefused> {
        let (session, _) = self.session_at(at)?;
        let (runs, _) = session.runs.page(None, u32::MAX);
        Ok(runs.iter().rev().map(Run::summary).collect())
    }

    /// A run in full.
    ///
    /// # Errors
    /// When the session or the run is not found.
    pub fn run_view(&self, at: &SessionAt, run: &RunId) -> Result<RunView, ControlRefused> {
        let key = at.find(&self.state)?;
        runs::view(&self.state, &key, run)
    }

    /// All events that a session's log holds.
    ///
    /// # Errors
    /// When the session is not found.
    pub fn session_events(&self, at: &SessionAt) -> Result<Vec<SessionEventView>, ControlRefused> {
        let (session, _) = self.session_at(at)?;
        Ok(session.record.log.window(1, u64::MAX).cloned().collect())
    }

    fn session_at(&self, at: &SessionAt) -> Result<(&Session, &Universe), ControlRefused> {
        let key = at.find(&self.state)?;
        let found = self.state.find(&key.universe, &key.session);
        found.ok_or(ControlRefused::UnknownSession {
            session: key.session,
        })
    }
}
