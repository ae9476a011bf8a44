//! The tools of a session: those of other workflows, with which it was started.

use api_contract::lightspeed::ids::ToolId;
use api_contract::lightspeed::sessions::{
    ActiveToolsView, ToolKindView, ToolView, WorkflowToolDeclarationInput, WorkflowToolKindInput,
};

use super::session::Session;

impl Session {
    /// Whether another workflow is told of what the session does.
    pub(crate) fn is_managed(&self) -> bool {
        let mut management = self.management.iter();
        management.any(|management| management.lifecycle_controller.is_some())
    }

    pub(crate) fn has_tool(&self, id: &ToolId) -> bool {
        self.declared()
            .iter()
            .any(|tool| tool.definition.tool_id == *id)
    }

    /// The set of tools: empty at revision 0, and changed once by the start.
    pub(crate) fn tools(&self) -> ActiveToolsView {
        let tools: Vec<ToolView> = self.declared().iter().map(view).collect();
        ActiveToolsView {
            revision: u64::from(!tools.is_empty()),
            tools,
        }
    }

    fn declared(&self) -> &[WorkflowToolDeclarationInput] {
        self.management
            .as_ref()
            .map_or(&[], |management| &management.tools)
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
