// Generated from the API contract by `cargo xtask codegen`. Do not edit.

//! Calling the methods, over whatever carries the calls.

#![allow(
    deprecated,
    non_camel_case_types,
    non_snake_case,
    clippy::doc_markdown,
    reason = "the wording and what is on its way out are the contract's"
)]

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use super::methods::{MethodInfo, method_info};
use super::types;

/// A method of the contract; the types in [`calls`] are these.
pub trait Method: 'static {
    /// What it takes.
    type Params: Serialize;
    /// What it answers.
    type Response: DeserializeOwned;
    /// The wire name.
    const NAME: &'static str;
    /// What the contract says of it beside its types.
    fn info() -> Option<&'static MethodInfo> {
        method_info(Self::NAME)
    }
}

/// What a call of this method answers.
pub type Answer<M> = types::AgentApiOutcome<<M as Method>::Response>;

/// Something that calls methods: it has a function for each.
///
/// A client implements [`Client::call`]; [`request`] and [`answer`] write and read the
/// messages, however they travel. [`Blocking`] is a client over any function.
pub trait Client {
    /// What calling a method gives: a `Result<Answer<M>, _>`, or a future of one.
    type Call<'a, M: Method> where Self: 'a;
    /// Calls any method.
    fn call<'a, M: Method>(&'a self, params: &'a M::Params) -> Self::Call<'a, M>;
    /// `initialize`: Learn the server's protocol, version and abilities and your own rights.
    ///
    /// Sent without a universe, and with a credential wherever the server asks for one. It opens
    /// nothing and may be repeated at any time.
    ///
    /// After a lost answer: repeat the call.
    fn initialize<'a>(
        &'a self,
        params: &'a types::InitializeParams,
    ) -> Self::Call<'a, calls::Initialize> {
        self.call(params)
    }
    /// `session/start`: Create a session, or return the one stored under its id.
    ///
    /// Choose the id yourself and a lost answer costs nothing: repeat the call. For an id that
    /// exists, the session is returned as it is and the rest of the request changes nothing. A new
    /// session is open and idle, and only its creator sees it unless `access` says otherwise.
    ///
    /// After a lost answer: repeat the call with the same `sessionId`.
    ///
    /// Errors of its own: `not_found`, `rejected`, `model_default_unset`,
    /// `session_bootstrap_failed`.
    fn session_start<'a>(
        &'a self,
        params: &'a types::SessionStartParams,
    ) -> Self::Call<'a, calls::SessionStart> {
        self.call(params)
    }
    /// `session/managed/start`: Create a session with workflow tools, or return the one stored
    /// under its id.
    ///
    /// As `session/start`, with the tools that other workflows carry out and the workflow that is
    /// told when runs end. Both are fixed for the life of the session. A repeated call must carry
    /// the same declaration; another one, or the id of a session that was started without, is a
    /// conflict.
    ///
    /// After a lost answer: repeat the call with the same `sessionId`.
    ///
    /// Errors of its own: `not_found`, `conflict`, `rejected`, `model_default_unset`,
    /// `session_bootstrap_failed`.
    fn session_managed_start<'a>(
        &'a self,
        params: &'a types::ManagedSessionStartParams,
    ) -> Self::Call<'a, calls::SessionManagedStart> {
        self.call(params)
    }
    /// `session/read`: Read a session and its newest runs.
    ///
    /// Works on closed sessions too. The runs are summaries, newest first; follow `nextRunCursor`
    /// with `session/runs/list` for the older ones.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn session_read<'a>(
        &'a self,
        params: &'a types::SessionReadParams,
    ) -> Self::Call<'a, calls::SessionRead> {
        self.call(params)
    }
    /// `session/list`: List sessions by their last update, newest first.
    ///
    /// A session must pass every filter given. Closed sessions are listed, deleted ones are not. A
    /// session that is updated while you page may show twice or not at all.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn session_list<'a>(
        &'a self,
        params: &'a types::SessionListParams,
    ) -> Self::Call<'a, calls::SessionList> {
        self.call(params)
    }
    /// `session/config/put`: Replace a session's configuration.
    ///
    /// The document replaces the old one whole: what it leaves out is revoked, only an absent model
    /// stays. The session must be open, without a run at work or in the queue. An equal document
    /// changes nothing. The model may change within its api kind only.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`, `rejected`, `session_bootstrap_failed`.
    fn session_config_put<'a>(
        &'a self,
        params: &'a types::SessionConfigPutParams,
    ) -> Self::Call<'a, calls::SessionConfigPut> {
        self.call(params)
    }
    /// `session/rename`: Set or clear a session's display name.
    ///
    /// Allowed in every state, also on a closed session. It adds no event and does not count as an
    /// update.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn session_rename<'a>(
        &'a self,
        params: &'a types::SessionRenameParams,
    ) -> Self::Call<'a, calls::SessionRename> {
        self.call(params)
    }
    /// `session/metadata/put`: Replace a session's labels.
    ///
    /// The map replaces the old one whole; an empty or absent one leaves no labels. Allowed in
    /// every state, also on a closed session. It adds no event and does not count as an update.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn session_metadata_put<'a>(
        &'a self,
        params: &'a types::SessionMetadataPutParams,
    ) -> Self::Call<'a, calls::SessionMetadataPut> {
        self.call(params)
    }
    /// `session/retention/put`: Set when a session is deleted by itself, or keep it.
    ///
    /// Only the topmost session of a tree has such a time; it holds for all below it, and setting
    /// it on one of those is rejected. On a closed session the time still counts from its closing,
    /// so a short one may delete the session at once. It adds no event and does not count as an
    /// update.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn session_retention_put<'a>(
        &'a self,
        params: &'a types::SessionRetentionPutParams,
    ) -> Self::Call<'a, calls::SessionRetentionPut> {
        self.call(params)
    }
    /// `session/share`: Let the whole universe see a session.
    ///
    /// There is no way back. The sessions of its subagents are shared along with it. Rejected for a
    /// session that is shared already, that belongs to another session, or that belongs to a bot.
    /// It adds no event and does not count as an update.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn session_share<'a>(
        &'a self,
        params: &'a types::SessionShareParams,
    ) -> Self::Call<'a, calls::SessionShare> {
        self.call(params)
    }
    /// `session/close`: Close a session for good.
    ///
    /// A session with a run at work or in the queue is only closed with `force`, which cancels what
    /// is left. Closing a closed session succeeds and changes nothing. There is no way to open it
    /// again.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`, `session_bootstrap_failed`.
    fn session_close<'a>(
        &'a self,
        params: &'a types::SessionCloseParams,
    ) -> Self::Call<'a, calls::SessionClose> {
        self.call(params)
    }
    /// `session/delete`: Delete a closed session.
    ///
    /// Its id is free afterwards. A session with sessions below it is only deleted with `cascade`,
    /// which takes all of them along, and all of them must be closed.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`, `rejected`.
    fn session_delete<'a>(
        &'a self,
        params: &'a types::SessionDeleteParams,
    ) -> Self::Call<'a, calls::SessionDelete> {
        self.call(params)
    }
    /// `session/events/read`: Read a page of a session's events, forward or backward.
    ///
    /// Forward follows the log: pass the last `nextCursor` as `after`, and `waitMs` to wait when
    /// there is nothing new yet. Backward loads history: pass `nextCursor` as `before`, and the
    /// first page's `headCursor` as `after` of the forward stream. Both give events in ascending
    /// order. Look at `gap`: events may have been dropped.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn session_events_read<'a>(
        &'a self,
        params: &'a types::SessionEventsReadParams,
    ) -> Self::Call<'a, calls::SessionEventsRead> {
        self.call(params)
    }
    /// `session/runs/start`: Submit a task to a session.
    ///
    /// Answers once the run is stored, as `queued` or `running`; it does not wait for the model.
    /// With a `submissionId` a repeat of the same request returns the same run, even after the
    /// session was closed. The same id with another source, configuration or notification is
    /// rejected.
    ///
    /// After a lost answer: repeat the call with the same `submissionId`.
    ///
    /// Errors of its own: `not_found`, `rejected`, `audio_blob_too_large`, `model_default_unset`.
    fn session_runs_start<'a>(
        &'a self,
        params: &'a types::RunStartParams,
    ) -> Self::Call<'a, calls::SessionRunsStart> {
        self.call(params)
    }
    /// `session/runs/read`: Read one run in full.
    ///
    /// The projection at this moment: status, entries, tool calls, usage and, when there is one,
    /// the output. A run that spans more than 20,000 events is rejected; rebuild it from
    /// `session/events/read`.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn session_runs_read<'a>(
        &'a self,
        params: &'a types::RunReadParams,
    ) -> Self::Call<'a, calls::SessionRunsRead> {
        self.call(params)
    }
    /// `session/runs/list`: List the runs of a session, newest first.
    ///
    /// A page holds at most `limit` summaries below the run named as `cursor`. While `hasOlderRuns`
    /// is true, `nextCursor` is the cursor of the next page.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `response_too_large`.
    fn session_runs_list<'a>(
        &'a self,
        params: &'a types::RunListParams,
    ) -> Self::Call<'a, calls::SessionRunsList> {
        self.call(params)
    }
    /// `session/runs/cancel`: Ask for a run to be cancelled.
    ///
    /// A queued run is cancelled at once; an active one becomes `cancelling` and ends soon after.
    /// Repeats while it is cancelling succeed and change nothing. A run that already ended is
    /// rejected. What the run has done outside is not undone.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn session_runs_cancel<'a>(
        &'a self,
        params: &'a types::RunCancelParams,
    ) -> Self::Call<'a, calls::SessionRunsCancel> {
        self.call(params)
    }
    /// `session/runs/steer`: Give an active run more input.
    ///
    /// The input joins the context at the next turn, and at least one more turn uses it. Only a run
    /// that is running or parked takes it. There is no id to retry by: a repeated request steers
    /// twice.
    ///
    /// After a lost answer: do not repeat the call; each one has an effect of its own.
    ///
    /// Errors of its own: `not_found`, `rejected`, `audio_blob_too_large`, `model_default_unset`.
    fn session_runs_steer<'a>(
        &'a self,
        params: &'a types::RunSteerParams,
    ) -> Self::Call<'a, calls::SessionRunsSteer> {
        self.call(params)
    }
    /// `session/runs/approvals/decide`: Approve or reject tool calls a run waits for.
    ///
    /// Every decision is answered on its own, in request order: one that cannot be taken does not
    /// fail the others. The run goes on when no approval is pending any more. Only the active run,
    /// running or parked, takes decisions.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn session_runs_approvals_decide<'a>(
        &'a self,
        params: &'a types::RunApprovalsDecideParams,
    ) -> Self::Call<'a, calls::SessionRunsApprovalsDecide> {
        self.call(params)
    }
    /// `session/context/append`: Put entries into a session's context.
    ///
    /// Each entry is judged for itself: one that fails does not keep the others out. A key that is
    /// there already is replaced; with the same content nothing happens. Each entry that is applied
    /// raises the context's revision by one. The session must be open. While a run is at work, the
    /// call may wait for the end of its turn.
    ///
    /// After a lost answer: repeat the call with the same `entries`.
    ///
    /// Errors of its own: `not_found`, `rejected`, `session_bootstrap_failed`.
    fn session_context_append<'a>(
        &'a self,
        params: &'a types::ContextAppendParams,
    ) -> Self::Call<'a, calls::SessionContextAppend> {
        self.call(params)
    }
    /// `session/context/remove`: Take entries out of a session's context.
    ///
    /// A key that is not there is reported as absent. Each key that is removed raises the context's
    /// revision by one. Keys of the server's own are invalid, but instructions may be removed. The
    /// session must be open. While a run is at work, the call may wait for the end of its turn.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`, `session_bootstrap_failed`.
    fn session_context_remove<'a>(
        &'a self,
        params: &'a types::ContextRemoveParams,
    ) -> Self::Call<'a, calls::SessionContextRemove> {
        self.call(params)
    }
    /// `session/context/compact`: Condense a session's context, and wait for it.
    ///
    /// The session must be open, without a run at work or in the queue, and its configuration must
    /// have the compaction mode `providerStandalone`. Its events tell what was put in the place of
    /// what.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `rejected`, `session_bootstrap_failed`.
    fn session_context_compact<'a>(
        &'a self,
        params: &'a types::ContextCompactParams,
    ) -> Self::Call<'a, calls::SessionContextCompact> {
        self.call(params)
    }
    /// `blobs/put`: Store blobs and learn their references.
    ///
    /// Answers in the order of the request. Bytes that are stored already, and bytes that occur
    /// twice in a request, are stored once. Some deployments cannot hold blobs above 65,536 bytes.
    ///
    /// After a lost answer: repeat the call.
    fn blobs_put<'a>(
        &'a self,
        params: &'a types::BlobPutParams,
    ) -> Self::Call<'a, calls::BlobsPut> {
        self.call(params)
    }
    /// `blobs/read`: Read a whole blob.
    ///
    /// The bytes are what they were stored as: text, JSON of a provider, or media. What refers to
    /// the blob tells which.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn blobs_read<'a>(
        &'a self,
        params: &'a types::BlobReadParams,
    ) -> Self::Call<'a, calls::BlobsRead> {
        self.call(params)
    }
    /// `blobs/has`: Tell which blobs are stored.
    ///
    /// Answers in the order of the request, once for each reference in it. One malformed reference
    /// fails the whole call.
    ///
    /// After a lost answer: repeat the call.
    fn blobs_has<'a>(
        &'a self,
        params: &'a types::BlobHasParams,
    ) -> Self::Call<'a, calls::BlobsHas> {
        self.call(params)
    }
    /// `profiles/create`: Create a profile.
    ///
    /// Its revision is 1. An id that exists is a conflict.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `conflict`.
    fn profiles_create<'a>(
        &'a self,
        params: &'a types::ProfileCreateParams,
    ) -> Self::Call<'a, calls::ProfilesCreate> {
        self.call(params)
    }
    /// `profiles/read`: Read a profile.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn profiles_read<'a>(
        &'a self,
        params: &'a types::ProfileReadParams,
    ) -> Self::Call<'a, calls::ProfilesRead> {
        self.call(params)
    }
    /// `profiles/list`: List all profiles, the one updated last first.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn profiles_list<'a>(
        &'a self,
        params: &'a types::ProfileListParams,
    ) -> Self::Call<'a, calls::ProfilesList> {
        self.call(params)
    }
    /// `profiles/put`: Create a profile or replace it whole.
    ///
    /// Each put raises the revision, even when nothing changes. With `expectedRevision`, a profile
    /// that exists with another revision is a conflict.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `conflict`.
    fn profiles_put<'a>(
        &'a self,
        params: &'a types::ProfilePutParams,
    ) -> Self::Call<'a, calls::ProfilesPut> {
        self.call(params)
    }
    /// `profiles/delete`: Delete a profile.
    ///
    /// Sessions keep what they took from it.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn profiles_delete<'a>(
        &'a self,
        params: &'a types::ProfileDeleteParams,
    ) -> Self::Call<'a, calls::ProfilesDelete> {
        self.call(params)
    }
    /// `session/profiles/apply`: Apply a profile to a session.
    ///
    /// The session gets the configuration and the instructions that it would have had from the
    /// start; only an absent model keeps the present one. Its labels and its retention stay. It
    /// must be open, without a run at work or in the queue. Nothing happens where nothing differs.
    /// The model may change within its api kind only.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`, `rejected`, `session_bootstrap_failed`.
    fn session_profiles_apply<'a>(
        &'a self,
        params: &'a types::ProfileApplyParams,
    ) -> Self::Call<'a, calls::SessionProfilesApply> {
        self.call(params)
    }
    /// `vfs/snapshots/commit`: Store a tree of files as a snapshot.
    ///
    /// Store the files' bytes as blobs first. A manifest whose form, sizes or totals are wrong, or
    /// that names a blob which is not stored, is an invalid request. An equal manifest has the same
    /// reference, so the call may be repeated.
    ///
    /// After a lost answer: repeat the call.
    fn vfs_snapshots_commit<'a>(
        &'a self,
        params: &'a types::VfsSnapshotCommitParams,
    ) -> Self::Call<'a, calls::VfsSnapshotsCommit> {
        self.call(params)
    }
    /// `vfs/snapshots/read`: Read a snapshot's tree.
    ///
    /// The bytes of its files are read as blobs. A reference to a blob that holds no manifest is an
    /// invalid request.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn vfs_snapshots_read<'a>(
        &'a self,
        params: &'a types::VfsSnapshotReadParams,
    ) -> Self::Call<'a, calls::VfsSnapshotsRead> {
        self.call(params)
    }
    /// `vfs/workspaces/create`: Create a workspace.
    ///
    /// Its revision is 0. An id that exists is a conflict, and a snapshot that does not exist is
    /// not found. Without an id of your own, a repeated call makes another workspace.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`.
    fn vfs_workspaces_create<'a>(
        &'a self,
        params: &'a types::VfsWorkspaceCreateParams,
    ) -> Self::Call<'a, calls::VfsWorkspacesCreate> {
        self.call(params)
    }
    /// `vfs/workspaces/read`: Read a workspace's head and revision.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn vfs_workspaces_read<'a>(
        &'a self,
        params: &'a types::VfsWorkspaceReadParams,
    ) -> Self::Call<'a, calls::VfsWorkspacesRead> {
        self.call(params)
    }
    /// `vfs/workspaces/list`: List all workspaces, the one updated last first.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn vfs_workspaces_list<'a>(
        &'a self,
        params: &'a types::VfsWorkspaceListParams,
    ) -> Self::Call<'a, calls::VfsWorkspacesList> {
        self.call(params)
    }
    /// `vfs/workspaces/update`: Move a workspace's head to a snapshot.
    ///
    /// Each update raises the revision, even when nothing changes. With `expectedRevision`, another
    /// revision is a conflict: somebody else moved the head, so read it and merge.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`.
    fn vfs_workspaces_update<'a>(
        &'a self,
        params: &'a types::VfsWorkspaceUpdateParams,
    ) -> Self::Call<'a, calls::VfsWorkspacesUpdate> {
        self.call(params)
    }
    /// `vfs/workspaces/files/read`: Read one file of a workspace's head.
    ///
    /// A path without a file is not found. To read several files of one state, read the head's
    /// snapshot and then its blobs: the head may move between two calls.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn vfs_workspaces_files_read<'a>(
        &'a self,
        params: &'a types::VfsWorkspaceFileReadParams,
    ) -> Self::Call<'a, calls::VfsWorkspacesFilesRead> {
        self.call(params)
    }
    /// `vfs/workspaces/delete`: Delete a workspace.
    ///
    /// Its snapshots and their blobs stay.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn vfs_workspaces_delete<'a>(
        &'a self,
        params: &'a types::VfsWorkspaceDeleteParams,
    ) -> Self::Call<'a, calls::VfsWorkspacesDelete> {
        self.call(params)
    }
    /// `mcp/servers/put`: Create the record of a server or replace it whole.
    ///
    /// Each put raises the revision, even when nothing changes. With `expectedRevision`, a record
    /// that exists with another revision is a conflict. An active server whose policy requires a
    /// credential is rejected without one. Nothing is sent to the server.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `conflict`, `rejected`.
    fn mcp_servers_put<'a>(
        &'a self,
        params: &'a types::McpServerPutParams,
    ) -> Self::Call<'a, calls::McpServersPut> {
        self.call(params)
    }
    /// `mcp/servers/auth/discover`: Ask an address how it wants callers to authorize.
    ///
    /// Looks for the OAuth metadata of the server and stores nothing. An answer without `oauth` is
    /// inconclusive: the server may need no credential, need another kind, or not be reachable.
    ///
    /// After a lost answer: repeat the call.
    fn mcp_servers_auth_discover<'a>(
        &'a self,
        params: &'a types::McpServerAuthDiscoverParams,
    ) -> Self::Call<'a, calls::McpServersAuthDiscover> {
        self.call(params)
    }
    /// `mcp/servers/tools/discover`: Ask a registered server for its tools.
    ///
    /// Connects to the server now, with its credential, and stores nothing. A server that cannot be
    /// asked is no error of the call: the answer then has the status `failure` and says why.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn mcp_servers_tools_discover<'a>(
        &'a self,
        params: &'a types::McpServerToolsDiscoverParams,
    ) -> Self::Call<'a, calls::McpServersToolsDiscover> {
        self.call(params)
    }
    /// `mcp/servers/read`: Read the record of a server.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn mcp_servers_read<'a>(
        &'a self,
        params: &'a types::McpServerReadParams,
    ) -> Self::Call<'a, calls::McpServersRead> {
        self.call(params)
    }
    /// `mcp/servers/list`: List the records of all servers, or those with one status, by id.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn mcp_servers_list<'a>(
        &'a self,
        params: &'a types::McpServerListParams,
    ) -> Self::Call<'a, calls::McpServersList> {
        self.call(params)
    }
    /// `mcp/servers/delete`: Delete the record of a server.
    ///
    /// Session configurations that name the server stay as they are, and so does the grant that it
    /// used.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn mcp_servers_delete<'a>(
        &'a self,
        params: &'a types::McpServerDeleteParams,
    ) -> Self::Call<'a, calls::McpServersDelete> {
        self.call(params)
    }
    /// `models/defaults/read`: Read the default models of the universe.
    ///
    /// Before the first put the revision is 0 and no default is set; the deployment may still have
    /// defaults of its own, which are not shown here.
    ///
    /// After a lost answer: repeat the call.
    fn models_defaults_read<'a>(
        &'a self,
        params: &'a types::ModelDefaultsReadParams,
    ) -> Self::Call<'a, calls::ModelsDefaultsRead> {
        self.call(params)
    }
    /// `models/defaults/put`: Set or clear one default model of the universe.
    ///
    /// Null clears the slot; the other slot stays. A revision other than `expectedRevision` is a
    /// conflict: read again and decide anew. A model whose api kind does not serve the slot is an
    /// invalid request. Work that was accepted before keeps its model.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `conflict`.
    fn models_defaults_put<'a>(
        &'a self,
        params: &'a types::ModelDefaultsPutParams,
    ) -> Self::Call<'a, calls::ModelsDefaultsPut> {
        self.call(params)
    }
    /// `models/list`: Ask all providers for their models.
    ///
    /// Each call asks the providers anew. A provider that fails does not fail the call: its row in
    /// `providers` has an `error`, and the models of the others are listed.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn models_list<'a>(
        &'a self,
        params: &'a types::ModelListParams,
    ) -> Self::Call<'a, calls::ModelsList> {
        self.call(params)
    }
    /// `transcriptions/start`: Start a transcription, or return the one started under its key.
    ///
    /// A caller's `idempotencyKey` names one transcription: a repeat answers its present state, and
    /// a repeat with other content is rejected. Without `model` the universe's default for speech
    /// to text is used; `model_default_unset` tells that there is none. A blob that is not stored
    /// is an invalid request.
    ///
    /// After a lost answer: repeat the call with the same `idempotencyKey`.
    ///
    /// Errors of its own: `audio_blob_too_large`, `model_default_unset`, `rejected`.
    fn transcriptions_start<'a>(
        &'a self,
        params: &'a types::TranscriptionStartParams,
    ) -> Self::Call<'a, calls::TranscriptionsStart> {
        self.call(params)
    }
    /// `transcriptions/read`: Read the status and the text of a transcription.
    ///
    /// A caller that acts on behalf of an actor only finds that actor's transcriptions.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn transcriptions_read<'a>(
        &'a self,
        params: &'a types::TranscriptionReadParams,
    ) -> Self::Call<'a, calls::TranscriptionsRead> {
        self.call(params)
    }
    /// `transcriptions/cancel`: Cancel a transcription.
    ///
    /// One that has ended stays as it is, so a repeat changes nothing; the answer shows how it
    /// ended.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn transcriptions_cancel<'a>(
        &'a self,
        params: &'a types::TranscriptionCancelParams,
    ) -> Self::Call<'a, calls::TranscriptionsCancel> {
        self.call(params)
    }
    /// `environments/provider-bindings/list`: List the provider bindings of the universe.
    ///
    /// Each lets the universe have environments from one provider of the deployment.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn environments_provider_bindings_list<'a>(
        &'a self,
        params: &'a types::EnvironmentProviderBindingListParams,
    ) -> Self::Call<'a, calls::EnvironmentsProviderBindingsList> {
        self.call(params)
    }
    /// `environments/provider-bindings/read`: Read a provider binding.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn environments_provider_bindings_read<'a>(
        &'a self,
        params: &'a types::EnvironmentProviderBindingReadParams,
    ) -> Self::Call<'a, calls::EnvironmentsProviderBindingsRead> {
        self.call(params)
    }
    /// `environments/templates/list`: List the templates that the bound providers have.
    ///
    /// The providers are asked at the time of the call.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `response_too_large`.
    fn environments_templates_list<'a>(
        &'a self,
        params: &'a types::EnvironmentTemplateListParams,
    ) -> Self::Call<'a, calls::EnvironmentsTemplatesList> {
        self.call(params)
    }
    /// `environments/templates/read`: Read a template of a bound provider.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn environments_templates_read<'a>(
        &'a self,
        params: &'a types::EnvironmentTemplateReadParams,
    ) -> Self::Call<'a, calls::EnvironmentsTemplatesRead> {
        self.call(params)
    }
    /// `environments/create`: Have a provider make an environment.
    ///
    /// Records what is wanted and answers at once; read the environment until it is `ready` or
    /// `failed`. A repeat with the same `requestId` returns the environment as it is, and the rest
    /// of the request changes nothing. An unknown binding is not found, a disabled one rejected.
    ///
    /// After a lost answer: repeat the call with the same `requestId`.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn environments_create<'a>(
        &'a self,
        params: &'a types::EnvironmentCreateParams,
    ) -> Self::Call<'a, calls::EnvironmentsCreate> {
        self.call(params)
    }
    /// `environments/external/create`: Register a machine of your own as an environment.
    ///
    /// Its daemon must be reachable from the server, which tries it when it is used. A repeat with
    /// the same `requestId` returns the environment as it is, and the rest of the request changes
    /// nothing.
    ///
    /// After a lost answer: repeat the call with the same `requestId`.
    fn environments_external_create<'a>(
        &'a self,
        params: &'a types::EnvironmentExternalCreateParams,
    ) -> Self::Call<'a, calls::EnvironmentsExternalCreate> {
        self.call(params)
    }
    /// `environments/read`: Read an environment.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn environments_read<'a>(
        &'a self,
        params: &'a types::EnvironmentReadParams,
    ) -> Self::Call<'a, calls::EnvironmentsRead> {
        self.call(params)
    }
    /// `environments/list`: List environments.
    ///
    /// An environment must pass every filter given. Closed ones are listed, too.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn environments_list<'a>(
        &'a self,
        params: &'a types::EnvironmentListParams,
    ) -> Self::Call<'a, calls::EnvironmentsList> {
        self.call(params)
    }
    /// `environments/ingress/put`: Switch the public HTTPS endpoint of an environment.
    ///
    /// The answer shows the endpoint. Only a provisioned environment can have one, and only where
    /// its provider allows it; any other is rejected.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn environments_ingress_put<'a>(
        &'a self,
        params: &'a types::EnvironmentIngressPutParams,
    ) -> Self::Call<'a, calls::EnvironmentsIngressPut> {
        self.call(params)
    }
    /// `environments/power/put`: Set the power state that is wanted of an environment.
    ///
    /// The machine follows later. A state that its provider does not offer is rejected, and so is
    /// every state for an environment without a provider. One that is not running wakes by itself
    /// when it is used.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn environments_power_put<'a>(
        &'a self,
        params: &'a types::EnvironmentPowerPutParams,
    ) -> Self::Call<'a, calls::EnvironmentsPowerPut> {
        self.call(params)
    }
    /// `environments/idle-policy/put`: Replace or clear the idle policy of an environment.
    ///
    /// The policy counts as a whole: a stage left out is gone. An environment without a provider
    /// has none, and asking for one is an invalid request.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn environments_idle_policy_put<'a>(
        &'a self,
        params: &'a types::EnvironmentIdlePolicyPutParams,
    ) -> Self::Call<'a, calls::EnvironmentsIdlePolicyPut> {
        self.call(params)
    }
    /// `environments/credentials/bind`: Let the jobs of an environment find a credential in a
    /// variable.
    ///
    /// The request names a grant, a provider's credential or a secret; no answer shows its value. A
    /// variable that is bound already gets the new source.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn environments_credentials_bind<'a>(
        &'a self,
        params: &'a types::EnvironmentCredentialBindParams,
    ) -> Self::Call<'a, calls::EnvironmentsCredentialsBind> {
        self.call(params)
    }
    /// `environments/credentials/list`: List the variables of an environment that are bound to
    /// credentials.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `response_too_large`.
    fn environments_credentials_list<'a>(
        &'a self,
        params: &'a types::EnvironmentCredentialListParams,
    ) -> Self::Call<'a, calls::EnvironmentsCredentialsList> {
        self.call(params)
    }
    /// `environments/credentials/unbind`: Unbind a variable from its credential.
    ///
    /// The grant or secret itself stays. A variable that is not bound is not found.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn environments_credentials_unbind<'a>(
        &'a self,
        params: &'a types::EnvironmentCredentialUnbindParams,
    ) -> Self::Call<'a, calls::EnvironmentsCredentialsUnbind> {
        self.call(params)
    }
    /// `environments/jobs/create`: Start jobs in an environment.
    ///
    /// Jobs may wait for each other. They belong to the environment, not to a session, and find its
    /// credentials. A repeat with the same `requestId` returns the jobs it started, whatever it
    /// asks for. A machine that is still waking answers `environment_not_ready`: repeat the call
    /// later. One that cannot be reached is rejected.
    ///
    /// After a lost answer: repeat the call with the same `requestId`.
    ///
    /// Errors of its own: `not_found`, `rejected`, `environment_not_ready`.
    fn environments_jobs_create<'a>(
        &'a self,
        params: &'a types::EnvironmentJobCreateParams,
    ) -> Self::Call<'a, calls::EnvironmentsJobsCreate> {
        self.call(params)
    }
    /// `environments/jobs/read`: Read jobs: where they stand, their output, what they left.
    ///
    /// To follow a job, read again with its `outputNextSeq` as `afterSeq` until it has ended. A job
    /// that cannot be read, e.g. because its machine is out of reach, has an `error` of its own and
    /// does not fail the call.
    ///
    /// After a lost answer: repeat the call.
    fn environments_jobs_read<'a>(
        &'a self,
        params: &'a types::EnvironmentJobReadParams,
    ) -> Self::Call<'a, calls::EnvironmentsJobsRead> {
        self.call(params)
    }
    /// `environments/jobs/cancel`: Ask for jobs to be cancelled.
    ///
    /// A running job becomes `cancelRequested` and ends later. Look at the result of each job: one
    /// that cannot be cancelled has an `error` of its own and does not fail the call.
    ///
    /// After a lost answer: repeat the call.
    fn environments_jobs_cancel<'a>(
        &'a self,
        params: &'a types::EnvironmentJobCancelParams,
    ) -> Self::Call<'a, calls::EnvironmentsJobsCancel> {
        self.call(params)
    }
    /// `environments/registration-keys/create`: Make a key with which daemons register themselves.
    ///
    /// Only this answer has the secret. Every call makes another key, so after a lost answer list
    /// the keys and revoke the one whose secret nobody saw.
    ///
    /// After a lost answer: do not repeat the call; each one has an effect of its own.
    fn environments_registration_keys_create<'a>(
        &'a self,
        params: &'a types::EnvironmentRegistrationKeyCreateParams,
    ) -> Self::Call<'a, calls::EnvironmentsRegistrationKeysCreate> {
        self.call(params)
    }
    /// `environments/registration-keys/read`: Read a registration key, without its secret.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn environments_registration_keys_read<'a>(
        &'a self,
        params: &'a types::EnvironmentRegistrationKeyReadParams,
    ) -> Self::Call<'a, calls::EnvironmentsRegistrationKeysRead> {
        self.call(params)
    }
    /// `environments/registration-keys/list`: List the registration keys of the universe, without
    /// their secrets.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn environments_registration_keys_list<'a>(
        &'a self,
        params: &'a types::EnvironmentRegistrationKeyListParams,
    ) -> Self::Call<'a, calls::EnvironmentsRegistrationKeysList> {
        self.call(params)
    }
    /// `environments/registration-keys/revoke`: Revoke a registration key.
    ///
    /// It admits no daemon any more. Its environments stay unless `closeEnvironments` asks for
    /// their closing. Revoking a revoked key succeeds.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn environments_registration_keys_revoke<'a>(
        &'a self,
        params: &'a types::EnvironmentRegistrationKeyRevokeParams,
    ) -> Self::Call<'a, calls::EnvironmentsRegistrationKeysRevoke> {
        self.call(params)
    }
    /// `environments/close`: Ask for an environment to be closed.
    ///
    /// It is `closing` until its machine is gone, and never takes work again. Repeats succeed.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn environments_close<'a>(
        &'a self,
        params: &'a types::EnvironmentCloseParams,
    ) -> Self::Call<'a, calls::EnvironmentsClose> {
        self.call(params)
    }
    /// `session/environments/activate`: Choose the environment in which a session's agent works.
    ///
    /// The session must be open and idle, have the environments feature, and have the environment
    /// attached; anything else is rejected. An environment that is not up yet answers
    /// `environment_not_ready`: repeat the call later.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`, `environment_not_ready`.
    fn session_environments_activate<'a>(
        &'a self,
        params: &'a types::SessionEnvironmentActivateParams,
    ) -> Self::Call<'a, calls::SessionEnvironmentsActivate> {
        self.call(params)
    }
    /// `session/environments/deactivate`: Let a session's agent work in no environment.
    ///
    /// The environment itself stays as it is. Succeeds, too, when none was chosen.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn session_environments_deactivate<'a>(
        &'a self,
        params: &'a types::SessionEnvironmentDeactivateParams,
    ) -> Self::Call<'a, calls::SessionEnvironmentsDeactivate> {
        self.call(params)
    }
    /// `auth/grants/import`: Store a bearer token as a grant.
    ///
    /// The answer describes the grant without the token. A `grantId` that exists is a conflict;
    /// without one each call makes another grant.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `conflict`.
    fn auth_grants_import<'a>(
        &'a self,
        params: &'a types::AuthGrantImportParams,
    ) -> Self::Call<'a, calls::AuthGrantsImport> {
        self.call(params)
    }
    /// `auth/grants/read`: Read what a grant is for.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn auth_grants_read<'a>(
        &'a self,
        params: &'a types::AuthGrantReadParams,
    ) -> Self::Call<'a, calls::AuthGrantsRead> {
        self.call(params)
    }
    /// `auth/grants/list`: List all grants, or those with one status.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn auth_grants_list<'a>(
        &'a self,
        params: &'a types::AuthGrantListParams,
    ) -> Self::Call<'a, calls::AuthGrantsList> {
        self.call(params)
    }
    /// `auth/grants/lease`: Take the current token of a grant out for use.
    ///
    /// For services beside the API. Each call is recorded on the grant, a repeat too. A grant that
    /// is not retrievable, not active, or for another audience is rejected.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn auth_grants_lease<'a>(
        &'a self,
        params: &'a types::AuthGrantLeaseParams,
    ) -> Self::Call<'a, calls::AuthGrantsLease> {
        self.call(params)
    }
    /// `auth/grants/revoke`: Make a grant unusable.
    ///
    /// The record stays and is listed as revoked. A repeat changes nothing. The service itself is
    /// not told.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn auth_grants_revoke<'a>(
        &'a self,
        params: &'a types::AuthGrantRevokeParams,
    ) -> Self::Call<'a, calls::AuthGrantsRevoke> {
        self.call(params)
    }
    /// `auth/clients/create`: Register an OAuth client.
    ///
    /// The answer describes the client without its secret. A `clientId` that exists is a conflict;
    /// without one each call registers another client.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `conflict`.
    fn auth_clients_create<'a>(
        &'a self,
        params: &'a types::AuthClientCreateParams,
    ) -> Self::Call<'a, calls::AuthClientsCreate> {
        self.call(params)
    }
    /// `auth/clients/read`: Read an OAuth client.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn auth_clients_read<'a>(
        &'a self,
        params: &'a types::AuthClientReadParams,
    ) -> Self::Call<'a, calls::AuthClientsRead> {
        self.call(params)
    }
    /// `auth/clients/list`: List all OAuth clients.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn auth_clients_list<'a>(
        &'a self,
        params: &'a types::AuthClientListParams,
    ) -> Self::Call<'a, calls::AuthClientsList> {
        self.call(params)
    }
    /// `auth/flows/start`: Start an OAuth authorization with PKCE.
    ///
    /// A person opens `authorizeUrl` in a browser; read the flow to learn when a grant came of it.
    /// The address works once, is as secret as a token, and ends with the flow after 10 minutes.
    /// When the answer is lost, start another flow: the lost one expires by itself.
    ///
    /// After a lost answer: do not repeat the call; each one has an effect of its own.
    ///
    /// Errors of its own: `not_found`.
    fn auth_flows_start<'a>(
        &'a self,
        params: &'a types::AuthFlowStartParams,
    ) -> Self::Call<'a, calls::AuthFlowsStart> {
        self.call(params)
    }
    /// `auth/flows/read`: Read how far an OAuth authorization is.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn auth_flows_read<'a>(
        &'a self,
        params: &'a types::AuthFlowStatusParams,
    ) -> Self::Call<'a, calls::AuthFlowsRead> {
        self.call(params)
    }
    /// `auth/clients/delete`: Delete an OAuth client with its secret.
    ///
    /// Grants that came of its flows stay.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn auth_clients_delete<'a>(
        &'a self,
        params: &'a types::AuthClientDeleteParams,
    ) -> Self::Call<'a, calls::AuthClientsDelete> {
        self.call(params)
    }
    /// `auth/providers/create`: Register where credentials for models or GitHub come from.
    ///
    /// The answer describes the provider without its credential. A `providerId` that exists is a
    /// conflict. A `modelOAuth` provider takes no `credential`: its grant has it.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `conflict`.
    fn auth_providers_create<'a>(
        &'a self,
        params: &'a types::AuthProviderCreateParams,
    ) -> Self::Call<'a, calls::AuthProvidersCreate> {
        self.call(params)
    }
    /// `auth/providers/read`: Read a provider.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn auth_providers_read<'a>(
        &'a self,
        params: &'a types::AuthProviderReadParams,
    ) -> Self::Call<'a, calls::AuthProvidersRead> {
        self.call(params)
    }
    /// `auth/providers/list`: List all providers.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn auth_providers_list<'a>(
        &'a self,
        params: &'a types::AuthProviderListParams,
    ) -> Self::Call<'a, calls::AuthProvidersList> {
        self.call(params)
    }
    /// `auth/github/installations/list`: List the installations that a GitHub App reaches.
    ///
    /// Asks GitHub now, with the credential of the provider. A provider that is no GitHub App, or
    /// that is not active, is rejected.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `rejected`, `response_too_large`.
    fn auth_github_installations_list<'a>(
        &'a self,
        params: &'a types::AuthGitHubInstallationListParams,
    ) -> Self::Call<'a, calls::AuthGithubInstallationsList> {
        self.call(params)
    }
    /// `auth/github/installations/grant`: Make a grant for one installation of a GitHub App, or
    /// refresh it.
    ///
    /// The token of the installation is fetched when it is needed and renewed by the server. A
    /// `grantId` that exists for something else is a conflict. A provider that is no GitHub App, or
    /// that is not active, is rejected.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`, `rejected`.
    fn auth_github_installations_grant<'a>(
        &'a self,
        params: &'a types::AuthGitHubInstallationGrantParams,
    ) -> Self::Call<'a, calls::AuthGithubInstallationsGrant> {
        self.call(params)
    }
    /// `auth/providers/delete`: Delete a provider with its own credential.
    ///
    /// Grants stay.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn auth_providers_delete<'a>(
        &'a self,
        params: &'a types::AuthProviderDeleteParams,
    ) -> Self::Call<'a, calls::AuthProvidersDelete> {
        self.call(params)
    }
    /// `session/skills/list`: List the skills that a session has found.
    ///
    /// One catalog for the workspaces and one for the active environment; a place without a catalog
    /// is left out. Works on closed sessions too.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `response_too_large`.
    fn session_skills_list<'a>(
        &'a self,
        params: &'a types::SkillListParams,
    ) -> Self::Call<'a, calls::SessionSkillsList> {
        self.call(params)
    }
    /// `bots/create`: Create a bot, with triggers from the start.
    ///
    /// All of it is made or nothing is. An id that exists is a conflict, a profile that does not
    /// exist is `not_found`.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`.
    fn bots_create<'a>(
        &'a self,
        params: &'a types::BotCreateParams,
    ) -> Self::Call<'a, calls::BotsCreate> {
        self.call(params)
    }
    /// `bots/put`: Create a bot or replace its document whole.
    ///
    /// Triggers stay. The bot works by the new document once it is idle. With `expectedRevision`, a
    /// bot that exists with another revision is a conflict. Of a closed bot only the display name
    /// and the description may change; more is rejected.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`, `rejected`.
    fn bots_put<'a>(
        &'a self,
        params: &'a types::BotPutParams,
    ) -> Self::Call<'a, calls::BotsPut> {
        self.call(params)
    }
    /// `bots/read`: Read a bot.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn bots_read<'a>(
        &'a self,
        params: &'a types::BotReadParams,
    ) -> Self::Call<'a, calls::BotsRead> {
        self.call(params)
    }
    /// `bots/list`: List bots with their counts, newest event and activity.
    ///
    /// All of them in one answer, or those that somebody made.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn bots_list<'a>(
        &'a self,
        params: &'a types::BotListParams,
    ) -> Self::Call<'a, calls::BotsList> {
        self.call(params)
    }
    /// `bots/state/read`: Read what a bot does at this moment.
    ///
    /// What its controller reports, and its sessions with all below them.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn bots_state_read<'a>(
        &'a self,
        params: &'a types::BotStateReadParams,
    ) -> Self::Call<'a, calls::BotsStateRead> {
        self.call(params)
    }
    /// `bots/triggers/put`: Create a trigger or replace it whole.
    ///
    /// It is checked before it is stored. A change of what a poll trigger reads makes it start
    /// anew, with what is there by then counted as seen. With `expectedRevision`, a trigger that
    /// exists with another revision is a conflict. A closed bot takes no triggers.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`, `rejected`.
    fn bots_triggers_put<'a>(
        &'a self,
        params: &'a types::BotTriggerPutParams,
    ) -> Self::Call<'a, calls::BotsTriggersPut> {
        self.call(params)
    }
    /// `bots/triggers/read`: Read a trigger.
    ///
    /// Its pairing code and its webhook path are shown to callers who may change the bot.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn bots_triggers_read<'a>(
        &'a self,
        params: &'a types::BotTriggerReadParams,
    ) -> Self::Call<'a, calls::BotsTriggersRead> {
        self.call(params)
    }
    /// `bots/triggers/list`: List all triggers of a bot, by id.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `response_too_large`.
    fn bots_triggers_list<'a>(
        &'a self,
        params: &'a types::BotTriggerListParams,
    ) -> Self::Call<'a, calls::BotsTriggersList> {
        self.call(params)
    }
    /// `bots/events/admit`: Hand an event to the main session of a bot.
    ///
    /// Give an `eventId` and a lost answer costs nothing: for an id that the bot has already, the
    /// stored event is returned with `duplicate`, and nothing is stored. Without one, look into the
    /// event list before you repeat the call. A closed bot takes no events.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn bots_events_admit<'a>(
        &'a self,
        params: &'a types::BotEventAdmitParams,
    ) -> Self::Call<'a, calls::BotsEventsAdmit> {
        self.call(params)
    }
    /// `bots/events/list`: List the events of a bot, newest first.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `response_too_large`.
    fn bots_events_list<'a>(
        &'a self,
        params: &'a types::BotEventListParams,
    ) -> Self::Call<'a, calls::BotsEventsList> {
        self.call(params)
    }
    /// `bots/events/read`: Read an event whole.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn bots_events_read<'a>(
        &'a self,
        params: &'a types::BotEventReadParams,
    ) -> Self::Call<'a, calls::BotsEventsRead> {
        self.call(params)
    }
    /// `bots/events/replay`: Hand a stored event to its bot again.
    ///
    /// It becomes a new event with a number and an id of its own; each call makes another one. A
    /// closed bot takes no events.
    ///
    /// After a lost answer: do not repeat the call; each one has an effect of its own.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn bots_events_replay<'a>(
        &'a self,
        params: &'a types::BotEventReplayParams,
    ) -> Self::Call<'a, calls::BotsEventsReplay> {
        self.call(params)
    }
    /// `bots/filters/test`: Try a filter on a payload or on the newest events of a bot.
    ///
    /// Nothing is stored and no event is handed on. An expression that is no CEL is invalid; one
    /// that fails on an event shows in its result.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn bots_filters_test<'a>(
        &'a self,
        params: &'a types::BotFilterTestParams,
    ) -> Self::Call<'a, calls::BotsFiltersTest> {
        self.call(params)
    }
    /// `bots/sessions/rotate`: Replace a session of a bot by a new one.
    ///
    /// The session is closed once it is idle, and its place is taken by one with a fresh context
    /// and the next generation. The bot's log stays. The call does not wait for that.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn bots_sessions_rotate<'a>(
        &'a self,
        params: &'a types::BotSessionRotateParams,
    ) -> Self::Call<'a, calls::BotsSessionsRotate> {
        self.call(params)
    }
    /// `bots/triggers/delete`: Delete a trigger, with its schedule and its pairings.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn bots_triggers_delete<'a>(
        &'a self,
        params: &'a types::BotTriggerDeleteParams,
    ) -> Self::Call<'a, calls::BotsTriggersDelete> {
        self.call(params)
    }
    /// `bots/close`: Close a bot for good.
    ///
    /// Answers once the bot was told; it finishes and closes its sessions afterwards, and then
    /// takes no more events. Closing a closed bot changes nothing.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn bots_close<'a>(
        &'a self,
        params: &'a types::BotCloseParams,
    ) -> Self::Call<'a, calls::BotsClose> {
        self.call(params)
    }
    /// `bots/delete`: Delete a bot with its sessions.
    ///
    /// A bot that is still open is closed first.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn bots_delete<'a>(
        &'a self,
        params: &'a types::BotDeleteParams,
    ) -> Self::Call<'a, calls::BotsDelete> {
        self.call(params)
    }
    /// `channels/accounts/create`: Create a channel account.
    ///
    /// Its revision is 1. An id that exists is a conflict.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `conflict`.
    fn channels_accounts_create<'a>(
        &'a self,
        params: &'a types::ChannelAccountCreateParams,
    ) -> Self::Call<'a, calls::ChannelsAccountsCreate> {
        self.call(params)
    }
    /// `channels/accounts/put`: Create a channel account or replace it whole.
    ///
    /// Each put raises the revision, even when nothing changes. With `expectedRevision`, an account
    /// that exists with another revision is a conflict.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `conflict`.
    fn channels_accounts_put<'a>(
        &'a self,
        params: &'a types::ChannelAccountPutParams,
    ) -> Self::Call<'a, calls::ChannelsAccountsPut> {
        self.call(params)
    }
    /// `channels/accounts/read`: Read a channel account.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn channels_accounts_read<'a>(
        &'a self,
        params: &'a types::ChannelAccountReadParams,
    ) -> Self::Call<'a, calls::ChannelsAccountsRead> {
        self.call(params)
    }
    /// `channels/accounts/list`: List channel accounts.
    ///
    /// All of them in one answer, or those at one provider.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn channels_accounts_list<'a>(
        &'a self,
        params: &'a types::ChannelAccountListParams,
    ) -> Self::Call<'a, calls::ChannelsAccountsList> {
        self.call(params)
    }
    /// `channels/accounts/delete`: Delete a channel account and its pairings.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn channels_accounts_delete<'a>(
        &'a self,
        params: &'a types::ChannelAccountDeleteParams,
    ) -> Self::Call<'a, calls::ChannelsAccountsDelete> {
        self.call(params)
    }
    /// `channels/inbound/admit`: Hand in a message that arrived on a channel.
    ///
    /// For the connectors of chat providers. The answer tells where the message went; that no bot
    /// takes it is an answer too, not an error. A message that comes again under its id reaches no
    /// bot twice.
    ///
    /// After a lost answer: repeat the call with the same `inbound`.
    ///
    /// Errors of its own: `not_found`.
    fn channels_inbound_admit<'a>(
        &'a self,
        params: &'a types::ChannelInboundAdmitParams,
    ) -> Self::Call<'a, calls::ChannelsInboundAdmit> {
        self.call(params)
    }
    /// `channels/pairings/list`: List the conversations that are paired with a bot.
    ///
    /// A pairing must pass every filter given.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn channels_pairings_list<'a>(
        &'a self,
        params: &'a types::ChannelPairingListParams,
    ) -> Self::Call<'a, calls::ChannelsPairingsList> {
        self.call(params)
    }
    /// `channels/conversations/read`: Read what a conversation does at this moment.
    ///
    /// For finding out why a message or an answer is missing. A conversation that nothing handles
    /// is answered without `conversation`.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn channels_conversations_read<'a>(
        &'a self,
        params: &'a types::ChannelConversationReadParams,
    ) -> Self::Call<'a, calls::ChannelsConversationsRead> {
        self.call(params)
    }
    /// `channels/pairings/delete`: Take a conversation away from its bot.
    ///
    /// Its next message is judged like that of a conversation which was never paired.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn channels_pairings_delete<'a>(
        &'a self,
        params: &'a types::ChannelPairingDeleteParams,
    ) -> Self::Call<'a, calls::ChannelsPairingsDelete> {
        self.call(params)
    }
    /// `deployment/universes/create`: Create a universe, or return the one stored under its id.
    ///
    /// For an id that exists, the universe is returned as it is and `created` is false, so a lost
    /// answer costs nothing. A slug that another universe has is a conflict.
    ///
    /// After a lost answer: repeat the call with the same `universeId`.
    ///
    /// Errors of its own: `conflict`.
    fn deployment_universes_create<'a>(
        &'a self,
        params: &'a types::DeploymentUniverseCreateParams,
    ) -> Self::Call<'a, calls::DeploymentUniversesCreate> {
        self.call(params)
    }
    /// `deployment/universes/list`: List all universes with rough counts.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn deployment_universes_list<'a>(
        &'a self,
        params: &'a types::DeploymentUniverseListParams,
    ) -> Self::Call<'a, calls::DeploymentUniversesList> {
        self.call(params)
    }
    /// `deployment/universes/read`: Read a universe with its rough counts.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn deployment_universes_read<'a>(
        &'a self,
        params: &'a types::DeploymentUniverseReadParams,
    ) -> Self::Call<'a, calls::DeploymentUniversesRead> {
        self.call(params)
    }
    /// `deployment/universes/slug/put`: Set or change a universe's slug.
    ///
    /// A slug that another universe has is a conflict. With `onlyIfUnset`, so is a universe that
    /// has another slug already; the same slug again succeeds.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `conflict`.
    fn deployment_universes_slug_put<'a>(
        &'a self,
        params: &'a types::DeploymentUniverseSlugPutParams,
    ) -> Self::Call<'a, calls::DeploymentUniversesSlugPut> {
        self.call(params)
    }
    /// `deployment/api-keys/create`: Create an API key.
    ///
    /// The answer is the only place where the secret stands; a key whose answer was lost can only
    /// be revoked. What a key may do never changes. A universe that does not exist is not found.
    ///
    /// After a lost answer: do not repeat the call; each one has an effect of its own.
    ///
    /// Errors of its own: `not_found`.
    fn deployment_api_keys_create<'a>(
        &'a self,
        params: &'a types::DeploymentApiKeyCreateParams,
    ) -> Self::Call<'a, calls::DeploymentApiKeysCreate> {
        self.call(params)
    }
    /// `deployment/api-keys/list`: List API keys without their secrets.
    ///
    /// Revoked keys are listed, too.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn deployment_api_keys_list<'a>(
        &'a self,
        params: &'a types::DeploymentApiKeyListParams,
    ) -> Self::Call<'a, calls::DeploymentApiKeysList> {
        self.call(params)
    }
    /// `deployment/api-keys/revoke`: Revoke an API key.
    ///
    /// Later calls with it are refused; a read that is already waiting is still answered. Revoking
    /// it again succeeds and keeps the first time.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn deployment_api_keys_revoke<'a>(
        &'a self,
        params: &'a types::DeploymentApiKeyRevokeParams,
    ) -> Self::Call<'a, calls::DeploymentApiKeysRevoke> {
        self.call(params)
    }
    /// `deployment/environment-providers/put`: Register an environment provider or replace it
    /// whole.
    ///
    /// After a lost answer: repeat the call.
    fn deployment_environment_providers_put<'a>(
        &'a self,
        params: &'a types::DeploymentEnvironmentProviderPutParams,
    ) -> Self::Call<'a, calls::DeploymentEnvironmentProvidersPut> {
        self.call(params)
    }
    /// `deployment/environment-providers/list`: List all environment providers.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn deployment_environment_providers_list<'a>(
        &'a self,
        params: &'a types::DeploymentEnvironmentProviderListParams,
    ) -> Self::Call<'a, calls::DeploymentEnvironmentProvidersList> {
        self.call(params)
    }
    /// `deployment/environment-providers/read`: Read an environment provider.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`.
    fn deployment_environment_providers_read<'a>(
        &'a self,
        params: &'a types::DeploymentEnvironmentProviderReadParams,
    ) -> Self::Call<'a, calls::DeploymentEnvironmentProvidersRead> {
        self.call(params)
    }
    /// `deployment/environment-providers/bindings/put`: Let a universe use an environment provider,
    /// or change how.
    ///
    /// Creates the binding or replaces it whole; each put raises its revision. A universe has one
    /// binding for a provider: a second one is a conflict, and so is another revision than
    /// `expectedRevision`.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `conflict`.
    fn deployment_environment_providers_bindings_put<'a>(
        &'a self,
        params: &'a types::DeploymentProviderBindingPutParams,
    ) -> Self::Call<'a, calls::DeploymentEnvironmentProvidersBindingsPut> {
        self.call(params)
    }
    /// `deployment/environment-provider-bindings/list`: List the provider bindings of a universe.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `not_found`, `response_too_large`.
    fn deployment_environment_provider_bindings_list<'a>(
        &'a self,
        params: &'a types::DeploymentUniverseReadParams,
    ) -> Self::Call<'a, calls::DeploymentEnvironmentProviderBindingsList> {
        self.call(params)
    }
    /// `deployment/environments/adopt`: Make a machine that a provider has already an environment.
    ///
    /// From then on the server moves, reconfigures and deletes the machine like one it made, which
    /// `takeOwnership` must confirm. A repeat with the same `requestId` returns the environment
    /// that the first call made.
    ///
    /// After a lost answer: repeat the call with the same `requestId`.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn deployment_environments_adopt<'a>(
        &'a self,
        params: &'a types::DeploymentEnvironmentAdoptParams,
    ) -> Self::Call<'a, calls::DeploymentEnvironmentsAdopt> {
        self.call(params)
    }
    /// `deployment/channels/accounts/list`: List the channel accounts of every universe.
    ///
    /// For the program that connects the server to the channels.
    ///
    /// After a lost answer: repeat the call.
    ///
    /// Errors of its own: `response_too_large`.
    fn deployment_channels_accounts_list<'a>(
        &'a self,
        params: &'a types::DeploymentChannelAccountListParams,
    ) -> Self::Call<'a, calls::DeploymentChannelsAccountsList> {
        self.call(params)
    }
    /// `deployment/environment-providers/bindings/delete`: Delete a universe's provider binding.
    ///
    /// Refused as long as an environment that came from it is not closed.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn deployment_environment_providers_bindings_delete<'a>(
        &'a self,
        params: &'a types::DeploymentProviderBindingDeleteParams,
    ) -> Self::Call<'a, calls::DeploymentEnvironmentProvidersBindingsDelete> {
        self.call(params)
    }
    /// `deployment/universes/delete`: Delete a universe with everything in it.
    ///
    /// Ends the work of its sessions and removes all that they stored. A deletion that stopped half
    /// way leaves the universe readable; calling again goes on where it stopped.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`.
    fn deployment_universes_delete<'a>(
        &'a self,
        params: &'a types::DeploymentUniverseDeleteParams,
    ) -> Self::Call<'a, calls::DeploymentUniversesDelete> {
        self.call(params)
    }
    /// `deployment/environment-providers/delete`: Delete an environment provider.
    ///
    /// Refused as long as a universe has a binding for it.
    ///
    /// After a lost answer: read first; a conflict or a missing record may mean that it was done.
    ///
    /// Errors of its own: `not_found`, `rejected`.
    fn deployment_environment_providers_delete<'a>(
        &'a self,
        params: &'a types::DeploymentEnvironmentProviderDeleteParams,
    ) -> Self::Call<'a, calls::DeploymentEnvironmentProvidersDelete> {
        self.call(params)
    }
}

#[derive(Serialize)]
struct Request<'a, P> {
    jsonrpc: &'static str,
    id: u64,
    method: &'static str,
    params: &'a P,
}
/// The text of a request. The server answers with the same `id`.
///
/// # Errors
/// The parameters have no form in JSON.
pub fn request<M: Method>(
    id: u64,
    params: &M::Params,
) -> Result<String, serde_json::Error> {
    serde_json::to_string(
        &Request {
            jsonrpc: "2.0",
            id,
            method: M::NAME,
            params,
        },
    )
}
/// What the text of a response answers to the request with this `id`.
///
/// # Errors
/// The server refused the call, or the text is no response to it.
pub fn answer<M: Method>(id: u64, response: &str) -> Result<Answer<M>, Refusal> {
    let malformed = |error: serde_json::Error| Refusal::Malformed(error.to_string());
    let response: Value = serde_json::from_str(response).map_err(malformed)?;
    let member = |name| response.get(name).filter(|value| !value.is_null());
    let error = member("error");
    match member("id").map(Value::as_u64) {
        None if error.is_some() => {}
        Some(given) if given == Some(id) => {}
        _ => return Err(Refusal::Malformed(format!("`id` is not {id}"))),
    }
    match (response.get("result"), error) {
        (_, Some(error)) => {
            let error = ErrorObject::deserialize(error).map_err(malformed)?;
            Err(Refusal::Error(error))
        }
        (Some(result), None) => Answer::<M>::deserialize(result).map_err(malformed),
        (None, None) => {
            Err(Refusal::Malformed("neither a result nor an error".to_owned()))
        }
    }
}

/// The error that a server answered with.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ErrorObject {
    /// The JSON-RPC error code.
    pub code: i64,
    /// For people.
    pub message: String,
    /// Structured data.
    pub data: Option<Value>,
}
impl ErrorObject {
    /// The structured data; `None` where there is none, or none of this form.
    pub fn detail(&self) -> Option<types::AgentApiError> {
        types::AgentApiError::deserialize(self.data.as_ref()?).ok()
    }
}
/// Why a response holds no answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// The server refused the call.
    Error(ErrorObject),
    /// The response is not what the contract says; tells what is wrong.
    Malformed(String),
}
impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Error(error) => write!(out, "{} ({})", error.message, error.code),
            Refusal::Malformed(what) => write!(out, "malformed response: {what}"),
        }
    }
}
impl std::error::Error for Refusal {}
/// Why a call failed.
#[derive(Debug)]
pub enum CallError<E> {
    /// The parameters could not be written.
    Params(serde_json::Error),
    /// The request or its response was lost on the way.
    Transport(E),
    /// The response holds no answer.
    Refused(Refusal),
}
impl<E: fmt::Display> fmt::Display for CallError<E> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CallError::Params(error) => error.fmt(out),
            CallError::Transport(error) => error.fmt(out),
            CallError::Refused(refusal) => refusal.fmt(out),
        }
    }
}
impl<E: fmt::Debug + fmt::Display> std::error::Error for CallError<E> {}

/// A client over a function that carries the text of a request to the server and returns the
/// text of the response.
#[derive(Debug)]
pub struct Blocking<F> {
    carry: F,
    last_id: AtomicU64,
}
impl<F> Blocking<F> {
    /// A client over this function.
    pub fn new(carry: F) -> Self {
        Blocking {
            carry,
            last_id: AtomicU64::new(0),
        }
    }
}
impl<F, E> Client for Blocking<F>
where
    F: Fn(&str) -> Result<String, E>,
{
    type Call<'a, M: Method> = Result<Answer<M>, CallError<E>> where Self: 'a;
    fn call<'a, M: Method>(&'a self, params: &'a M::Params) -> Self::Call<'a, M> {
        let id = self.last_id.fetch_add(1, Ordering::Relaxed) + 1;
        let request = request::<M>(id, params).map_err(CallError::Params)?;
        let response = (self.carry)(&request).map_err(CallError::Transport)?;
        answer::<M>(id, &response).map_err(CallError::Refused)
    }
}

/// The methods as types.
pub mod calls {
    /// `initialize`.
    #[derive(Debug)]
    pub enum Initialize {}
    impl super::Method for Initialize {
        type Params = super::types::InitializeParams;
        type Response = super::types::InitializeResponse;
        const NAME: &'static str = "initialize";
    }
    /// `session/start`.
    #[derive(Debug)]
    pub enum SessionStart {}
    impl super::Method for SessionStart {
        type Params = super::types::SessionStartParams;
        type Response = super::types::SessionStartResponse;
        const NAME: &'static str = "session/start";
    }
    /// `session/managed/start`.
    #[derive(Debug)]
    pub enum SessionManagedStart {}
    impl super::Method for SessionManagedStart {
        type Params = super::types::ManagedSessionStartParams;
        type Response = super::types::SessionStartResponse;
        const NAME: &'static str = "session/managed/start";
    }
    /// `session/read`.
    #[derive(Debug)]
    pub enum SessionRead {}
    impl super::Method for SessionRead {
        type Params = super::types::SessionReadParams;
        type Response = super::types::SessionReadResponse;
        const NAME: &'static str = "session/read";
    }
    /// `session/list`.
    #[derive(Debug)]
    pub enum SessionList {}
    impl super::Method for SessionList {
        type Params = super::types::SessionListParams;
        type Response = super::types::SessionListResponse;
        const NAME: &'static str = "session/list";
    }
    /// `session/config/put`.
    #[derive(Debug)]
    pub enum SessionConfigPut {}
    impl super::Method for SessionConfigPut {
        type Params = super::types::SessionConfigPutParams;
        type Response = super::types::SessionConfigPutResponse;
        const NAME: &'static str = "session/config/put";
    }
    /// `session/rename`.
    #[derive(Debug)]
    pub enum SessionRename {}
    impl super::Method for SessionRename {
        type Params = super::types::SessionRenameParams;
        type Response = super::types::SessionRenameResponse;
        const NAME: &'static str = "session/rename";
    }
    /// `session/metadata/put`.
    #[derive(Debug)]
    pub enum SessionMetadataPut {}
    impl super::Method for SessionMetadataPut {
        type Params = super::types::SessionMetadataPutParams;
        type Response = super::types::SessionMetadataPutResponse;
        const NAME: &'static str = "session/metadata/put";
    }
    /// `session/retention/put`.
    #[derive(Debug)]
    pub enum SessionRetentionPut {}
    impl super::Method for SessionRetentionPut {
        type Params = super::types::SessionRetentionPutParams;
        type Response = super::types::SessionRetentionPutResponse;
        const NAME: &'static str = "session/retention/put";
    }
    /// `session/share`.
    #[derive(Debug)]
    pub enum SessionShare {}
    impl super::Method for SessionShare {
        type Params = super::types::SessionShareParams;
        type Response = super::types::SessionShareResponse;
        const NAME: &'static str = "session/share";
    }
    /// `session/close`.
    #[derive(Debug)]
    pub enum SessionClose {}
    impl super::Method for SessionClose {
        type Params = super::types::SessionCloseParams;
        type Response = super::types::SessionCloseResponse;
        const NAME: &'static str = "session/close";
    }
    /// `session/delete`.
    #[derive(Debug)]
    pub enum SessionDelete {}
    impl super::Method for SessionDelete {
        type Params = super::types::SessionDeleteParams;
        type Response = super::types::SessionDeleteResponse;
        const NAME: &'static str = "session/delete";
    }
    /// `session/events/read`.
    #[derive(Debug)]
    pub enum SessionEventsRead {}
    impl super::Method for SessionEventsRead {
        type Params = super::types::SessionEventsReadParams;
        type Response = super::types::SessionEventsReadResponse;
        const NAME: &'static str = "session/events/read";
    }
    /// `session/runs/start`.
    #[derive(Debug)]
    pub enum SessionRunsStart {}
    impl super::Method for SessionRunsStart {
        type Params = super::types::RunStartParams;
        type Response = super::types::RunStartResponse;
        const NAME: &'static str = "session/runs/start";
    }
    /// `session/runs/read`.
    #[derive(Debug)]
    pub enum SessionRunsRead {}
    impl super::Method for SessionRunsRead {
        type Params = super::types::RunReadParams;
        type Response = super::types::RunReadResponse;
        const NAME: &'static str = "session/runs/read";
    }
    /// `session/runs/list`.
    #[derive(Debug)]
    pub enum SessionRunsList {}
    impl super::Method for SessionRunsList {
        type Params = super::types::RunListParams;
        type Response = super::types::RunListResponse;
        const NAME: &'static str = "session/runs/list";
    }
    /// `session/runs/cancel`.
    #[derive(Debug)]
    pub enum SessionRunsCancel {}
    impl super::Method for SessionRunsCancel {
        type Params = super::types::RunCancelParams;
        type Response = super::types::RunCancelResponse;
        const NAME: &'static str = "session/runs/cancel";
    }
    /// `session/runs/steer`.
    #[derive(Debug)]
    pub enum SessionRunsSteer {}
    impl super::Method for SessionRunsSteer {
        type Params = super::types::RunSteerParams;
        type Response = super::types::RunSteerResponse;
        const NAME: &'static str = "session/runs/steer";
    }
    /// `session/runs/approvals/decide`.
    #[derive(Debug)]
    pub enum SessionRunsApprovalsDecide {}
    impl super::Method for SessionRunsApprovalsDecide {
        type Params = super::types::RunApprovalsDecideParams;
        type Response = super::types::RunApprovalsDecideResponse;
        const NAME: &'static str = "session/runs/approvals/decide";
    }
    /// `session/context/append`.
    #[derive(Debug)]
    pub enum SessionContextAppend {}
    impl super::Method for SessionContextAppend {
        type Params = super::types::ContextAppendParams;
        type Response = super::types::ContextAppendResponse;
        const NAME: &'static str = "session/context/append";
    }
    /// `session/context/remove`.
    #[derive(Debug)]
    pub enum SessionContextRemove {}
    impl super::Method for SessionContextRemove {
        type Params = super::types::ContextRemoveParams;
        type Response = super::types::ContextRemoveResponse;
        const NAME: &'static str = "session/context/remove";
    }
    /// `session/context/compact`.
    #[derive(Debug)]
    pub enum SessionContextCompact {}
    impl super::Method for SessionContextCompact {
        type Params = super::types::ContextCompactParams;
        type Response = super::types::ContextCompactResponse;
        const NAME: &'static str = "session/context/compact";
    }
    /// `blobs/put`.
    #[derive(Debug)]
    pub enum BlobsPut {}
    impl super::Method for BlobsPut {
        type Params = super::types::BlobPutParams;
        type Response = super::types::BlobPutResponse;
        const NAME: &'static str = "blobs/put";
    }
    /// `blobs/read`.
    #[derive(Debug)]
    pub enum BlobsRead {}
    impl super::Method for BlobsRead {
        type Params = super::types::BlobReadParams;
        type Response = super::types::BlobReadResponse;
        const NAME: &'static str = "blobs/read";
    }
    /// `blobs/has`.
    #[derive(Debug)]
    pub enum BlobsHas {}
    impl super::Method for BlobsHas {
        type Params = super::types::BlobHasParams;
        type Response = super::types::BlobHasResponse;
        const NAME: &'static str = "blobs/has";
    }
    /// `profiles/create`.
    #[derive(Debug)]
    pub enum ProfilesCreate {}
    impl super::Method for ProfilesCreate {
        type Params = super::types::ProfileCreateParams;
        type Response = super::types::ProfileCreateResponse;
        const NAME: &'static str = "profiles/create";
    }
    /// `profiles/read`.
    #[derive(Debug)]
    pub enum ProfilesRead {}
    impl super::Method for ProfilesRead {
        type Params = super::types::ProfileReadParams;
        type Response = super::types::ProfileReadResponse;
        const NAME: &'static str = "profiles/read";
    }
    /// `profiles/list`.
    #[derive(Debug)]
    pub enum ProfilesList {}
    impl super::Method for ProfilesList {
        type Params = super::types::ProfileListParams;
        type Response = super::types::ProfileListResponse;
        const NAME: &'static str = "profiles/list";
    }
    /// `profiles/put`.
    #[derive(Debug)]
    pub enum ProfilesPut {}
    impl super::Method for ProfilesPut {
        type Params = super::types::ProfilePutParams;
        type Response = super::types::ProfilePutResponse;
        const NAME: &'static str = "profiles/put";
    }
    /// `profiles/delete`.
    #[derive(Debug)]
    pub enum ProfilesDelete {}
    impl super::Method for ProfilesDelete {
        type Params = super::types::ProfileDeleteParams;
        type Response = super::types::ProfileDeleteResponse;
        const NAME: &'static str = "profiles/delete";
    }
    /// `session/profiles/apply`.
    #[derive(Debug)]
    pub enum SessionProfilesApply {}
    impl super::Method for SessionProfilesApply {
        type Params = super::types::ProfileApplyParams;
        type Response = super::types::ProfileApplyResponse;
        const NAME: &'static str = "session/profiles/apply";
    }
    /// `vfs/snapshots/commit`.
    #[derive(Debug)]
    pub enum VfsSnapshotsCommit {}
    impl super::Method for VfsSnapshotsCommit {
        type Params = super::types::VfsSnapshotCommitParams;
        type Response = super::types::VfsSnapshotCommitResponse;
        const NAME: &'static str = "vfs/snapshots/commit";
    }
    /// `vfs/snapshots/read`.
    #[derive(Debug)]
    pub enum VfsSnapshotsRead {}
    impl super::Method for VfsSnapshotsRead {
        type Params = super::types::VfsSnapshotReadParams;
        type Response = super::types::VfsSnapshotReadResponse;
        const NAME: &'static str = "vfs/snapshots/read";
    }
    /// `vfs/workspaces/create`.
    #[derive(Debug)]
    pub enum VfsWorkspacesCreate {}
    impl super::Method for VfsWorkspacesCreate {
        type Params = super::types::VfsWorkspaceCreateParams;
        type Response = super::types::VfsWorkspaceCreateResponse;
        const NAME: &'static str = "vfs/workspaces/create";
    }
    /// `vfs/workspaces/read`.
    #[derive(Debug)]
    pub enum VfsWorkspacesRead {}
    impl super::Method for VfsWorkspacesRead {
        type Params = super::types::VfsWorkspaceReadParams;
        type Response = super::types::VfsWorkspaceReadResponse;
        const NAME: &'static str = "vfs/workspaces/read";
    }
    /// `vfs/workspaces/list`.
    #[derive(Debug)]
    pub enum VfsWorkspacesList {}
    impl super::Method for VfsWorkspacesList {
        type Params = super::types::VfsWorkspaceListParams;
        type Response = super::types::VfsWorkspaceListResponse;
        const NAME: &'static str = "vfs/workspaces/list";
    }
    /// `vfs/workspaces/update`.
    #[derive(Debug)]
    pub enum VfsWorkspacesUpdate {}
    impl super::Method for VfsWorkspacesUpdate {
        type Params = super::types::VfsWorkspaceUpdateParams;
        type Response = super::types::VfsWorkspaceUpdateResponse;
        const NAME: &'static str = "vfs/workspaces/update";
    }
    /// `vfs/workspaces/files/read`.
    #[derive(Debug)]
    pub enum VfsWorkspacesFilesRead {}
    impl super::Method for VfsWorkspacesFilesRead {
        type Params = super::types::VfsWorkspaceFileReadParams;
        type Response = super::types::BlobReadResponse;
        const NAME: &'static str = "vfs/workspaces/files/read";
    }
    /// `vfs/workspaces/delete`.
    #[derive(Debug)]
    pub enum VfsWorkspacesDelete {}
    impl super::Method for VfsWorkspacesDelete {
        type Params = super::types::VfsWorkspaceDeleteParams;
        type Response = super::types::VfsWorkspaceDeleteResponse;
        const NAME: &'static str = "vfs/workspaces/delete";
    }
    /// `mcp/servers/put`.
    #[derive(Debug)]
    pub enum McpServersPut {}
    impl super::Method for McpServersPut {
        type Params = super::types::McpServerPutParams;
        type Response = super::types::McpServerPutResponse;
        const NAME: &'static str = "mcp/servers/put";
    }
    /// `mcp/servers/auth/discover`.
    #[derive(Debug)]
    pub enum McpServersAuthDiscover {}
    impl super::Method for McpServersAuthDiscover {
        type Params = super::types::McpServerAuthDiscoverParams;
        type Response = super::types::McpServerAuthDiscoverResponse;
        const NAME: &'static str = "mcp/servers/auth/discover";
    }
    /// `mcp/servers/tools/discover`.
    #[derive(Debug)]
    pub enum McpServersToolsDiscover {}
    impl super::Method for McpServersToolsDiscover {
        type Params = super::types::McpServerToolsDiscoverParams;
        type Response = super::types::McpServerToolsDiscoverResponse;
        const NAME: &'static str = "mcp/servers/tools/discover";
    }
    /// `mcp/servers/read`.
    #[derive(Debug)]
    pub enum McpServersRead {}
    impl super::Method for McpServersRead {
        type Params = super::types::McpServerReadParams;
        type Response = super::types::McpServerReadResponse;
        const NAME: &'static str = "mcp/servers/read";
    }
    /// `mcp/servers/list`.
    #[derive(Debug)]
    pub enum McpServersList {}
    impl super::Method for McpServersList {
        type Params = super::types::McpServerListParams;
        type Response = super::types::McpServerListResponse;
        const NAME: &'static str = "mcp/servers/list";
    }
    /// `mcp/servers/delete`.
    #[derive(Debug)]
    pub enum McpServersDelete {}
    impl super::Method for McpServersDelete {
        type Params = super::types::McpServerDeleteParams;
        type Response = super::types::McpServerDeleteResponse;
        const NAME: &'static str = "mcp/servers/delete";
    }
    /// `models/defaults/read`.
    #[derive(Debug)]
    pub enum ModelsDefaultsRead {}
    impl super::Method for ModelsDefaultsRead {
        type Params = super::types::ModelDefaultsReadParams;
        type Response = super::types::ModelDefaultsResponse;
        const NAME: &'static str = "models/defaults/read";
    }
    /// `models/defaults/put`.
    #[derive(Debug)]
    pub enum ModelsDefaultsPut {}
    impl super::Method for ModelsDefaultsPut {
        type Params = super::types::ModelDefaultsPutParams;
        type Response = super::types::ModelDefaultsResponse;
        const NAME: &'static str = "models/defaults/put";
    }
    /// `models/list`.
    #[derive(Debug)]
    pub enum ModelsList {}
    impl super::Method for ModelsList {
        type Params = super::types::ModelListParams;
        type Response = super::types::ModelListResponse;
        const NAME: &'static str = "models/list";
    }
    /// `transcriptions/start`.
    #[derive(Debug)]
    pub enum TranscriptionsStart {}
    impl super::Method for TranscriptionsStart {
        type Params = super::types::TranscriptionStartParams;
        type Response = super::types::TranscriptionResponse;
        const NAME: &'static str = "transcriptions/start";
    }
    /// `transcriptions/read`.
    #[derive(Debug)]
    pub enum TranscriptionsRead {}
    impl super::Method for TranscriptionsRead {
        type Params = super::types::TranscriptionReadParams;
        type Response = super::types::TranscriptionResponse;
        const NAME: &'static str = "transcriptions/read";
    }
    /// `transcriptions/cancel`.
    #[derive(Debug)]
    pub enum TranscriptionsCancel {}
    impl super::Method for TranscriptionsCancel {
        type Params = super::types::TranscriptionCancelParams;
        type Response = super::types::TranscriptionResponse;
        const NAME: &'static str = "transcriptions/cancel";
    }
    /// `environments/provider-bindings/list`.
    #[derive(Debug)]
    pub enum EnvironmentsProviderBindingsList {}
    impl super::Method for EnvironmentsProviderBindingsList {
        type Params = super::types::EnvironmentProviderBindingListParams;
        type Response = super::types::EnvironmentProviderBindingListResponse;
        const NAME: &'static str = "environments/provider-bindings/list";
    }
    /// `environments/provider-bindings/read`.
    #[derive(Debug)]
    pub enum EnvironmentsProviderBindingsRead {}
    impl super::Method for EnvironmentsProviderBindingsRead {
        type Params = super::types::EnvironmentProviderBindingReadParams;
        type Response = super::types::EnvironmentProviderBindingReadResponse;
        const NAME: &'static str = "environments/provider-bindings/read";
    }
    /// `environments/templates/list`.
    #[derive(Debug)]
    pub enum EnvironmentsTemplatesList {}
    impl super::Method for EnvironmentsTemplatesList {
        type Params = super::types::EnvironmentTemplateListParams;
        type Response = super::types::EnvironmentTemplateListResponse;
        const NAME: &'static str = "environments/templates/list";
    }
    /// `environments/templates/read`.
    #[derive(Debug)]
    pub enum EnvironmentsTemplatesRead {}
    impl super::Method for EnvironmentsTemplatesRead {
        type Params = super::types::EnvironmentTemplateReadParams;
        type Response = super::types::EnvironmentTemplateReadResponse;
        const NAME: &'static str = "environments/templates/read";
    }
    /// `environments/create`.
    #[derive(Debug)]
    pub enum EnvironmentsCreate {}
    impl super::Method for EnvironmentsCreate {
        type Params = super::types::EnvironmentCreateParams;
        type Response = super::types::EnvironmentCreateResponse;
        const NAME: &'static str = "environments/create";
    }
    /// `environments/external/create`.
    #[derive(Debug)]
    pub enum EnvironmentsExternalCreate {}
    impl super::Method for EnvironmentsExternalCreate {
        type Params = super::types::EnvironmentExternalCreateParams;
        type Response = super::types::EnvironmentExternalCreateResponse;
        const NAME: &'static str = "environments/external/create";
    }
    /// `environments/read`.
    #[derive(Debug)]
    pub enum EnvironmentsRead {}
    impl super::Method for EnvironmentsRead {
        type Params = super::types::EnvironmentReadParams;
        type Response = super::types::EnvironmentReadResponse;
        const NAME: &'static str = "environments/read";
    }
    /// `environments/list`.
    #[derive(Debug)]
    pub enum EnvironmentsList {}
    impl super::Method for EnvironmentsList {
        type Params = super::types::EnvironmentListParams;
        type Response = super::types::EnvironmentListResponse;
        const NAME: &'static str = "environments/list";
    }
    /// `environments/ingress/put`.
    #[derive(Debug)]
    pub enum EnvironmentsIngressPut {}
    impl super::Method for EnvironmentsIngressPut {
        type Params = super::types::EnvironmentIngressPutParams;
        type Response = super::types::EnvironmentIngressPutResponse;
        const NAME: &'static str = "environments/ingress/put";
    }
    /// `environments/power/put`.
    #[derive(Debug)]
    pub enum EnvironmentsPowerPut {}
    impl super::Method for EnvironmentsPowerPut {
        type Params = super::types::EnvironmentPowerPutParams;
        type Response = super::types::EnvironmentPowerPutResponse;
        const NAME: &'static str = "environments/power/put";
    }
    /// `environments/idle-policy/put`.
    #[derive(Debug)]
    pub enum EnvironmentsIdlePolicyPut {}
    impl super::Method for EnvironmentsIdlePolicyPut {
        type Params = super::types::EnvironmentIdlePolicyPutParams;
        type Response = super::types::EnvironmentIdlePolicyPutResponse;
        const NAME: &'static str = "environments/idle-policy/put";
    }
    /// `environments/credentials/bind`.
    #[derive(Debug)]
    pub enum EnvironmentsCredentialsBind {}
    impl super::Method for EnvironmentsCredentialsBind {
        type Params = super::types::EnvironmentCredentialBindParams;
        type Response = super::types::EnvironmentCredentialBindResponse;
        const NAME: &'static str = "environments/credentials/bind";
    }
    /// `environments/credentials/list`.
    #[derive(Debug)]
    pub enum EnvironmentsCredentialsList {}
    impl super::Method for EnvironmentsCredentialsList {
        type Params = super::types::EnvironmentCredentialListParams;
        type Response = super::types::EnvironmentCredentialListResponse;
        const NAME: &'static str = "environments/credentials/list";
    }
    /// `environments/credentials/unbind`.
    #[derive(Debug)]
    pub enum EnvironmentsCredentialsUnbind {}
    impl super::Method for EnvironmentsCredentialsUnbind {
        type Params = super::types::EnvironmentCredentialUnbindParams;
        type Response = super::types::EnvironmentCredentialUnbindResponse;
        const NAME: &'static str = "environments/credentials/unbind";
    }
    /// `environments/jobs/create`.
    #[derive(Debug)]
    pub enum EnvironmentsJobsCreate {}
    impl super::Method for EnvironmentsJobsCreate {
        type Params = super::types::EnvironmentJobCreateParams;
        type Response = super::types::EnvironmentJobCreateResponse;
        const NAME: &'static str = "environments/jobs/create";
    }
    /// `environments/jobs/read`.
    #[derive(Debug)]
    pub enum EnvironmentsJobsRead {}
    impl super::Method for EnvironmentsJobsRead {
        type Params = super::types::EnvironmentJobReadParams;
        type Response = super::types::EnvironmentJobReadResponse;
        const NAME: &'static str = "environments/jobs/read";
    }
    /// `environments/jobs/cancel`.
    #[derive(Debug)]
    pub enum EnvironmentsJobsCancel {}
    impl super::Method for EnvironmentsJobsCancel {
        type Params = super::types::EnvironmentJobCancelParams;
        type Response = super::types::EnvironmentJobCancelResponse;
        const NAME: &'static str = "environments/jobs/cancel";
    }
    /// `environments/registration-keys/create`.
    #[derive(Debug)]
    pub enum EnvironmentsRegistrationKeysCreate {}
    impl super::Method for EnvironmentsRegistrationKeysCreate {
        type Params = super::types::EnvironmentRegistrationKeyCreateParams;
        type Response = super::types::EnvironmentRegistrationKeyCreateResponse;
        const NAME: &'static str = "environments/registration-keys/create";
    }
    /// `environments/registration-keys/read`.
    #[derive(Debug)]
    pub enum EnvironmentsRegistrationKeysRead {}
    impl super::Method for EnvironmentsRegistrationKeysRead {
        type Params = super::types::EnvironmentRegistrationKeyReadParams;
        type Response = super::types::EnvironmentRegistrationKeyReadResponse;
        const NAME: &'static str = "environments/registration-keys/read";
    }
    /// `environments/registration-keys/list`.
    #[derive(Debug)]
    pub enum EnvironmentsRegistrationKeysList {}
    impl super::Method for EnvironmentsRegistrationKeysList {
        type Params = super::types::EnvironmentRegistrationKeyListParams;
        type Response = super::types::EnvironmentRegistrationKeyListResponse;
        const NAME: &'static str = "environments/registration-keys/list";
    }
    /// `environments/registration-keys/revoke`.
    #[derive(Debug)]
    pub enum EnvironmentsRegistrationKeysRevoke {}
    impl super::Method for EnvironmentsRegistrationKeysRevoke {
        type Params = super::types::EnvironmentRegistrationKeyRevokeParams;
        type Response = super::types::EnvironmentRegistrationKeyRevokeResponse;
        const NAME: &'static str = "environments/registration-keys/revoke";
    }
    /// `environments/close`.
    #[derive(Debug)]
    pub enum EnvironmentsClose {}
    impl super::Method for EnvironmentsClose {
        type Params = super::types::EnvironmentCloseParams;
        type Response = super::types::EnvironmentCloseResponse;
        const NAME: &'static str = "environments/close";
    }
    /// `session/environments/activate`.
    #[derive(Debug)]
    pub enum SessionEnvironmentsActivate {}
    impl super::Method for SessionEnvironmentsActivate {
        type Params = super::types::SessionEnvironmentActivateParams;
        type Response = super::types::SessionEnvironmentActivateResponse;
        const NAME: &'static str = "session/environments/activate";
    }
    /// `session/environments/deactivate`.
    #[derive(Debug)]
    pub enum SessionEnvironmentsDeactivate {}
    impl super::Method for SessionEnvironmentsDeactivate {
        type Params = super::types::SessionEnvironmentDeactivateParams;
        type Response = super::types::SessionEnvironmentDeactivateResponse;
        const NAME: &'static str = "session/environments/deactivate";
    }
    /// `auth/grants/import`.
    #[derive(Debug)]
    pub enum AuthGrantsImport {}
    impl super::Method for AuthGrantsImport {
        type Params = super::types::AuthGrantImportParams;
        type Response = super::types::AuthGrantImportResponse;
        const NAME: &'static str = "auth/grants/import";
    }
    /// `auth/grants/read`.
    #[derive(Debug)]
    pub enum AuthGrantsRead {}
    impl super::Method for AuthGrantsRead {
        type Params = super::types::AuthGrantReadParams;
        type Response = super::types::AuthGrantReadResponse;
        const NAME: &'static str = "auth/grants/read";
    }
    /// `auth/grants/list`.
    #[derive(Debug)]
    pub enum AuthGrantsList {}
    impl super::Method for AuthGrantsList {
        type Params = super::types::AuthGrantListParams;
        type Response = super::types::AuthGrantListResponse;
        const NAME: &'static str = "auth/grants/list";
    }
    /// `auth/grants/lease`.
    #[derive(Debug)]
    pub enum AuthGrantsLease {}
    impl super::Method for AuthGrantsLease {
        type Params = super::types::AuthGrantLeaseParams;
        type Response = super::types::AuthGrantLeaseResponse;
        const NAME: &'static str = "auth/grants/lease";
    }
    /// `auth/grants/revoke`.
    #[derive(Debug)]
    pub enum AuthGrantsRevoke {}
    impl super::Method for AuthGrantsRevoke {
        type Params = super::types::AuthGrantRevokeParams;
        type Response = super::types::AuthGrantRevokeResponse;
        const NAME: &'static str = "auth/grants/revoke";
    }
    /// `auth/clients/create`.
    #[derive(Debug)]
    pub enum AuthClientsCreate {}
    impl super::Method for AuthClientsCreate {
        type Params = super::types::AuthClientCreateParams;
        type Response = super::types::AuthClientCreateResponse;
        const NAME: &'static str = "auth/clients/create";
    }
    /// `auth/clients/read`.
    #[derive(Debug)]
    pub enum AuthClientsRead {}
    impl super::Method for AuthClientsRead {
        type Params = super::types::AuthClientReadParams;
        type Response = super::types::AuthClientReadResponse;
        const NAME: &'static str = "auth/clients/read";
    }
    /// `auth/clients/list`.
    #[derive(Debug)]
    pub enum AuthClientsList {}
    impl super::Method for AuthClientsList {
        type Params = super::types::AuthClientListParams;
        type Response = super::types::AuthClientListResponse;
        const NAME: &'static str = "auth/clients/list";
    }
    /// `auth/flows/start`.
    #[derive(Debug)]
    pub enum AuthFlowsStart {}
    impl super::Method for AuthFlowsStart {
        type Params = super::types::AuthFlowStartParams;
        type Response = super::types::AuthFlowStartResponse;
        const NAME: &'static str = "auth/flows/start";
    }
    /// `auth/flows/read`.
    #[derive(Debug)]
    pub enum AuthFlowsRead {}
    impl super::Method for AuthFlowsRead {
        type Params = super::types::AuthFlowStatusParams;
        type Response = super::types::AuthFlowStatusResponse;
        const NAME: &'static str = "auth/flows/read";
    }
    /// `auth/clients/delete`.
    #[derive(Debug)]
    pub enum AuthClientsDelete {}
    impl super::Method for AuthClientsDelete {
        type Params = super::types::AuthClientDeleteParams;
        type Response = super::types::AuthClientDeleteResponse;
        const NAME: &'static str = "auth/clients/delete";
    }
    /// `auth/providers/create`.
    #[derive(Debug)]
    pub enum AuthProvidersCreate {}
    impl super::Method for AuthProvidersCreate {
        type Params = super::types::AuthProviderCreateParams;
        type Response = super::types::AuthProviderCreateResponse;
        const NAME: &'static str = "auth/providers/create";
    }
    /// `auth/providers/read`.
    #[derive(Debug)]
    pub enum AuthProvidersRead {}
    impl super::Method for AuthProvidersRead {
        type Params = super::types::AuthProviderReadParams;
        type Response = super::types::AuthProviderReadResponse;
        const NAME: &'static str = "auth/providers/read";
    }
    /// `auth/providers/list`.
    #[derive(Debug)]
    pub enum AuthProvidersList {}
    impl super::Method for AuthProvidersList {
        type Params = super::types::AuthProviderListParams;
        type Response = super::types::AuthProviderListResponse;
        const NAME: &'static str = "auth/providers/list";
    }
    /// `auth/github/installations/list`.
    #[derive(Debug)]
    pub enum AuthGithubInstallationsList {}
    impl super::Method for AuthGithubInstallationsList {
        type Params = super::types::AuthGitHubInstallationListParams;
        type Response = super::types::AuthGitHubInstallationListResponse;
        const NAME: &'static str = "auth/github/installations/list";
    }
    /// `auth/github/installations/grant`.
    #[derive(Debug)]
    pub enum AuthGithubInstallationsGrant {}
    impl super::Method for AuthGithubInstallationsGrant {
        type Params = super::types::AuthGitHubInstallationGrantParams;
        type Response = super::types::AuthGitHubInstallationGrantResponse;
        const NAME: &'static str = "auth/github/installations/grant";
    }
    /// `auth/providers/delete`.
    #[derive(Debug)]
    pub enum AuthProvidersDelete {}
    impl super::Method for AuthProvidersDelete {
        type Params = super::types::AuthProviderDeleteParams;
        type Response = super::types::AuthProviderDeleteResponse;
        const NAME: &'static str = "auth/providers/delete";
    }
    /// `session/skills/list`.
    #[derive(Debug)]
    pub enum SessionSkillsList {}
    impl super::Method for SessionSkillsList {
        type Params = super::types::SkillListParams;
        type Response = super::types::SkillListResponse;
        const NAME: &'static str = "session/skills/list";
    }
    /// `bots/create`.
    #[derive(Debug)]
    pub enum BotsCreate {}
    impl super::Method for BotsCreate {
        type Params = super::types::BotCreateParams;
        type Response = super::types::BotCreateResponse;
        const NAME: &'static str = "bots/create";
    }
    /// `bots/put`.
    #[derive(Debug)]
    pub enum BotsPut {}
    impl super::Method for BotsPut {
        type Params = super::types::BotPutParams;
        type Response = super::types::BotPutResponse;
        const NAME: &'static str = "bots/put";
    }
    /// `bots/read`.
    #[derive(Debug)]
    pub enum BotsRead {}
    impl super::Method for BotsRead {
        type Params = super::types::BotReadParams;
        type Response = super::types::BotReadResponse;
        const NAME: &'static str = "bots/read";
    }
    /// `bots/list`.
    #[derive(Debug)]
    pub enum BotsList {}
    impl super::Method for BotsList {
        type Params = super::types::BotListParams;
        type Response = super::types::BotListResponse;
        const NAME: &'static str = "bots/list";
    }
    /// `bots/state/read`.
    #[derive(Debug)]
    pub enum BotsStateRead {}
    impl super::Method for BotsStateRead {
        type Params = super::types::BotStateReadParams;
        type Response = super::types::BotStateReadResponse;
        const NAME: &'static str = "bots/state/read";
    }
    /// `bots/triggers/put`.
    #[derive(Debug)]
    pub enum BotsTriggersPut {}
    impl super::Method for BotsTriggersPut {
        type Params = super::types::BotTriggerPutParams;
        type Response = super::types::BotTriggerPutResponse;
        const NAME: &'static str = "bots/triggers/put";
    }
    /// `bots/triggers/read`.
    #[derive(Debug)]
    pub enum BotsTriggersRead {}
    impl super::Method for BotsTriggersRead {
        type Params = super::types::BotTriggerReadParams;
        type Response = super::types::BotTriggerReadResponse;
        const NAME: &'static str = "bots/triggers/read";
    }
    /// `bots/triggers/list`.
    #[derive(Debug)]
    pub enum BotsTriggersList {}
    impl super::Method for BotsTriggersList {
        type Params = super::types::BotTriggerListParams;
        type Response = super::types::BotTriggerListResponse;
        const NAME: &'static str = "bots/triggers/list";
    }
    /// `bots/events/admit`.
    #[derive(Debug)]
    pub enum BotsEventsAdmit {}
    impl super::Method for BotsEventsAdmit {
        type Params = super::types::BotEventAdmitParams;
        type Response = super::types::BotEventAdmitResponse;
        const NAME: &'static str = "bots/events/admit";
    }
    /// `bots/events/list`.
    #[derive(Debug)]
    pub enum BotsEventsList {}
    impl super::Method for BotsEventsList {
        type Params = super::types::BotEventListParams;
        type Response = super::types::BotEventListResponse;
        const NAME: &'static str = "bots/events/list";
    }
    /// `bots/events/read`.
    #[derive(Debug)]
    pub enum BotsEventsRead {}
    impl super::Method for BotsEventsRead {
        type Params = super::types::BotEventReadParams;
        type Response = super::types::BotEventReadResponse;
        const NAME: &'static str = "bots/events/read";
    }
    /// `bots/events/replay`.
    #[derive(Debug)]
    pub enum BotsEventsReplay {}
    impl super::Method for BotsEventsReplay {
        type Params = super::types::BotEventReplayParams;
        type Response = super::types::BotEventReplayResponse;
        const NAME: &'static str = "bots/events/replay";
    }
    /// `bots/filters/test`.
    #[derive(Debug)]
    pub enum BotsFiltersTest {}
    impl super::Method for BotsFiltersTest {
        type Params = super::types::BotFilterTestParams;
        type Response = super::types::BotFilterTestResponse;
        const NAME: &'static str = "bots/filters/test";
    }
    /// `bots/sessions/rotate`.
    #[derive(Debug)]
    pub enum BotsSessionsRotate {}
    impl super::Method for BotsSessionsRotate {
        type Params = super::types::BotSessionRotateParams;
        type Response = super::types::BotSessionRotateResponse;
        const NAME: &'static str = "bots/sessions/rotate";
    }
    /// `bots/triggers/delete`.
    #[derive(Debug)]
    pub enum BotsTriggersDelete {}
    impl super::Method for BotsTriggersDelete {
        type Params = super::types::BotTriggerDeleteParams;
        type Response = super::types::BotTriggerDeleteResponse;
        const NAME: &'static str = "bots/triggers/delete";
    }
    /// `bots/close`.
    #[derive(Debug)]
    pub enum BotsClose {}
    impl super::Method for BotsClose {
        type Params = super::types::BotCloseParams;
        type Response = super::types::BotCloseResponse;
        const NAME: &'static str = "bots/close";
    }
    /// `bots/delete`.
    #[derive(Debug)]
    pub enum BotsDelete {}
    impl super::Method for BotsDelete {
        type Params = super::types::BotDeleteParams;
        type Response = super::types::BotDeleteResponse;
        const NAME: &'static str = "bots/delete";
    }
    /// `channels/accounts/create`.
    #[derive(Debug)]
    pub enum ChannelsAccountsCreate {}
    impl super::Method for ChannelsAccountsCreate {
        type Params = super::types::ChannelAccountCreateParams;
        type Response = super::types::ChannelAccountCreateResponse;
        const NAME: &'static str = "channels/accounts/create";
    }
    /// `channels/accounts/put`.
    #[derive(Debug)]
    pub enum ChannelsAccountsPut {}
    impl super::Method for ChannelsAccountsPut {
        type Params = super::types::ChannelAccountPutParams;
        type Response = super::types::ChannelAccountPutResponse;
        const NAME: &'static str = "channels/accounts/put";
    }
    /// `channels/accounts/read`.
    #[derive(Debug)]
    pub enum ChannelsAccountsRead {}
    impl super::Method for ChannelsAccountsRead {
        type Params = super::types::ChannelAccountReadParams;
        type Response = super::types::ChannelAccountReadResponse;
        const NAME: &'static str = "channels/accounts/read";
    }
    /// `channels/accounts/list`.
    #[derive(Debug)]
    pub enum ChannelsAccountsList {}
    impl super::Method for ChannelsAccountsList {
        type Params = super::types::ChannelAccountListParams;
        type Response = super::types::ChannelAccountListResponse;
        const NAME: &'static str = "channels/accounts/list";
    }
    /// `channels/accounts/delete`.
    #[derive(Debug)]
    pub enum ChannelsAccountsDelete {}
    impl super::Method for ChannelsAccountsDelete {
        type Params = super::types::ChannelAccountDeleteParams;
        type Response = super::types::ChannelAccountDeleteResponse;
        const NAME: &'static str = "channels/accounts/delete";
    }
    /// `channels/inbound/admit`.
    #[derive(Debug)]
    pub enum ChannelsInboundAdmit {}
    impl super::Method for ChannelsInboundAdmit {
        type Params = super::types::ChannelInboundAdmitParams;
        type Response = super::types::ChannelInboundAdmitResponse;
        const NAME: &'static str = "channels/inbound/admit";
    }
    /// `channels/pairings/list`.
    #[derive(Debug)]
    pub enum ChannelsPairingsList {}
    impl super::Method for ChannelsPairingsList {
        type Params = super::types::ChannelPairingListParams;
        type Response = super::types::ChannelPairingListResponse;
        const NAME: &'static str = "channels/pairings/list";
    }
    /// `channels/conversations/read`.
    #[derive(Debug)]
    pub enum ChannelsConversationsRead {}
    impl super::Method for ChannelsConversationsRead {
        type Params = super::types::ChannelConversationReadParams;
        type Response = super::types::ChannelConversationReadResponse;
        const NAME: &'static str = "channels/conversations/read";
    }
    /// `channels/pairings/delete`.
    #[derive(Debug)]
    pub enum ChannelsPairingsDelete {}
    impl super::Method for ChannelsPairingsDelete {
        type Params = super::types::ChannelPairingDeleteParams;
        type Response = super::types::ChannelPairingDeleteResponse;
        const NAME: &'static str = "channels/pairings/delete";
    }
    /// `deployment/universes/create`.
    #[derive(Debug)]
    pub enum DeploymentUniversesCreate {}
    impl super::Method for DeploymentUniversesCreate {
        type Params = super::types::DeploymentUniverseCreateParams;
        type Response = super::types::DeploymentUniverseCreateResponse;
        const NAME: &'static str = "deployment/universes/create";
    }
    /// `deployment/universes/list`.
    #[derive(Debug)]
    pub enum DeploymentUniversesList {}
    impl super::Method for DeploymentUniversesList {
        type Params = super::types::DeploymentUniverseListParams;
        type Response = super::types::DeploymentUniverseListResponse;
        const NAME: &'static str = "deployment/universes/list";
    }
    /// `deployment/universes/read`.
    #[derive(Debug)]
    pub enum DeploymentUniversesRead {}
    impl super::Method for DeploymentUniversesRead {
        type Params = super::types::DeploymentUniverseReadParams;
        type Response = super::types::DeploymentUniverseReadResponse;
        const NAME: &'static str = "deployment/universes/read";
    }
    /// `deployment/universes/slug/put`.
    #[derive(Debug)]
    pub enum DeploymentUniversesSlugPut {}
    impl super::Method for DeploymentUniversesSlugPut {
        type Params = super::types::DeploymentUniverseSlugPutParams;
        type Response = super::types::DeploymentUniverseReadResponse;
        const NAME: &'static str = "deployment/universes/slug/put";
    }
    /// `deployment/api-keys/create`.
    #[derive(Debug)]
    pub enum DeploymentApiKeysCreate {}
    impl super::Method for DeploymentApiKeysCreate {
        type Params = super::types::DeploymentApiKeyCreateParams;
        type Response = super::types::DeploymentApiKeyCreateResponse;
        const NAME: &'static str = "deployment/api-keys/create";
    }
    /// `deployment/api-keys/list`.
    #[derive(Debug)]
    pub enum DeploymentApiKeysList {}
    impl super::Method for DeploymentApiKeysList {
        type Params = super::types::DeploymentApiKeyListParams;
        type Response = super::types::DeploymentApiKeyListResponse;
        const NAME: &'static str = "deployment/api-keys/list";
    }
    /// `deployment/api-keys/revoke`.
    #[derive(Debug)]
    pub enum DeploymentApiKeysRevoke {}
    impl super::Method for DeploymentApiKeysRevoke {
        type Params = super::types::DeploymentApiKeyRevokeParams;
        type Response = super::types::DeploymentApiKeyRevokeResponse;
        const NAME: &'static str = "deployment/api-keys/revoke";
    }
    /// `deployment/environment-providers/put`.
    #[derive(Debug)]
    pub enum DeploymentEnvironmentProvidersPut {}
    impl super::Method for DeploymentEnvironmentProvidersPut {
        type Params = super::types::DeploymentEnvironmentProviderPutParams;
        type Response = super::types::DeploymentEnvironmentProviderPutResponse;
        const NAME: &'static str = "deployment/environment-providers/put";
    }
    /// `deployment/environment-providers/list`.
    #[derive(Debug)]
    pub enum DeploymentEnvironmentProvidersList {}
    impl super::Method for DeploymentEnvironmentProvidersList {
        type Params = super::types::DeploymentEnvironmentProviderListParams;
        type Response = super::types::DeploymentEnvironmentProviderListResponse;
        const NAME: &'static str = "deployment/environment-providers/list";
    }
    /// `deployment/environment-providers/read`.
    #[derive(Debug)]
    pub enum DeploymentEnvironmentProvidersRead {}
    impl super::Method for DeploymentEnvironmentProvidersRead {
        type Params = super::types::DeploymentEnvironmentProviderReadParams;
        type Response = super::types::DeploymentEnvironmentProviderReadResponse;
        const NAME: &'static str = "deployment/environment-providers/read";
    }
    /// `deployment/environment-providers/bindings/put`.
    #[derive(Debug)]
    pub enum DeploymentEnvironmentProvidersBindingsPut {}
    impl super::Method for DeploymentEnvironmentProvidersBindingsPut {
        type Params = super::types::DeploymentProviderBindingPutParams;
        type Response = super::types::DeploymentProviderBindingPutResponse;
        const NAME: &'static str = "deployment/environment-providers/bindings/put";
    }
    /// `deployment/environment-provider-bindings/list`.
    #[derive(Debug)]
    pub enum DeploymentEnvironmentProviderBindingsList {}
    impl super::Method for DeploymentEnvironmentProviderBindingsList {
        type Params = super::types::DeploymentUniverseReadParams;
        type Response = super::types::EnvironmentProviderBindingListResponse;
        const NAME: &'static str = "deployment/environment-provider-bindings/list";
    }
    /// `deployment/environments/adopt`.
    #[derive(Debug)]
    pub enum DeploymentEnvironmentsAdopt {}
    impl super::Method for DeploymentEnvironmentsAdopt {
        type Params = super::types::DeploymentEnvironmentAdoptParams;
        type Response = super::types::DeploymentEnvironmentAdoptResponse;
        const NAME: &'static str = "deployment/environments/adopt";
    }
    /// `deployment/channels/accounts/list`.
    #[derive(Debug)]
    pub enum DeploymentChannelsAccountsList {}
    impl super::Method for DeploymentChannelsAccountsList {
        type Params = super::types::DeploymentChannelAccountListParams;
        type Response = super::types::DeploymentChannelAccountListResponse;
        const NAME: &'static str = "deployment/channels/accounts/list";
    }
    /// `deployment/environment-providers/bindings/delete`.
    #[derive(Debug)]
    pub enum DeploymentEnvironmentProvidersBindingsDelete {}
    impl super::Method for DeploymentEnvironmentProvidersBindingsDelete {
        type Params = super::types::DeploymentProviderBindingDeleteParams;
        type Response = super::types::DeploymentProviderBindingDeleteResponse;
        const NAME: &'static str = "deployment/environment-providers/bindings/delete";
    }
    /// `deployment/universes/delete`.
    #[derive(Debug)]
    pub enum DeploymentUniversesDelete {}
    impl super::Method for DeploymentUniversesDelete {
        type Params = super::types::DeploymentUniverseDeleteParams;
        type Response = super::types::DeploymentUniverseDeleteResponse;
        const NAME: &'static str = "deployment/universes/delete";
    }
    /// `deployment/environment-providers/delete`.
    #[derive(Debug)]
    pub enum DeploymentEnvironmentProvidersDelete {}
    impl super::Method for DeploymentEnvironmentProvidersDelete {
        type Params = super::types::DeploymentEnvironmentProviderDeleteParams;
        type Response = super::types::DeploymentEnvironmentProviderDeleteResponse;
        const NAME: &'static str = "deployment/environment-providers/delete";
    }
}
