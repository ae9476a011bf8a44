//! `session/environments/activate`, `session/environments/deactivate`.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{EnvironmentId, SessionId};
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::session_config::features::EnvironmentAttachment;
use api_contract::lightspeed::session_environments::{
    SessionEnvironmentActivateParams, SessionEnvironmentActivateResponse,
    SessionEnvironmentDeactivateParams, SessionEnvironmentDeactivateResponse, SessionEnvironments,
};
use api_contract::lightspeed::sessions::SessionView;

use super::handler::Handler;
use super::refusal::{no_environment, rejected};
use super::state::Universe;

impl SessionEnvironments for Handler<'_> {
    /// The order of the checks: the session, its feature, the environment, its attachment, and last
    /// its machine, which wakes when it is wanted.
    fn session_environments_activate(
        &mut self,
        params: SessionEnvironmentActivateParams,
    ) -> Result<SessionEnvironmentActivateResponse, AgentApiError> {
        let (id, environment) = (params.session_id, params.environment_id);
        let config = self.idle_session(&id)?.config.clone();
        let features = config.features.as_ref();
        if features.is_none_or(|features| features.environments.is_none()) {
            let message = format!("session {id} does not have the environments feature");
            return Err(rejected(message));
        }
        if self.universe().environments.get(&environment).is_none() {
            return Err(no_environment(&environment));
        }
        if !attaches(&config, &environment) {
            return Err(rejected(format!(
                "the configuration of session {id} does not attach environment {environment}"
            )));
        }
        self.use_environment(&environment)?;
        self.work(&id, |worker| worker.work_in(Some(environment)))?;
        Ok(SessionEnvironmentActivateResponse {
            session: self.whole_session(&id)?,
        })
    }

    fn session_environments_deactivate(
        &mut self,
        params: SessionEnvironmentDeactivateParams,
    ) -> Result<SessionEnvironmentDeactivateResponse, AgentApiError> {
        let id = params.session_id;
        self.idle_session(&id)?;
        self.work(&id, |worker| worker.work_in(None))?;
        Ok(SessionEnvironmentDeactivateResponse {
            session: self.whole_session(&id)?,
        })
    }
}

impl Handler<'_> {
    /// Lets a session begin in the environment that its configuration makes the first one. Where
    /// there is none, it stays where it is while that is attached. Tells whether it moved.
    pub(super) fn begin_in_default_environment(
        &mut self,
        id: &SessionId,
    ) -> Result<bool, AgentApiError> {
        let config = self.session(id)?.config.clone();
        match default_environment(&config, self.universe()) {
            Some(environment) => self.work(id, |worker| worker.work_in(Some(environment))),
            None => self.leave_detached_environment(id),
        }
    }

    /// Lets a session leave an environment that its configuration no longer attaches.
    pub(super) fn leave_detached_environment(
        &mut self,
        id: &SessionId,
    ) -> Result<bool, AgentApiError> {
        let session = self.session(id)?;
        let active = session.active_environment.clone();
        let stays = active.filter(|active| attaches(&session.config, active));
        self.work(id, |worker| worker.work_in(stays))
    }

    fn whole_session(&self, id: &SessionId) -> Result<SessionView, AgentApiError> {
        let session = self.session(id)?;
        Ok(session.view(session.run_page(None, None, self.rules).runs))
    }
}

fn attachments(config: &SessionConfig) -> impl Iterator<Item = &EnvironmentAttachment> {
    let features = config.features.iter();
    let features = features.flat_map(|features| &features.environments);
    features.flat_map(|feature| &feature.environments)
}

fn attaches(config: &SessionConfig, id: &EnvironmentId) -> bool {
    attachments(config).any(|attached| attached.environment_id.as_ref() == Some(id))
}

/// The first environment that is to be active at the start and has not come to its end.
fn default_environment(config: &SessionConfig, universe: &Universe) -> Option<EnvironmentId> {
    let defaults = attachments(config).filter(|attached| attached.default);
    let mut ids = defaults.filter_map(|attached| attached.environment_id.clone());
    ids.find(|id| {
        let environment = universe.environments.get(id);
        environment.is_some_and(|environment| !environment.is_over())
    })
}
