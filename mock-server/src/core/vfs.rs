//! `vfs/snapshots/commit`, `vfs/snapshots/read`, `vfs/workspaces/create`, `vfs/workspaces/read`,
//! `vfs/workspaces/list`, `vfs/workspaces/update`, `vfs/workspaces/files/read`,
//! `vfs/workspaces/delete`.

mod manifest;

use api_contract::lightspeed::blobs::{BlobReadParams, BlobReadResponse, Blobs as _};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{BlobRef, WorkspaceId};
use api_contract::lightspeed::vfs::{
    Vfs, VfsSnapshotCommitParams, VfsSnapshotCommitResponse, VfsSnapshotReadParams,
    VfsSnapshotReadResponse, VfsWorkspaceCreateParams, VfsWorkspaceCreateResponse,
    VfsWorkspaceDeleteParams, VfsWorkspaceDeleteResponse, VfsWorkspaceFileReadParams,
    VfsWorkspaceListParams, VfsWorkspaceListResponse, VfsWorkspaceReadParams,
    VfsWorkspaceReadResponse, VfsWorkspaceUpdateParams, VfsWorkspaceUpdateResponse,
    VfsWorkspaceView,
};
use serde_json::Value;

use super::content::keep;
use super::handler::Handler;
use super::refusal::{already_there, expect_revision, invalid, no_blob, not_found};
use super::state::BlobStore;
pub(crate) use manifest::Manifest;

impl Vfs for Handler<'_> {
    fn vfs_snapshots_commit(
        &mut self,
        params: VfsSnapshotCommitParams,
    ) -> Result<VfsSnapshotCommitResponse, AgentApiError> {
        let manifest = Manifest::read(params.manifest)?;
        manifest.check_files(&self.universe().blobs)?;
        Ok(VfsSnapshotCommitResponse {
            snapshot_ref: self.store_snapshot(&manifest),
            files: manifest.totals.files,
            bytes: manifest.totals.bytes,
        })
    }

    fn vfs_snapshots_read(
        &mut self,
        params: VfsSnapshotReadParams,
    ) -> Result<VfsSnapshotReadResponse, AgentApiError> {
        let manifest = snapshot(&self.universe().blobs, &params.snapshot_ref)?;
        Ok(VfsSnapshotReadResponse {
            snapshot_ref: params.snapshot_ref,
            files: manifest.totals.files,
            bytes: manifest.totals.bytes,
            manifest: serde_json::to_value(manifest).unwrap_or_default(),
        })
    }

    fn vfs_workspaces_create(
        &mut self,
        params: VfsWorkspaceCreateParams,
    ) -> Result<VfsWorkspaceCreateResponse, AgentApiError> {
        let now = self.now().signed();
        if let Some(id) = &params.workspace_id
            && self.universe().workspaces.get(id).is_some()
        {
            return Err(already_there("workspace", id));
        }
        let head = params.snapshot_ref;
        let head = head.unwrap_or_else(|| self.store_snapshot(&Manifest::empty()));
        let totals = snapshot(&self.universe().blobs, &head)?.totals;
        let id = params.workspace_id;
        let workspace = VfsWorkspaceView {
            workspace_id: id.unwrap_or_else(|| self.new_workspace_id()),
            display_name: params.display_name,
            base_snapshot_ref: Some(head.clone()),
            head_snapshot_ref: head,
            files: totals.files,
            bytes: totals.bytes,
            revision: 0,
            created_at_ms: now,
            updated_at_ms: now,
        };
        self.put_workspace(&workspace);
        Ok(VfsWorkspaceCreateResponse { workspace })
    }

    fn vfs_workspaces_read(
        &mut self,
        params: VfsWorkspaceReadParams,
    ) -> Result<VfsWorkspaceReadResponse, AgentApiError> {
        let workspace = self.workspace(&params.workspace_id)?.clone();
        Ok(VfsWorkspaceReadResponse { workspace })
    }

    fn vfs_workspaces_list(
        &mut self,
        _: VfsWorkspaceListParams,
    ) -> Result<VfsWorkspaceListResponse, AgentApiError> {
        let workspaces = self.universe().workspaces.newest_first().cloned().collect();
        Ok(VfsWorkspaceListResponse { workspaces })
    }

    fn vfs_workspaces_update(
        &mut self,
        params: VfsWorkspaceUpdateParams,
    ) -> Result<VfsWorkspaceUpdateResponse, AgentApiError> {
        let now = self.now().signed();
        let before = self.workspace(&params.workspace_id)?.clone();
        let totals = snapshot(&self.universe().blobs, &params.snapshot_ref)?.totals;
        expect_revision("the workspace", params.expected_revision, before.revision)?;
        let workspace = VfsWorkspaceView {
            display_name: params.display_name.or(before.display_name),
            head_snapshot_ref: params.snapshot_ref,
            files: totals.files,
            bytes: totals.bytes,
            revision: before.revision + 1,
            updated_at_ms: now,
            ..before
        };
        self.put_workspace(&workspace);
        Ok(VfsWorkspaceUpdateResponse { workspace })
    }

    fn vfs_workspaces_files_read(
        &mut self,
        params: VfsWorkspaceFileReadParams,
    ) -> Result<BlobReadResponse, AgentApiError> {
        let head = self.workspace(&params.workspace_id)?;
        let head = head.head_snapshot_ref.clone();
        let manifest = snapshot(&self.universe().blobs, &head)?;
        let file = manifest.file(&params.path);
        let blob_ref = file.ok_or_else(|| not_found("file", &params.path))?.clone();
        self.blobs_read(BlobReadParams { blob_ref })
    }

    fn vfs_workspaces_delete(
        &mut self,
        params: VfsWorkspaceDeleteParams,
    ) -> Result<VfsWorkspaceDeleteResponse, AgentApiError> {
        let id = params.workspace_id;
        let workspace = self.universe().workspaces.remove(&id);
        let workspace = workspace.ok_or_else(|| not_found("workspace", &id))?;
        Ok(VfsWorkspaceDeleteResponse { workspace })
    }
}

impl Handler<'_> {
    fn workspace(&mut self, id: &WorkspaceId) -> Result<&VfsWorkspaceView, AgentApiError> {
        let workspace = self.universe().workspaces.get(id);
        workspace.ok_or_else(|| not_found("workspace", id))
    }

    fn put_workspace(&mut self, workspace: &VfsWorkspaceView) {
        let id = workspace.workspace_id.clone();
        self.universe().workspaces.put(id, workspace.clone());
    }

    fn store_snapshot(&mut self, manifest: &Manifest) -> BlobRef {
        let bytes = manifest.to_bytes();
        let rules = self.rules;
        keep(&bytes, &mut self.universe().blobs, rules)
    }

    fn new_workspace_id(&mut self) -> WorkspaceId {
        loop {
            let id = self.state.ids.draw("workspace_");
            // A client may have taken the very id for itself.
            if self.universe().workspaces.get(&id).is_none() {
                return id;
            }
        }
    }
}

/// The tree that a blob holds.
pub(crate) fn snapshot(
    blobs: &BlobStore,
    snapshot_ref: &BlobRef,
) -> Result<Manifest, AgentApiError> {
    let bytes = blobs
        .get(snapshot_ref)
        .ok_or_else(|| no_blob(snapshot_ref))?;
    let document: Value = serde_json::from_slice(bytes)
        .map_err(|_| invalid(format!("blob {snapshot_ref} holds no manifest")))?;
    Manifest::read(document)
}
