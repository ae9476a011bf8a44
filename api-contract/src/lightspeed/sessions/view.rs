//! Sessions as the server shows them: whole, as a row of a list, and after a change.

use crate::lightspeed::access::ResourceAccessSummary;
use crate::lightspeed::context::ContextView;
use crate::lightspeed::events::EventCursor;
use crate::lightspeed::ids::{EnvironmentId, InvocationId, ProfileId, RunId, SessionId};
use crate::lightspeed::metadata::Metadata;
use crate::lightspeed::runs::RunSummaryView;
use crate::lightspeed::session_config::SessionConfig;
use crate::lightspeed::sessions::{ActiveToolsView, ManagedSessionWorkflowToolsInput};
use crate::wire;

/// A session after a change: what a client needs to go on from there.
#[wire]
pub struct SessionMutationView {
    /// The session.
    pub id: SessionId,
    /// What the session does.
    pub status: SessionStatus,
    /// The newest event; reading events after it misses nothing.
    #[wire(optional)]
    pub head_cursor: Option<EventCursor>,
    /// The revision of the configuration, 0 at first.
    pub config_revision: u64,
    /// The revision of the context.
    pub context_revision: u64,
}

/// A session as a row of a list.
#[wire]
pub struct SessionSummaryView {
    /// The session.
    pub id: SessionId,
    /// Its name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Labels of the application.
    #[wire(optional)]
    pub metadata: Metadata,
    /// Whether it takes work.
    pub lifecycle_status: SessionLifecycleStatus,
    /// Whether it has work.
    pub activity: SessionActivity,
    /// When it was closed, in Unix milliseconds; absent while it is open.
    #[wire(optional)]
    pub closed_at_ms: Option<u64>,
    /// When it will be deleted by itself.
    pub retention: SessionRetentionView,
    /// Whether a lifecycle controller stands behind it.
    pub managed: bool,
    /// Where it came from; absent for a session that a client started.
    #[wire(optional)]
    pub origin: Option<SessionOriginView>,
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: u64,
    /// When its newest event was added, in Unix milliseconds.
    pub updated_at_ms: u64,
}

/// A whole session.
#[wire]
pub struct SessionView {
    /// The session.
    pub id: SessionId,
    /// Its name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Labels of the application.
    #[wire(optional)]
    pub metadata: Metadata,
    /// What the session does.
    pub status: SessionStatus,
    /// Whether it has work.
    pub activity: SessionActivity,
    /// When it was closed, in Unix milliseconds; absent while it is open.
    #[wire(optional)]
    pub closed_at_ms: Option<u64>,
    /// When it will be deleted by itself.
    pub retention: SessionRetentionView,
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
    /// Whether a lifecycle controller stands behind it.
    pub managed: bool,
    /// The revision of the configuration, 0 at first.
    pub config_revision: u64,
    /// How it works.
    #[wire(optional)]
    pub config: Option<SessionConfig>,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: u64,
    /// When its newest event was added, in Unix milliseconds.
    pub updated_at_ms: u64,
    /// Its newest runs, newest first.
    #[wire(default)]
    pub runs: Vec<RunSummaryView>,
    /// The run at work; absent when there is none. A parked run counts as being at work.
    #[wire(optional)]
    pub active_run: Option<RunSummaryView>,
    /// What the model sees.
    pub active_context: ContextView,
    /// What the model may call.
    #[wire(default)]
    pub active_tools: ActiveToolsView,
    /// The environment in which commands run; absent when none is chosen.
    #[wire(optional)]
    pub active_environment_id: Option<EnvironmentId>,
    /// The workflow tools with which it was started; absent for an ordinary session.
    #[wire(optional)]
    pub management: Option<ManagedSessionWorkflowToolsInput>,
    /// Where it came from; absent for a session that a client started.
    #[wire(optional)]
    pub origin: Option<SessionOriginView>,
}

/// Whether a session takes work.
#[wire(open)]
pub enum SessionLifecycleStatus {
    /// It is being made.
    New,
    /// It takes work.
    Open,
    /// It takes none, and never will again.
    Closed,
}

/// Whether a session has work.
#[wire(open)]
pub enum SessionActivity {
    /// It has none.
    Idle,
    /// A run is at work or in the queue.
    Working,
    /// The run at work waits for an answer from outside.
    Waiting,
}

/// What a session does.
#[wire(open)]
pub enum SessionStatus {
    /// The server has not loaded it yet.
    NotLoaded,
    /// No run is at work; some may be in the queue.
    Idle,
    /// A run is at work.
    Active,
    /// It is closed.
    Closed,
    /// It is broken and takes no work.
    Error,
}

/// When a session will be deleted by itself.
#[wire]
pub struct SessionRetentionView {
    /// The session whose setting counts: the topmost one of its tree.
    pub root_session_id: SessionId,
    /// The time between closing and deletion, in milliseconds; absent when it is kept.
    #[wire(optional)]
    pub delete_after_close_ms: Option<u64>,
    /// When it will be deleted, in Unix milliseconds; absent while that is open.
    #[wire(optional)]
    pub delete_at_ms: Option<u64>,
}

/// Where a session came from that no client started.
#[wire]
pub struct SessionOriginView {
    /// How it came about.
    pub kind: SessionOriginKind,
    /// The session that started it.
    pub parent_session_id: SessionId,
    /// The run that started it.
    pub parent_run_id: RunId,
    /// The topmost session of the tree.
    pub root_session_id: SessionId,
    /// How far it is below the topmost session, which has depth 0.
    pub depth: u32,
    /// The call that started it.
    pub invocation_id: InvocationId,
    /// The agent that works in it.
    pub agent: SubagentAgentPin,
    /// The bounds it works under.
    pub limits: SubagentLimitsView,
}

/// How a session came about that no client started.
#[wire(open)]
pub enum SessionOriginKind {
    /// An agent called another agent.
    Subagent,
}

/// The profile of a subagent, as it was when the subagent was called.
#[wire]
pub struct SubagentAgentPin {
    /// The profile.
    pub profile_id: ProfileId,
    /// Its revision.
    pub revision: u64,
}

/// The bounds a subagent works under.
#[wire]
pub struct SubagentLimitsView {
    /// How deep agents may call agents.
    pub max_depth: u32,
    /// Most sessions below the topmost one, over its whole life.
    pub max_descendants: u32,
    /// Most of them at work at the same time.
    pub max_concurrent: u32,
    /// How long one of them may work, in milliseconds.
    pub deadline_ms: u64,
}
