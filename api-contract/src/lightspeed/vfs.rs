//! Files: trees of named blobs, and workspaces that point at the newest one.

use serde_json::Value;

use crate::lightspeed::blobs::BlobReadResponse;
use crate::lightspeed::error::AgentApiError;
use crate::lightspeed::ids::{BlobRef, WorkspaceId};
use crate::{contract, wire};

/// Files: snapshots, which never change, and workspaces, which point at one of them.
///
/// A snapshot is a tree of files whose bytes are blobs; its reference is that of the blob which holds
/// its manifest. A workspace has a head, the snapshot that sessions see. Moving the head is the only
/// way to change a workspace's files.
#[contract]
pub trait Vfs {
    /// Store a tree of files as a snapshot
    ///
    /// Store the files' bytes as blobs first. A manifest whose form, sizes or totals are wrong, or
    /// that names a blob which is not stored, is an invalid request. An equal manifest has the same
    /// reference, so the call may be repeated.
    #[method("vfs/snapshots/commit", scope = universe, action = "use_resource", group = "vfs",
             role = contributor, retry = always,
             example = r#"{"manifest": {"schema_version": "lightspeed.vfs.snapshot.v1",
                 "root": {"entries": {"notes": {"kind": "directory", "entries": {
                     "acorn-1.2.md": {"kind": "file", "blob_ref":
                         "sha256:32a4e0537af98815ca2100be89c88d5ceb3bd835d6b8bfc97986148df94f18e0",
                         "size_bytes": 10, "executable": false}}}}},
                 "totals": {"files": 1, "bytes": 10}}}"#)]
    fn vfs_snapshots_commit(
        &mut self,
        params: VfsSnapshotCommitParams,
    ) -> Result<VfsSnapshotCommitResponse, AgentApiError>;

    /// Read a snapshot's tree
    ///
    /// The bytes of its files are read as blobs. A reference to a blob that holds no manifest is an
    /// invalid request.
    #[method("vfs/snapshots/read", scope = universe, action = "read", group = "vfs", role = viewer,
             retry = always, errors = [not_found],
             example = r#"{"snapshotRef": "sha256:25df872a3ecc9814e7d888ec158a29331a5d344ace532a98617d6679b63868ea"}"#)]
    fn vfs_snapshots_read(
        &mut self,
        params: VfsSnapshotReadParams,
    ) -> Result<VfsSnapshotReadResponse, AgentApiError>;

    /// Create a workspace
    ///
    /// Its revision is 0. An id that exists is a conflict, and a snapshot that does not exist is not
    /// found. Without an id of your own, a repeated call makes another workspace.
    #[method("vfs/workspaces/create", scope = universe, action = "create_workspace",
             group = "vfs", role = contributor, retry = reconcile,
             errors = [not_found, conflict],
             example = r#"{"workspaceId": "acorn-notes", "displayName": "Acorn release notes"}"#)]
    fn vfs_workspaces_create(
        &mut self,
        params: VfsWorkspaceCreateParams,
    ) -> Result<VfsWorkspaceCreateResponse, AgentApiError>;

    /// Read a workspace's head and revision
    #[method("vfs/workspaces/read", scope = universe, action = "read", group = "vfs",
             role = viewer, retry = always, errors = [not_found],
             example = r#"{"workspaceId": "acorn-notes"}"#)]
    fn vfs_workspaces_read(
        &mut self,
        params: VfsWorkspaceReadParams,
    ) -> Result<VfsWorkspaceReadResponse, AgentApiError>;

    /// List all workspaces, the one updated last first
    #[method("vfs/workspaces/list", scope = universe, action = "read", group = "vfs",
             role = viewer, retry = always, errors = [response_too_large])]
    fn vfs_workspaces_list(
        &mut self,
        params: VfsWorkspaceListParams,
    ) -> Result<VfsWorkspaceListResponse, AgentApiError>;

    /// Move a workspace's head to a snapshot
    ///
    /// Each update raises the revision, even when nothing changes. With `expectedRevision`, another
    /// revision is a conflict: somebody else moved the head, so read it and merge.
    #[method("vfs/workspaces/update", scope = universe, action = "use_resource", group = "vfs",
             role = contributor, retry = reconcile, errors = [not_found, conflict],
             example = r#"{"workspaceId": "acorn-notes", "expectedRevision": 0, "snapshotRef":
                 "sha256:25df872a3ecc9814e7d888ec158a29331a5d344ace532a98617d6679b63868ea"}"#)]
    fn vfs_workspaces_update(
        &mut self,
        params: VfsWorkspaceUpdateParams,
    ) -> Result<VfsWorkspaceUpdateResponse, AgentApiError>;

    /// Read one file of a workspace's head
    ///
    /// A path without a file is not found. To read several files of one state, read the head's
    /// snapshot and then its blobs: the head may move between two calls.
    #[method("vfs/workspaces/files/read", scope = universe, action = "read", group = "vfs",
             role = viewer, retry = always, errors = [not_found],
             example = r#"{"workspaceId": "acorn-notes", "path": "notes/acorn-1.2.md"}"#)]
    fn vfs_workspaces_files_read(
        &mut self,
        params: VfsWorkspaceFileReadParams,
    ) -> Result<BlobReadResponse, AgentApiError>;

    /// Delete a workspace
    ///
    /// Its snapshots and their blobs stay.
    #[method("vfs/workspaces/delete", scope = universe, action = "configure_resource",
             group = "vfs", role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"workspaceId": "acorn-notes"}"#)]
    fn vfs_workspaces_delete(
        &mut self,
        params: VfsWorkspaceDeleteParams,
    ) -> Result<VfsWorkspaceDeleteResponse, AgentApiError>;
}

/// A tree of files to store.
#[wire]
pub struct VfsSnapshotCommitParams {
    /// The tree, whose member names are written in `snake_case`: `schema_version` is
    /// `lightspeed.vfs.snapshot.v1`, `root` has `entries`, and `totals` counts `files` and `bytes`.
    /// An entry is a file (`kind` is `file`, with `blob_ref`, `size_bytes` and `executable`) or a
    /// directory (`kind` is `directory`, with `entries`). Names have no `/`.
    pub manifest: Value,
}

/// The snapshot that was stored.
#[wire]
pub struct VfsSnapshotCommitResponse {
    /// The snapshot: the blob which holds its manifest.
    pub snapshot_ref: BlobRef,
    /// How many files it has.
    pub files: u64,
    /// The size of its files together, in bytes.
    pub bytes: u64,
}

/// The snapshot to read.
#[wire]
pub struct VfsSnapshotReadParams {
    /// The snapshot.
    pub snapshot_ref: BlobRef,
}

/// A snapshot and its tree.
#[wire]
pub struct VfsSnapshotReadResponse {
    /// The snapshot.
    pub snapshot_ref: BlobRef,
    /// The tree, in the form in which it was committed.
    pub manifest: Value,
    /// How many files it has.
    pub files: u64,
    /// The size of its files together, in bytes.
    pub bytes: u64,
}

/// A workspace to create.
#[wire]
#[derive(Default)]
pub struct VfsWorkspaceCreateParams {
    /// The id to create it under. Absent takes one of the server's: `workspace_` and 32 hex digits.
    #[wire(optional)]
    pub workspace_id: Option<WorkspaceId>,
    /// The snapshot to begin with; absent begins without files.
    #[wire(optional)]
    pub snapshot_ref: Option<BlobRef>,
    /// A name for people.
    #[wire(optional)]
    pub display_name: Option<String>,
}

/// The workspace that was created.
#[wire]
pub struct VfsWorkspaceCreateResponse {
    /// The workspace.
    pub workspace: VfsWorkspaceView,
}

/// The workspace to read.
#[wire]
pub struct VfsWorkspaceReadParams {
    /// The workspace.
    pub workspace_id: WorkspaceId,
}

/// The workspace that was read.
#[wire]
pub struct VfsWorkspaceReadResponse {
    /// The workspace.
    pub workspace: VfsWorkspaceView,
}

/// Nothing: the list has no filters.
#[wire]
#[derive(Default)]
pub struct VfsWorkspaceListParams {}

/// All workspaces.
#[wire]
pub struct VfsWorkspaceListResponse {
    /// The workspaces, the one updated last first.
    #[wire(default)]
    pub workspaces: Vec<VfsWorkspaceView>,
}

/// A workspace and its new head.
#[wire]
pub struct VfsWorkspaceUpdateParams {
    /// The workspace.
    pub workspace_id: WorkspaceId,
    /// The revision that the new tree was made from; absent moves the head whatever it is now.
    #[wire(optional)]
    pub expected_revision: Option<u64>,
    /// The new head. A blob that holds no manifest is an invalid request.
    pub snapshot_ref: BlobRef,
    /// A new name for people; absent keeps the present one.
    #[wire(optional)]
    pub display_name: Option<String>,
}

/// The workspace after its update.
#[wire]
pub struct VfsWorkspaceUpdateResponse {
    /// The workspace.
    pub workspace: VfsWorkspaceView,
}

/// The file to read.
#[wire(deny_unknown)]
pub struct VfsWorkspaceFileReadParams {
    /// The workspace.
    pub workspace_id: WorkspaceId,
    /// The file: the names from the workspace's root down to it, joined by `/`.
    pub path: String,
}

/// The workspace to delete.
#[wire]
pub struct VfsWorkspaceDeleteParams {
    /// The workspace.
    pub workspace_id: WorkspaceId,
}

/// The workspace that was deleted.
#[wire]
pub struct VfsWorkspaceDeleteResponse {
    /// The workspace as it was.
    pub workspace: VfsWorkspaceView,
}

/// A workspace.
#[wire]
pub struct VfsWorkspaceView {
    /// The workspace.
    pub workspace_id: WorkspaceId,
    /// Its name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// The snapshot that it began with; absent when that is not known.
    #[wire(optional)]
    pub base_snapshot_ref: Option<BlobRef>,
    /// Its present files.
    pub head_snapshot_ref: BlobRef,
    /// How many files the head has.
    pub files: u64,
    /// The size of the head's files together, in bytes.
    pub bytes: u64,
    /// Its revision: 0 at first, one more with each update.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it was last updated, in Unix milliseconds.
    pub updated_at_ms: i64,
}
