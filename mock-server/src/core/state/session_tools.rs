//! The tools of a session.

use std::collections::BTreeSet;

use api_contract::lightspeed::ids::ToolId;
use api_contract::lightspeed::sessions::{
    ActiveToolsView, ToolKindView, ToolView, WorkflowToolDeclarationInput, WorkflowToolKindInput,
};

use super::session::Session;

/// What a change made of a set of tools.
pub(crate) struct ToolPatch {
    pub(crate) base_revision: u64,
    pub(crate) upserted: Vec<ToolId>,
    pub(crate) removed: Vec<ToolId>,
}

impl Session {
    /// Whether another workflow is told of what the session does.
    pub(crate) fn is_managed(&self) -> bool {
        let mut management = self.management.iter();
        management.any(|management| management.lifecycle_controller.is_some())
    }

    pub(crate) fn has_tool(&self, id: &ToolId) -> bool {
        self.tools.tools.iter().any(|tool| tool.tool_id == *id)
    }

    /// Makes these the tools of the session, next to those of other workflows with which it was
    /// started; nothing when they are that already. The first of two with one id counts.
    pub(crate) fn offer(&mut self, others: Vec<ToolView>) -> Option<ToolPatch> {
        let declared = self.management.iter().flat_map(|one| &one.tools);
        let mut ids = BTreeSet::new();
        let mut tools: Vec<ToolView> = declared.map(view).chain(others).collect();
        tools.retain(|tool| ids.insert(tool.tool_id.clone()));
        let before = &self.tools.tools;
        let upserted = tools.iter().filter(|tool| !before.contains(tool));
        let removed = before.iter().filter(|tool| !ids.contains(&tool.tool_id));
        let patch = ToolPatch {
            base_revision: self.tools.revision,
            upserted: upserted.map(|tool| tool.tool_id.clone()).collect(),
            removed: removed.map(|tool| tool.tool_id.clone()).collect(),
        };
        if patch.upserted.is_empty() && patch.removed.is_empty() {
            return None;
        }
        self.tools = ActiveToolsView {
            revision: patch.base_revision + 1,
            tools,
        };
        Some(patch)
    }
}

fn view(tool: &WorkflowToolDeclarationInput) -> ToolView {
    let WorkflowToolKindInput::Function {
        description_ref,
        input_schema_ref,
        output_schema_ref,
        strict,
        provider_options_ref,
    } = tool.definition.tool.kind.clone();
    ToolView {
        tool_id: tool.definition.tool_id.clone(),
        kind: ToolKindView::Function {
            description_ref,
            input_schema_ref,
            output_schema_ref,
            strict,
            provider_options_ref,
        },
        parallelism: tool.definition.tool.parallelism.clone(),
    }
}
