//! The start of a session with workflow tools.

use crate::lightspeed::access::AccessInput;
use crate::lightspeed::ids::SessionId;
use crate::lightspeed::metadata::Metadata;
use crate::lightspeed::profiles::ProfileSource;
use crate::lightspeed::reserved;
use crate::lightspeed::session_config::SessionConfig;
use crate::lightspeed::sessions::{
    MAX_DELETE_AFTER_CLOSE_MS, ManagedSessionWorkflowToolsInput, SessionStartParams,
};
use crate::presence::Patch;
use crate::validate::{At, Violations};
use crate::wire;

/// A session with workflow tools to create, or to find again under its id.
// The members of `SessionStartParams` are written out again: what is flattened cannot refuse members
// that it does not know.
#[wire(deny_unknown, validate = check_session_id)]
pub struct ManagedSessionStartParams {
    /// The id to create or find. Absent makes a new session under an id of the server's, so a
    /// repeated call makes another one. Ids that start with `bot-`, `botfire-`, `botsched-`, `chat-`
    /// or `envjob-` are the server's own and are refused.
    #[wire(nullable)]
    pub session_id: Option<SessionId>,
    /// A name for people.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Labels of the application, by which sessions can be listed.
    #[wire(optional)]
    pub metadata: Metadata,
    /// How the session works. Each section given here replaces the profile's section.
    #[wire(optional)]
    pub config: Option<SessionConfig>,
    /// The profile to start from.
    #[wire(optional)]
    pub profile: Option<ProfileSource>,
    /// Delete the session this many milliseconds after it closed. Absent takes the profile's time, if
    /// it has one, and else keeps the session; null keeps the session until it is deleted by a call.
    #[wire(optional, range(1, MAX_DELETE_AFTER_CLOSE_MS))]
    pub delete_after_close_ms: Patch<u64>,
    /// Who sees the session. Absent means its creator. Refused for a session that belongs to
    /// another one.
    #[wire(optional)]
    pub access: Option<AccessInput>,
    /// The workflow tools. They are no part of the configuration and never change.
    pub workflow_tools: ManagedSessionWorkflowToolsInput,
}

fn check_session_id(value: &ManagedSessionStartParams, at: &At<'_>, found: &mut Violations) {
    reserved::refuse_session_id(value.session_id.as_ref(), at, found);
}

impl ManagedSessionStartParams {
    /// What it has in common with `session/start`, and the workflow tools.
    pub fn split(self) -> (SessionStartParams, ManagedSessionWorkflowToolsInput) {
        let start = SessionStartParams {
            session_id: self.session_id,
            display_name: self.display_name,
            metadata: self.metadata,
            config: self.config,
            profile: self.profile,
            delete_after_close_ms: self.delete_after_close_ms,
            access: self.access,
        };
        (start, self.workflow_tools)
    }
}
