//! The tools that other workflows carry out for a session.

use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::ToolId;

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
            creation_fingerprint: self.rules.blob_ref(&declaration).to_string(),
            tool_ids: tool_ids.clone(),
        };
        let revision = self.session.tools().revision;
        let mut writer = self.writer();
        writer.append(EventJoinsView::default(), declared);
        if !tool_ids.is_empty() {
            let patched = SessionEventKindView::ToolsPatched {
                base_revision: 0,
                revision,
                upserted: tool_ids,
                removed: Vec::new(),
            };
            writer.append(EventJoinsView::default(), patched);
        }
    }
}
