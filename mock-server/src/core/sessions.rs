//! `session/start`, `session/managed/start`, `session/read`, `session/list`, `session/config/put`,
//! `session/rename`, `session/metadata/put`, `session/retention/put`, `session/share`,
//! `session/close`, `session/delete`.

mod session_config_put;
mod session_list;
mod session_managed_start;
mod session_start;

use api_contract::lightspeed::access::Visibility;
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::SessionId;
use api_contract::lightspeed::sessions::{
    ManagedSessionStartParams, SessionCloseParams, SessionCloseResponse, SessionConfigPutParams,
    SessionConfigPutResponse, SessionDeleteParams, SessionDeleteResponse, SessionListParams,
    SessionListResponse, SessionMetadataPutParams, SessionMetadataPutResponse, SessionReadParams,
    SessionReadResponse, SessionRenameParams, SessionRenameResponse, SessionRetentionPutParams,
    SessionRetentionPutResponse, SessionShareParams, SessionShareResponse, SessionStartParams,
    SessionStartResponse, SessionSummaryView, Sessions,
};

use super::handler::Handler;
use super::refusal::{has_runs, no_session, not_open, rejected};
use super::state::{RunPage, Session};

impl Sessions for Handler<'_> {
    fn session_start(
        &mut self,
        params: SessionStartParams,
    ) -> Result<SessionStartResponse, AgentApiError> {
        let id = params.session_id.clone();
        let outcome = self.start(params, None);
        if outcome.is_err() && self.rules.sessions().refused_start_makes_session() {
            let bare = SessionStartParams {
                session_id: id,
                ..SessionStartParams::default()
            };
            self.start(bare, None)?;
        }
        outcome.map(|session| SessionStartResponse { session })
    }

    fn session_managed_start(
        &mut self,
        params: ManagedSessionStartParams,
    ) -> Result<SessionStartResponse, AgentApiError> {
        self.start_managed(params)
            .map(|session| SessionStartResponse { session })
    }

    fn session_read(
        &mut self,
        params: SessionReadParams,
    ) -> Result<SessionReadResponse, AgentApiError> {
        let session = self.session(&params.session_id)?;
        let RunPage {
            runs,
            next_cursor,
            has_older_runs,
        } = session.run_page(None, params.run_limit, self.rules);
        Ok(SessionReadResponse {
            session: session.view(runs),
            next_run_cursor: next_cursor,
            has_older_runs,
        })
    }

    fn session_list(
        &mut self,
        params: SessionListParams,
    ) -> Result<SessionListResponse, AgentApiError> {
        self.list(&params)
    }

    fn session_config_put(
        &mut self,
        params: SessionConfigPutParams,
    ) -> Result<SessionConfigPutResponse, AgentApiError> {
        self.put_config(params)
            .map(|session| SessionConfigPutResponse { session })
    }

    fn session_rename(
        &mut self,
        params: SessionRenameParams,
    ) -> Result<SessionRenameResponse, AgentApiError> {
        self.label(&params.session_id, |session| {
            session.display_name = params.display_name;
        })
        .map(|session| SessionRenameResponse { session })
    }

    fn session_metadata_put(
        &mut self,
        params: SessionMetadataPutParams,
    ) -> Result<SessionMetadataPutResponse, AgentApiError> {
        let created = self.session(&params.session_id)?.created_at;
        let age_ms = self.now().0.saturating_sub(created.0);
        if !self.rules.sessions().can_be_labelled(age_ms) {
            return Err(no_session(&params.session_id));
        }
        let replace = self.rules.sessions().labels_replace();
        self.label(&params.session_id, |session| {
            if replace {
                session.metadata = params.metadata;
            } else {
                session.metadata.0.extend(params.metadata.0);
            }
        })
        .map(|session| SessionMetadataPutResponse { session })
    }

    /// Every session of this gateway is the topmost one of its tree.
    fn session_retention_put(
        &mut self,
        params: SessionRetentionPutParams,
    ) -> Result<SessionRetentionPutResponse, AgentApiError> {
        let id = params.session_id;
        self.work(&id, |worker| worker.retain(params.delete_after_close_ms))?;
        Ok(SessionRetentionPutResponse {
            session: self.session(&id)?.summary_view(),
        })
    }

    /// No session of this gateway belongs to another one.
    fn session_share(
        &mut self,
        params: SessionShareParams,
    ) -> Result<SessionShareResponse, AgentApiError> {
        let id = params.session_id;
        let is_shared = self.session(&id)?.access.visibility == Visibility::Universe;
        if is_shared && self.rules.sessions().shares_once() {
            return Err(rejected(format!("session {id} is shared already")));
        }
        if self.universe().bots.owner(&id).is_some() {
            return Err(rejected(format!("session {id} belongs to a bot")));
        }
        self.label(&id, |session| {
            session.access.visibility = Visibility::Universe;
        })
        .map(|session| SessionShareResponse {
            access: session.access,
        })
    }

    fn session_close(
        &mut self,
        params: SessionCloseParams,
    ) -> Result<SessionCloseResponse, AgentApiError> {
        let id = params.session_id;
        let session = self.session(&id)?;
        if !session.is_open() {
            return Ok(SessionCloseResponse {
                session: session.mutation_view(),
            });
        }
        let has_runs = session.runs.has_open();
        if self.rules.sessions().close_needs_force(has_runs) && !params.force {
            let message = format!("session {id} has runs that have not ended; see `force`");
            return Err(rejected(message));
        }
        let by = self.caller.attribution.clone();
        self.work(&id, |worker| worker.close(&by))?;
        Ok(SessionCloseResponse {
            session: self.session(&id)?.mutation_view(),
        })
    }

    /// No session of this gateway has others below it, so `cascade` takes none along.
    fn session_delete(
        &mut self,
        params: SessionDeleteParams,
    ) -> Result<SessionDeleteResponse, AgentApiError> {
        let session = self.session(&params.session_id)?;
        if session.is_open() {
            let message = format!("session {} is open; close it first", session.id);
            return Err(rejected(message));
        }
        let session = session.summary_view();
        let key = self.key(&params.session_id);
        self.state.delete(&key);
        self.touched.insert(key);
        Ok(SessionDeleteResponse {
            session,
            deleted_session_count: 1,
        })
    }
}

impl Handler<'_> {
    pub(super) fn open_session(&self, id: &SessionId) -> Result<&Session, AgentApiError> {
        let session = self.session(id)?;
        if session.is_open() {
            Ok(session)
        } else {
            Err(not_open(id))
        }
    }

    /// A session that is open and has no run at work or in the queue.
    pub(super) fn idle_session(&self, id: &SessionId) -> Result<&Session, AgentApiError> {
        let session = self.open_session(id)?;
        if session.runs.has_open() {
            Err(has_runs(id))
        } else {
            Ok(session)
        }
    }

    /// Changes what is said of a session. That is no event and no update, and allowed in every state.
    fn label(
        &mut self,
        id: &SessionId,
        change: impl FnOnce(&mut Session),
    ) -> Result<SessionSummaryView, AgentApiError> {
        let labelled = self.universe().change(id, |session, _| {
            change(session);
            session.summary_view()
        });
        labelled.ok_or_else(|| no_session(id))
    }
}
