//! The environment in which a session's agent works.

use crate::lightspeed::error::AgentApiError;
use crate::lightspeed::ids::{EnvironmentId, SessionId};
use crate::lightspeed::sessions::SessionView;
use crate::{contract, wire};

/// The active environment of a session: the one in which its agent works.
///
/// A session may use the environments that its configuration attaches, and works in one of them at
/// a time.
#[contract]
pub trait SessionEnvironments {
    /// Choose the environment in which a session's agent works
    ///
    /// The session must be open and idle, have the environments feature, and have the environment
    /// attached; anything else is rejected. An environment that is not up yet answers
    /// `environment_not_ready`: repeat the call later.
    #[method("session/environments/activate", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = always,
             errors = [not_found, rejected, environment_not_ready],
             example = r#"{"sessionId": "release-acorn-1.2",
                 "environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f"}"#)]
    fn session_environments_activate(
        &mut self,
        params: SessionEnvironmentActivateParams,
    ) -> Result<SessionEnvironmentActivateResponse, AgentApiError>;

    /// Let a session's agent work in no environment
    ///
    /// The environment itself stays as it is. Succeeds, too, when none was chosen.
    #[method("session/environments/deactivate", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = always,
             errors = [not_found, rejected],
             example = r#"{"sessionId": "release-acorn-1.2"}"#)]
    fn session_environments_deactivate(
        &mut self,
        params: SessionEnvironmentDeactivateParams,
    ) -> Result<SessionEnvironmentDeactivateResponse, AgentApiError>;
}

/// The environment in which a session's agent shall work.
#[wire]
pub struct SessionEnvironmentActivateParams {
    /// The session.
    pub session_id: SessionId,
    /// The environment. The session's configuration must attach it.
    pub environment_id: EnvironmentId,
}

/// The session after its environment was chosen.
#[wire]
pub struct SessionEnvironmentActivateResponse {
    /// The session; `activeEnvironmentId` names the environment.
    pub session: SessionView,
}

/// The session whose agent shall work in no environment.
#[wire]
pub struct SessionEnvironmentDeactivateParams {
    /// The session.
    pub session_id: SessionId,
}

/// The session after its environment was dropped.
#[wire]
pub struct SessionEnvironmentDeactivateResponse {
    /// The session, without an `activeEnvironmentId`.
    pub session: SessionView,
}
