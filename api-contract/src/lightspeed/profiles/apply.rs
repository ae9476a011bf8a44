//! Applying a profile to a session that exists.

use crate::lightspeed::ids::SessionId;
use crate::lightspeed::profiles::ProfileSource;
use crate::lightspeed::sessions::SessionView;
use crate::wire;

/// A profile to apply to a session.
#[wire]
pub struct ProfileApplyParams {
    /// The session. It must be open and without work.
    pub session_id: SessionId,
    /// The profile.
    pub profile: ProfileSource,
    /// The revision that the session's configuration must have; any other one is a conflict. Absent
    /// asks for none.
    #[wire(optional)]
    pub expected_config_revision: Option<u64>,
    /// The revision that the session's set of tools must have; any other one is a conflict. Absent
    /// asks for none.
    #[wire(optional)]
    pub expected_tools_revision: Option<u64>,
}

/// The session after a profile was applied.
#[wire]
pub struct ProfileApplyResponse {
    /// The session, with its newest runs.
    pub session: SessionView,
    /// What the profile changed.
    #[wire(default)]
    pub applied: ProfileApplySummary,
}

/// What a profile changed in a session. Where all are false, nothing happened.
#[wire]
#[derive(Copy, Default)]
pub struct ProfileApplySummary {
    /// Whether the session has another configuration now, with a new revision.
    pub config_changed: bool,
    /// Whether the model is given other instructions now.
    pub instructions_changed: bool,
    /// Whether commands run in another environment now.
    pub active_environment_changed: bool,
}
