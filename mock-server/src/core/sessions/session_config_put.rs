//! `session/config/put`.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::SessionId;
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::sessions::{SessionConfigPutParams, SessionMutationView};

use crate::core::handler::Handler;
use crate::core::refusal::{rejected, stale_revision};
use crate::core::session_config;
use crate::core::state::Session;

impl Handler<'_> {
    /// The order of the checks is part of the behaviour: existence, state, revision, document.
    pub(super) fn put_config(
        &mut self,
        params: SessionConfigPutParams,
    ) -> Result<SessionMutationView, AgentApiError> {
        let id = params.session_id;
        self.configurable(&id, params.expected_config_revision)?;
        let config = self.settled_config(&id, params.config)?;
        self.configure(&id, config)?;
        self.leave_detached_environment(&id)?;
        Ok(self.session(&id)?.mutation_view())
    }

    /// A session that may be given another configuration now, and has the revision that the caller
    /// expects.
    pub(in crate::core) fn configurable(
        &self,
        id: &SessionId,
        expected_revision: Option<u64>,
    ) -> Result<&Session, AgentApiError> {
        let session = if self.rules.revisions().put_needs_idle() {
            self.idle_session(id)?
        } else {
            self.open_session(id)?
        };
        match expected_revision {
            Some(expected) if !self.config_fits(session, expected) => {
                let found = session.config_revision;
                Err(stale_revision("the configuration", expected, found))
            }
            _ => Ok(session),
        }
    }

    fn config_fits(&self, session: &Session, expected: u64) -> bool {
        let changed_ms_ago = session.record.updated_at.until(self.now());
        let rules = self.rules.revisions();
        rules.fits(expected, session.config_revision, changed_ms_ago)
    }

    /// The configuration that a document makes for a session that has one already.
    pub(in crate::core) fn settled_config(
        &mut self,
        id: &SessionId,
        document: SessionConfig,
    ) -> Result<SessionConfig, AgentApiError> {
        let present = &self.session(id)?.config;
        let current = present.model.clone();
        let document = if self.rules.revisions().put_replaces() {
            document
        } else {
            session_config::merge(present.clone(), document)
        };
        let model = document.model.map(session_config::normalise);
        let config = SessionConfig {
            model: model.or_else(|| current.clone()),
            ..document
        };
        session_config::check(&config, self.universe())?;
        if config.model.as_ref().map(|model| &model.api_kind)
            != current.as_ref().map(|model| &model.api_kind)
        {
            let message = "the model's api kind is settled when the session is created";
            return Err(rejected(message));
        }
        Ok(config)
    }

    /// Puts a settled configuration in place; tells whether it is another one.
    pub(in crate::core) fn configure(
        &mut self,
        id: &SessionId,
        config: SessionConfig,
    ) -> Result<bool, AgentApiError> {
        let differs = config != self.session(id)?.config;
        let changed = self.rules.revisions().is_change(differs);
        if changed {
            let tools = self.remote_tools(&config);
            self.work(id, |worker| worker.configure(config, tools))?;
            self.look_for_skills(id)?;
        }
        Ok(changed)
    }
}
