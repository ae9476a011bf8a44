//! Sessions: durable conversations with an agent.

mod managed;
mod params;
mod tools;
mod view;
mod workflow_tools;

pub use managed::ManagedSessionStartParams;
pub use params::{
    MAX_DELETE_AFTER_CLOSE_MS, SessionCloseParams, SessionCloseResponse, SessionConfigPutParams,
    SessionConfigPutResponse, SessionDeleteParams, SessionDeleteResponse, SessionListParams,
    SessionListResponse, SessionMetadataPutParams, SessionMetadataPutResponse, SessionReadParams,
    SessionReadResponse, SessionRenameParams, SessionRenameResponse, SessionRetentionPutParams,
    SessionRetentionPutResponse, SessionShareParams, SessionShareResponse, SessionStartParams,
    SessionStartResponse,
};
pub use tools::{
    ActiveToolsView, ProviderNativeToolExecutionView, ToolKindView, ToolParallelismView, ToolView,
};
pub use view::{
    SessionActivity, SessionLifecycleStatus, SessionMutationView, SessionOriginKind,
    SessionOriginView, SessionRetentionView, SessionStatus, SessionSummaryView, SessionView,
    SubagentAgentPin, SubagentLimitsView,
};
pub use workflow_tools::{
    BoundWorkflowToolDispatchInput, ManagedSessionWorkflowToolsInput, WorkflowEndpointInput,
    WorkflowStartRefInput, WorkflowToolCompletionInput, WorkflowToolCompletionKeySourceInput,
    WorkflowToolDeclarationInput, WorkflowToolDefinitionInput, WorkflowToolKindInput,
    WorkflowToolSpecInput, WorkflowToolTargetInput,
};

pub use crate::lightspeed::mcp::RemoteMcpApprovalPolicy;

use crate::contract;
use crate::lightspeed::error::AgentApiError;

/// Sessions: durable conversations in which an agent works for an application.
///
/// A session holds the configuration, the context and the runs. It is opened by its start, works
/// until it is closed, can be read as long as it exists, and is gone once it is deleted.
#[contract]
pub trait Sessions {
    /// Create a session, or return the one stored under its id
    ///
    /// Choose the id yourself and a lost answer costs nothing: repeat the call. For an id that
    /// exists, the session is returned as it is and the rest of the request changes nothing. A new
    /// session is open and idle, and only its creator sees it unless `access` says otherwise.
    #[method("session/start", scope = universe, action = "create_session", group = "session",
             role = contributor, target = session_id, retry = with_id("sessionId"),
             errors = [not_found, rejected, model_default_unset, session_bootstrap_failed],
             example = r#"{"sessionId": "release-acorn-1.2",
                 "displayName": "Acorn 1.2 release notes", "profile": {"kind": "named",
                 "profileId": "release-editor"}}"#)]
    fn session_start(
        &mut self,
        params: SessionStartParams,
    ) -> Result<SessionStartResponse, AgentApiError>;

    /// Create a session with workflow tools, or return the one stored under its id
    ///
    /// As `session/start`, with the tools that other workflows carry out and the workflow that is
    /// told when runs end. Both are fixed for the life of the session. A repeated call must carry
    /// the same declaration; another one, or the id of a session that was started without, is a
    /// conflict.
    #[method("session/managed/start", scope = universe, action = "create_session",
             group = "session", role = contributor, target = session_id,
             retry = with_id("sessionId"),
             errors = [not_found, conflict, rejected, model_default_unset, session_bootstrap_failed],
             example = r#"{"sessionId": "release-acorn-1.3",
                 "displayName": "Acorn 1.3 release notes", "profile": {"kind": "named",
                 "profileId": "release-editor"}, "workflowTools": {"version": 1,
                 "lifecycleController": {"workflowId": "acorn-release-1.3",
                 "workflowKind": "release_pipeline"}, "tools": []}}"#)]
    fn session_managed_start(
        &mut self,
        params: ManagedSessionStartParams,
    ) -> Result<SessionStartResponse, AgentApiError>;

    /// Read a session and its newest runs
    ///
    /// Works on closed sessions too. The runs are summaries, newest first; follow `nextRunCursor`
    /// with `session/runs/list` for the older ones.
    #[method("session/read", scope = universe, action = "read", group = "session", role = viewer,
             target = session_id, retry = always, errors = [not_found],
             example = r#"{"sessionId": "release-acorn-1.2", "runLimit": 5}"#)]
    fn session_read(
        &mut self,
        params: SessionReadParams,
    ) -> Result<SessionReadResponse, AgentApiError>;

    /// List sessions by their last update, newest first
    ///
    /// A session must pass every filter given. Closed sessions are listed, deleted ones are not. A
    /// session that is updated while you page may show twice or not at all.
    #[method("session/list", scope = universe, action = "read", group = "session", role = viewer,
             retry = always, errors = [response_too_large], paginated,
             example = r#"{"limit": 20, "closed": false}"#)]
    fn session_list(
        &mut self,
        params: SessionListParams,
    ) -> Result<SessionListResponse, AgentApiError>;

    /// Replace a session's configuration
    ///
    /// The document replaces the old one whole: what it leaves out is revoked, only an absent model
    /// stays. The session must be open, without a run at work or in the queue. An equal document
    /// changes nothing. The model may change within its api kind only.
    #[method("session/config/put", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = reconcile,
             errors = [not_found, conflict, rejected, session_bootstrap_failed],
             example = r#"{"sessionId": "release-acorn-1.2", "expectedConfigRevision": 0,
                 "config": {"limits": {"maxTurns": 8},
                 "context": {"compaction": {"mode": "providerStandalone"}}}}"#)]
    fn session_config_put(
        &mut self,
        params: SessionConfigPutParams,
    ) -> Result<SessionConfigPutResponse, AgentApiError>;

    /// Set or clear a session's display name
    ///
    /// Allowed in every state, also on a closed session. It adds no event and does not count as an
    /// update.
    #[method("session/rename", scope = universe, action = "control_session", group = "session",
             role = contributor, target = session_id, retry = always, errors = [not_found],
             example = r#"{"sessionId": "release-acorn-1.2", "displayName": "Acorn 1.2: final notes"}"#)]
    fn session_rename(
        &mut self,
        params: SessionRenameParams,
    ) -> Result<SessionRenameResponse, AgentApiError>;

    /// Replace a session's labels
    ///
    /// The map replaces the old one whole; an empty or absent one leaves no labels. Allowed in every
    /// state, also on a closed session. It adds no event and does not count as an update.
    #[method("session/metadata/put", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = always,
             errors = [not_found],
             example = r#"{"sessionId": "release-acorn-1.2", "metadata": {"product": "acorn",
                 "release": "1.2"}}"#)]
    fn session_metadata_put(
        &mut self,
        params: SessionMetadataPutParams,
    ) -> Result<SessionMetadataPutResponse, AgentApiError>;

    /// Set when a session is deleted by itself, or keep it
    ///
    /// Only the topmost session of a tree has such a time; it holds for all below it, and setting it
    /// on one of those is rejected. On a closed session the time still counts from its closing, so a
    /// short one may delete the session at once. It adds no event and does not count as an update.
    #[method("session/retention/put", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = always,
             errors = [not_found, rejected],
             example = r#"{"sessionId": "release-acorn-1.2", "deleteAfterCloseMs": 2592000000}"#)]
    fn session_retention_put(
        &mut self,
        params: SessionRetentionPutParams,
    ) -> Result<SessionRetentionPutResponse, AgentApiError>;

    /// Let the whole universe see a session
    ///
    /// There is no way back. The sessions of its subagents are shared along with it. Rejected for a
    /// session that is shared already, that belongs to another session, or that belongs to a bot. It
    /// adds no event and does not count as an update.
    #[method("session/share", scope = universe, action = "share_session", group = "session",
             role = contributor, target = session_id, retry = reconcile,
             errors = [not_found, rejected],
             example = r#"{"sessionId": "release-acorn-1.2"}"#)]
    fn session_share(
        &mut self,
        params: SessionShareParams,
    ) -> Result<SessionShareResponse, AgentApiError>;

    /// Close a session for good
    ///
    /// A session with a run at work or in the queue is only closed with `force`, which cancels what
    /// is left. Closing a closed session succeeds and changes nothing. There is no way to open it
    /// again.
    #[method("session/close", scope = universe, action = "stop_session", group = "session",
             role = contributor, target = session_id, retry = always,
             errors = [not_found, rejected, session_bootstrap_failed],
             example = r#"{"sessionId": "release-acorn-1.2"}"#)]
    fn session_close(
        &mut self,
        params: SessionCloseParams,
    ) -> Result<SessionCloseResponse, AgentApiError>;

    /// Delete a closed session
    ///
    /// Its id is free afterwards. A session with sessions below it is only deleted with `cascade`,
    /// which takes all of them along, and all of them must be closed.
    #[method("session/delete", scope = universe, action = "delete_session", group = "session",
             role = contributor, target = session_id, retry = reconcile,
             errors = [not_found, conflict, rejected],
             example = r#"{"sessionId": "release-acorn-1.2"}"#)]
    fn session_delete(
        &mut self,
        params: SessionDeleteParams,
    ) -> Result<SessionDeleteResponse, AgentApiError>;
}
