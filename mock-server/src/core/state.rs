//! Everything the core remembers, as plain data.

mod accepted;
mod blob_store;
mod bots;
mod chats;
mod check;
mod context;
mod credentials;
mod delivery_queue;
mod environments;
mod event_log;
mod ids;
mod jobs;
mod keys;
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

use api_contract::lightspeed::deployment::{ApiKeySecret, DeploymentEnvironmentProviderView};
use api_contract::lightspeed::environments::SessionJobId;
use api_contract::lightspeed::ids::{
    BotId, EnvironmentId, EnvironmentProviderId, SessionId, UniverseId,
};
use api_contract::lightspeed::transcriptions::TranscriptionId;
use serde::{Deserialize, Serialize};

pub(crate) use accepted::Accepted;
pub(crate) use blob_store::BlobStore;
pub(crate) use bots::{
    ActiveDelivery, Bot, BotEvent, Buffer, Delivery, RoutedSession, SetUp, Target, Trigger,
};
pub(crate) use chats::{Chat, Conversation};
pub(crate) use context::{INSTRUCTIONS, Revisions};
pub(crate) use credentials::{Credentials, Grant, flow_at};
pub(crate) use delivery_queue::DeliveryQueue;
pub(crate) use environments::{Environment, RegistrationKey};
pub(crate) use ids::{Counted, Counters, IdSource};
pub(crate) use jobs::{Job, JobGroup, JobTable, Output};
pub(crate) use keys::{Keys, NewKey, PREFIX_LENGTH, allows, is_secret};
pub(crate) use record_store::RecordStore;
pub(crate) use run::{
    Approval, ApprovalState, Batch, Call, Phase, Progress, Run, RunningCall, Status, Steering,
    Submission, Usage,
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
    pub(crate) keys: Keys,
    pub(crate) environment_providers:
        RecordStore<EnvironmentProviderId, DeploymentEnvironmentProviderView>,
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
    /// A machine goes on.
    Environment {
        universe: UniverseId,
        id: EnvironmentId,
    },
    /// A job of an environment goes on.
    Job {
        universe: UniverseId,
        environment: EnvironmentId,
        id: SessionJobId,
    },
    /// A bot looks after what it has to do.
    Tend { universe: UniverseId, bot: BotId },
}

impl Step {
    /// Where it happens.
    fn universe(&self) -> &UniverseId {
        match self {
            Step::Run { key, .. } | Step::Expire { key } => &key.universe,
            Step::Transcribe { universe, .. }
            | Step::Environment { universe, .. }
            | Step::Job { universe, .. }
            | Step::Tend { universe, .. } => universe,
        }
    }
}

impl State {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            clock: UnixMs(0),
            ids: IdSource::new(seed),
            schedule: Schedule::new(),
            keys: Keys::default(),
            environment_providers: RecordStore::default(),
            universes: BTreeMap::new(),
        }
    }

    /// Creates a universe, unless there is one of that id.
    pub(crate) fn create_universe(&mut self, id: UniverseId, now: UnixMs) -> &mut Universe {
        let universe = self.universes.entry(id);
        universe.or_insert_with(|| Universe::created_at(now))
    }

    pub(crate) fn universe(&self, id: &UniverseId) -> Option<&Universe> {
        self.universes.get(id)
    }

    pub(crate) fn universe_mut(&mut self, id: &UniverseId) -> Option<&mut Universe> {
        self.universes.get_mut(id)
    }

    /// All universes in the order of their ids.
    pub(crate) fn universes(&self) -> impl Iterator<Item = (&UniverseId, &Universe)> {
        self.universes.iter()
    }

    /// Removes a universe with all that was planned in it, and makes its keys unusable.
    pub(crate) fn delete_universe(&mut self, id: &UniverseId) -> Option<Universe> {
        let universe = self.universes.remove(id)?;
        self.schedule.retain(|step| step.universe() != id);
        self.keys.revoke_all_of(id, self.clock);
        Some(universe)
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

    /// Changes an environment, with what it may plan; `None` when there is no such environment.
    pub(crate) fn change_environment<T>(
        &mut self,
        universe: &UniverseId,
        id: &EnvironmentId,
        change: impl FnOnce(&mut Environment, &mut Schedule<Step>) -> T,
    ) -> Option<T> {
        let universe = self.universes.get_mut(universe)?;
        let environment = universe.environments.get_mut(id)?;
        Some(change(environment, &mut self.schedule))
    }

    /// The secret of a new key. Keys are named by the part that may be shown, so no two have the same.
    pub(crate) fn new_secret(&mut self) -> ApiKeySecret {
        loop {
            let secret = self.ids.secret();
            if !self.keys.has_prefix_of(&secret) {
                return secret;
            }
        }
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
