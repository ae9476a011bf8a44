//! `session/config/put`.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::sessions::{SessionConfigPutParams, SessionMutationView};

use crate::core::handler::Handler;
use crate::core::refusal::{not_open, rejected, stale_revision};
use crate::core::session_config;

impl Handler<'_> {
    /// The order of the checks is part of the behaviour: existence, state, revision, document.
    pub(super) fn put_config(
        &mut self,
        params: SessionConfigPutParams,
    ) -> Result<SessionMutationView, AgentApiError> {
        let id = params.session_id;
        let session = self.session(&id)?;
        if !session.is_open() {
            return Err(not_open(&id));
        }
        if session.runs.has_open() {
            let message = format!("session {id} has runs that have not ended; wait or cancel them");
            return Err(rejected(message));
        }
        if let Some(expected) = params.expected_config_revision
            && expected != session.config_revision
        {
            let found = session.config_revision;
            return Err(stale_revision("the configuration", expected, found));
        }
        let current = session.config.clone();
        let model = params.config.model.map(session_config::normalise);
        let config = SessionConfig {
            model: model.or_else(|| current.model.clone()),
            ..params.config
        };
        session_config::check(&config, self.universe())?;
        let kind =
            |config: &SessionConfig| config.model.as_ref().map(|model| model.api_kind.clone());
        if kind(&config) != kind(&current) {
            let message = "the model's api kind is settled when the session is created";
            return Err(rejected(message));
        }
        if config != current {
            self.work(&id, |worker| worker.configure(config))?;
        }
        Ok(self.session(&id)?.mutation_view())
    }
}
