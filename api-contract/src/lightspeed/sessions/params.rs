//! Parameters and results of the session methods.

use std::collections::BTreeMap;

use crate::lightspeed::access::{AccessInput, ResourceAccessSummary};
use crate::lightspeed::ids::{ActorId, RunId, SessionId};
use crate::lightspeed::metadata::Metadata;
use crate::lightspeed::profiles::ProfileSource;
use crate::lightspeed::reserved;
use crate::lightspeed::session_config::SessionConfig;
use crate::lightspeed::sessions::{SessionMutationView, SessionSummaryView, SessionView};
use crate::presence::Patch;
use crate::validate::{At, Violations};
use crate::wire;

/// The longest time between closing and deletion, in milliseconds: 100 years of 365 days.
pub const MAX_DELETE_AFTER_CLOSE_MS: u64 = 3_153_600_000_000;

/// A session to create, or to find again under its id.
#[wire(deny_unknown, validate = check_session_id)]
#[derive(Default)]
pub struct SessionStartParams {
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
}

fn check_session_id(value: &SessionStartParams, at: &At<'_>, found: &mut Violations) {
    reserved::refuse_session_id(value.session_id.as_ref(), at, found);
}

/// The session that a start created or found.
#[wire]
pub struct SessionStartResponse {
    /// The session.
    pub session: SessionMutationView,
}

/// The session to read.
#[wire]
pub struct SessionReadParams {
    /// The session.
    pub session_id: SessionId,
    /// Most runs to show; absent means 20, and more than 100 counts as 100.
    #[wire(optional, range(min = 1))]
    pub run_limit: Option<u32>,
}

/// A session and its newest runs.
#[wire]
pub struct SessionReadResponse {
    /// The session.
    pub session: SessionView,
    /// Where `session/runs/list` goes on; absent when no older runs exist.
    #[wire(optional)]
    pub next_run_cursor: Option<RunId>,
    /// Whether older runs exist than those shown.
    pub has_older_runs: bool,
}

/// Which sessions to list. A session must pass every filter that is given.
#[wire]
#[derive(Default)]
pub struct SessionListParams {
    /// The `nextCursor` of the page before; absent starts with the newest.
    #[wire(optional)]
    pub cursor: Option<String>,
    /// Most sessions on the page; absent means 50, and more than 200 counts as 200.
    #[wire(optional, range(min = 1))]
    pub limit: Option<u32>,
    /// Only closed sessions, or only those that are not. Absent means both.
    #[wire(optional)]
    pub closed: Option<bool>,
    /// Only sessions with a lifecycle controller, or only those without. Absent means both.
    #[wire(optional)]
    pub managed: Option<bool>,
    /// Only sessions of subagents, or only the others. Absent means both.
    #[wire(optional)]
    pub subagent: Option<bool>,
    /// Only sessions directly below this one.
    #[wire(optional)]
    pub parent: Option<SessionId>,
    /// Only sessions that this actor sees.
    #[wire(optional)]
    pub visible_to: Option<ActorId>,
    /// Only these sessions and all below them.
    #[wire(optional)]
    pub trees: Vec<SessionId>,
    /// Only sessions with these labels. An empty value asks for the key alone.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
}

/// One page of sessions.
#[wire]
pub struct SessionListResponse {
    /// The sessions, the one updated last first.
    #[wire(default)]
    pub sessions: Vec<SessionSummaryView>,
    /// The `cursor` of the next page; absent at the end. Its text has no meaning for clients.
    #[wire(optional)]
    pub next_cursor: Option<String>,
}

/// A configuration to put in the place of a session's present one.
#[wire]
pub struct SessionConfigPutParams {
    /// The session.
    pub session_id: SessionId,
    /// The revision that the new document was made from; any other one is a conflict. Absent
    /// replaces whatever is there.
    #[wire(optional)]
    pub expected_config_revision: Option<u64>,
    /// The whole new configuration.
    pub config: SessionConfig,
}

/// The session after its configuration was put.
#[wire]
pub struct SessionConfigPutResponse {
    /// The session.
    pub session: SessionMutationView,
}

/// A session and its new name.
#[wire]
pub struct SessionRenameParams {
    /// The session.
    pub session_id: SessionId,
    /// The name for people; absent clears it, an empty text is kept.
    #[wire(optional)]
    pub display_name: Option<String>,
}

/// The session after its name was set.
#[wire]
pub struct SessionRenameResponse {
    /// The session.
    pub session: SessionSummaryView,
}

/// A session and its new labels.
#[wire]
pub struct SessionMetadataPutParams {
    /// The session.
    pub session_id: SessionId,
    /// All its labels from now on; absent or empty leaves it without.
    #[wire(optional)]
    pub metadata: Metadata,
}

/// The session after its labels were put.
#[wire]
pub struct SessionMetadataPutResponse {
    /// The session.
    pub session: SessionSummaryView,
}

/// A session and when it is to be deleted by itself.
#[wire(deny_unknown)]
pub struct SessionRetentionPutParams {
    /// The session. It must be the topmost one of its tree.
    pub session_id: SessionId,
    /// The time between closing and deletion, in milliseconds; null keeps the session until it is
    /// deleted by a call. It must be given, so that nothing is kept or lost by an oversight.
    #[wire(required_nullable, range(1, MAX_DELETE_AFTER_CLOSE_MS))]
    pub delete_after_close_ms: Option<u64>,
}

/// The session after its time of deletion was set.
#[wire]
pub struct SessionRetentionPutResponse {
    /// The session.
    pub session: SessionSummaryView,
}

/// The session to share.
#[wire(deny_unknown)]
pub struct SessionShareParams {
    /// The session. It must be the topmost one of its tree, and not be shared yet.
    pub session_id: SessionId,
}

/// Who sees the session now.
#[wire]
pub struct SessionShareResponse {
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
}

/// The session to close.
#[wire]
pub struct SessionCloseParams {
    /// The session.
    pub session_id: SessionId,
    /// Cancel the runs that are left instead of refusing.
    #[wire(default)]
    pub force: bool,
}

/// The session after it was closed.
#[wire]
pub struct SessionCloseResponse {
    /// The session.
    pub session: SessionMutationView,
}

/// The session to delete.
#[wire]
pub struct SessionDeleteParams {
    /// The session. It must be closed.
    pub session_id: SessionId,
    /// Delete the sessions below it too, which must be closed as well.
    #[wire(optional)]
    pub cascade: bool,
}

/// What was deleted.
#[wire]
pub struct SessionDeleteResponse {
    /// The session as it was.
    pub session: SessionSummaryView,
    /// How many sessions are gone, this one included.
    pub deleted_session_count: u64,
}
