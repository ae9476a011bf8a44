//! `session/start`, `session/read`, `session/list`, `session/config/put`, `session/rename`,
//! `session/close`, `session/delete`.

mod session_config_put;
mod session_list;
mod session_start;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::sessions::{
    SessionCloseParams, SessionCloseResponse, SessionConfigPutParams, SessionConfigPutResponse,
    SessionDeleteParams, SessionDeleteResponse, SessionListParams, SessionListResponse,
    SessionReadParams, SessionReadResponse, SessionRenameParams, SessionRenameResponse,
    SessionStartParams, SessionStartResponse, Sessions,
};

use super::handler::Handler;
use super::refusal::{no_session, rejected};
use super::state::RunPage;

impl Sessions for Handler<'_> {
    fn session_start(
        &mut self,
        params: SessionStartParams,
    ) -> Result<SessionStartResponse, AgentApiError> {
        self.start(params)
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
        } = session.runs.summaries(None, params.run_limit);
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

    /// A name is no event and no update.
    fn session_rename(
        &mut self,
        params: SessionRenameParams,
    ) -> Result<SessionRenameResponse, AgentApiError> {
        let SessionRenameParams {
            session_id,
            display_name,
        } = params;
        let renamed = self.universe().change(&session_id, |session, _| {
            session.display_name = display_name;
            session.summary_view()
        });
        renamed
            .map(|session| SessionRenameResponse { session })
            .ok_or_else(|| no_session(&session_id))
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
        if session.runs.has_open() && !params.force {
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
