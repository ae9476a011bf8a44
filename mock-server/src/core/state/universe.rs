//! What belongs to one tenant.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;
use std::sync::Arc;

use api_contract::lightspeed::channels::ChannelAccountView;
use api_contract::lightspeed::deployment::UniverseSlug;
use api_contract::lightspeed::environments::{
    EnvironmentProviderBindingView, EnvironmentRegistrationKeyId,
};
use api_contract::lightspeed::ids::{
    ChannelAccountId, EnvironmentBindingId, EnvironmentId, EnvironmentRequestId, McpServerId,
    ProfileId, SessionId, WorkspaceId,
};
use api_contract::lightspeed::mcp::McpServerView;
use api_contract::lightspeed::models::ModelDefaults;
use api_contract::lightspeed::profiles::AgentProfile;
use api_contract::lightspeed::vfs::VfsWorkspaceView;
use serde::{Deserialize, Serialize};

use super::blob_store::BlobStore;
use super::bots::Bots;
use super::chats::Chats;
use super::credentials::Credentials;
use super::environments::{Environment, RegistrationKey};
use super::record_store::RecordStore;
use super::session::Session;
use super::transcriptions::TranscriptionStore;
use crate::core::rules::SessionListRules;
use crate::core::time::UnixMs;

/// Everything that one tenant has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Universe {
    pub(crate) created_at: UnixMs,
    pub(crate) slug: Option<UniverseSlug>,
    sessions: BTreeMap<SessionId, Arc<Session>>,
    /// The same sessions by their last update.
    by_update: BTreeSet<SessionPlace>,
    pub(crate) blobs: BlobStore,
    pub(crate) profiles: RecordStore<ProfileId, AgentProfile>,
    pub(crate) workspaces: RecordStore<WorkspaceId, VfsWorkspaceView>,
    pub(crate) mcp_servers: RecordStore<McpServerId, McpServerView>,
    /// What was put; nothing before the first put.
    pub(crate) model_defaults: Option<ModelDefaults>,
    pub(crate) transcriptions: TranscriptionStore,
    pub(crate) environments: RecordStore<EnvironmentId, Environment>,
    pub(crate) registration_keys: RecordStore<EnvironmentRegistrationKeyId, RegistrationKey>,
    pub(crate) provider_bindings: RecordStore<EnvironmentBindingId, EnvironmentProviderBindingView>,
    pub(crate) credentials: Credentials,
    pub(crate) channel_accounts: RecordStore<ChannelAccountId, ChannelAccountView>,
    pub(crate) chats: Chats,
    pub(crate) bots: Bots,
}

/// Where a session stands in the list of sessions, the oldest update first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct SessionPlace {
    pub(crate) updated_at: UnixMs,
    pub(crate) id: SessionId,
}

impl Universe {
    /// One with nothing in it.
    pub(crate) fn created_at(now: UnixMs) -> Self {
        Self {
            created_at: now,
            ..Self::default()
        }
    }

    pub(crate) fn session(&self, id: &SessionId) -> Option<&Session> {
        self.sessions.get(id).map(|session| &**session)
    }

    pub(crate) fn insert(&mut self, session: Session) {
        self.by_update.insert(place(&session));
        self.sessions.insert(session.id.clone(), Arc::new(session));
    }

    pub(crate) fn remove(&mut self, id: &SessionId) -> Option<Arc<Session>> {
        let session = self.sessions.remove(id)?;
        self.by_update.remove(&place(&session));
        Some(session)
    }

    /// Changes a session; `None` when there is no such session.
    pub(crate) fn change<T>(
        &mut self,
        id: &SessionId,
        change: impl FnOnce(&mut Session, &mut BlobStore) -> T,
    ) -> Option<T> {
        let session = Arc::make_mut(self.sessions.get_mut(id)?);
        let before = session.record.updated_at;
        let result = change(session, &mut self.blobs);
        if session.record.updated_at != before {
            let mut place = place(session);
            self.by_update.insert(place.clone());
            place.updated_at = before;
            self.by_update.remove(&place);
        }
        Some(result)
    }

    /// The environment that a request has made.
    pub(crate) fn environment_of(&self, request: &EnvironmentRequestId) -> Option<&Environment> {
        let mut environments = self.environments.by_id();
        environments.find(|environment| environment.view.request_id == *request)
    }

    pub(crate) fn sessions(&self) -> impl Iterator<Item = &Session> {
        self.sessions.values().map(|session| &**session)
    }

    /// Whether each session stands under its id and once in the list.
    pub(super) fn lists_its_sessions(&self) -> bool {
        let places: BTreeSet<SessionPlace> = self.sessions().map(place).collect();
        let mut sessions = self.sessions.iter();
        sessions.all(|(id, session)| *id == session.id) && places == self.by_update
    }

    pub(crate) fn session_count(&self) -> usize {
        self.sessions.len()
    }

    /// The session whose id comes next after this one, or else the one before it.
    pub(crate) fn next_to(&self, id: &SessionId) -> Option<&Session> {
        let beyond = (Bound::Excluded(id), Bound::Unbounded);
        let next = self.sessions.range::<SessionId, _>(beyond).next();
        let next = next.or_else(|| self.sessions.range::<SessionId, _>(..id).next_back());
        next.map(|(_, session)| &**session)
    }

    /// The session that was updated last.
    pub(crate) fn latest_session(&self) -> Option<&Session> {
        self.session(&self.by_update.last()?.id)
    }

    /// The sessions that come after `cursor` in the list, the newest update first.
    pub(crate) fn sessions_after<'a>(
        &'a self,
        cursor: Option<&'a SessionPlace>,
        rules: &'a dyn SessionListRules,
    ) -> impl Iterator<Item = &'a Session> {
        let places = match cursor {
            Some(cursor) => self.by_update.range(..=cursor),
            None => self.by_update.range::<SessionPlace, _>(..),
        };
        let follows = move |place: &&SessionPlace| {
            cursor.is_none_or(|cursor| {
                rules.comes_after(
                    (place.updated_at, &place.id),
                    (cursor.updated_at, &cursor.id),
                )
            })
        };
        let places = places.rev().skip_while(move |place| !follows(place));
        places.filter_map(|place| self.session(&place.id))
    }
}

fn place(session: &Session) -> SessionPlace {
    SessionPlace {
        updated_at: session.record.updated_at,
        id: session.id.clone(),
    }
}
