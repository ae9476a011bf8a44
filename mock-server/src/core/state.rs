//! Everything the core remembers, as plain data.

mod accepted;
mod blob_store;
mod context;
mod event_log;
mod ids;
mod record_store;
mod run;
mod run_view;
mod schedule;
mod session;
mod session_tools;
mod session_view;
mod skills;
mod transcriptions;
mod universe;

use std::collections::BTreeMap;

use api_contract::lightspeed::ids::{SessionId, UniverseId};
use api_contract::lightspeed::transcriptions::TranscriptionId;
use serde::{Deserialize, Serialize};

pub(crate) use accepted::Accepted;
pub(crate) use blob_store::BlobStore;
pub(crate) use context::{INSTRUCTIONS, Revisions};
pub(crate) use event_log::EventLog;
pub(crate) use ids::{Counted, Counters, IdSource};
pub(crate) use run::{
    Approval, ApprovalState, Call, Phase, Progress, Run, Status, Steering, Submission, Usage,
};
pub(crate) use schedule::{Schedule, TimerId};
pub(crate) use session::{Record, RunTable, Session, SessionKey};
pub(crate) use session_view::RunPage;
pub(crate) use skills::{FoundSkills, SkillCatalog};
pub(crate) use transcriptions::Transcription;
pub(crate) use universe::{SessionPlace, Universe};

use super::time::UnixMs;

/// Everything a core remembers: what can be stored and put back.
///
/// A copy shares sessions, chunks of event logs and blobs with the original until either changes
/// them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The latest moment that was handed in.
    pub(crate) clock: UnixMs,
    pub(crate) ids: IdSource,
    pub(crate) schedule: Schedule<Step>,
    universes: BTreeMap<UniverseId, Universe>,
}

/// Something that happens by itself when its time comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    /// A run goes on.
    Run { key: SessionKey, run: u64 },
    /// A closed session is deleted.
    Expire { key: SessionKey },
    /// A transcription goes on.
    Transcribe {
        universe: UniverseId,
        id: TranscriptionId,
    },
}

impl State {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            clock: UnixMs(0),
            ids: IdSource::new(seed),
            schedule: Schedule::new(),
            universes: BTreeMap::new(),
        }
    }

    /// A universe, which exists by being asked for.
    pub(crate) fn universe(&mut self, id: &UniverseId) -> &mut Universe {
        self.universes.entry(id.clone()).or_default()
    }

    /// A session, and the universe it lives in.
    pub(crate) fn find(
        &self,
        universe: &UniverseId,
        id: &SessionId,
    ) -> Option<(&Session, &Universe)> {
        let universe = self.universes.get(universe)?;
        Some((universe.session(id)?, universe))
    }

    /// Changes a session, with what it may store and plan; `None` when there is no such session.
    pub(crate) fn change<T>(
        &mut self,
        key: &SessionKey,
        change: impl FnOnce(&mut Session, &mut BlobStore, &mut Schedule<Step>) -> T,
    ) -> Option<T> {
        let universe = self.universes.get_mut(&key.universe)?;
        let schedule = &mut self.schedule;
        universe.change(&key.session, |session, blobs| {
            change(session, blobs, schedule)
        })
    }

    /// Deletes a session, with all that is planned for it.
    pub(crate) fn delete(&mut self, key: &SessionKey) {
        let universe = self.universes.get_mut(&key.universe);
        let deleted = universe.and_then(|universe| universe.remove(&key.session));
        if let Some(deletion) = deleted.and_then(|session| session.deletion) {
            self.schedule.drop_planned(deletion);
        }
    }
}
