//! The tools that the model of a session may call.

use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::ToolId;
use api_contract::lightspeed::sessions::ToolView;

use super::Worker;

impl Worker<'_> {
    /// Tells of the workflow tools with which a new session was started.
    pub(super) fn declare_workflow_tools(&mut self) {
        let Some(management) = &self.session.management else {
            return;
        };
        let controller = management.lifecycle_controller.as_ref();
        // A declaration always has a JSON form; equal ones have the same.
        let declaration = serde_json::to_vec(management).unwrap_or_default();
        let tool_ids: Vec<ToolId> = management
            .tools
            .iter()
            .map(|tool| tool.definition.tool_id.clone())
            .collect();
        let declared = SessionEventKindView::WorkflowToolsConfigured {
            lifecycle_controller_workflow_kind: controller.map(|one| one.workflow_kind.clone()),
            creation_fingerprint: self.rules.blobs().blob_ref(&declaration).to_string(),
            tool_ids,
        };
        self.writer().append(EventJoinsView::default(), declared);
    }

    /// Makes these the tools of the session, next to those of other workflows.
    pub(super) fn offer_tools(&mut self, tools: Vec<ToolView>) {
        if let Some(patch) = self.session.offer(tools) {
            let kind = SessionEventKindView::ToolsPatched {
                base_revision: patch.base_revision,
                revision: self.session.tools.revision,
                upserted: patch.upserted,
                removed: patch.removed,
            };
            self.writer().append(EventJoinsView::default(), kind);
        }
    }
}
