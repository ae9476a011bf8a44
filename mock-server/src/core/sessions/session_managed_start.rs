//! `session/managed/start`.

use std::collections::BTreeSet;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::BlobRef;
use api_contract::lightspeed::sessions::{
    ManagedSessionStartParams, ManagedSessionWorkflowToolsInput, SessionMutationView,
    WorkflowToolCompletionInput, WorkflowToolDeclarationInput, WorkflowToolKindInput,
    WorkflowToolTargetInput,
};

use crate::core::handler::Handler;
use crate::core::refusal::{conflict, invalid, unknown_reference};
use crate::core::state::BlobStore;

impl Handler<'_> {
    /// The declaration is judged before everything else, also that of a session that is closed.
    pub(super) fn start_managed(
        &mut self,
        params: ManagedSessionStartParams,
    ) -> Result<SessionMutationView, AgentApiError> {
        let (start, management) = params.split();
        if let Some(existing) = self.existing(start.session_id.as_ref())
            && existing.management.as_ref() != Some(&management)
        {
            let id = &existing.id;
            return Err(conflict(format!(
                "session {id} was started with other workflow tools, or with none"
            )));
        }
        check(&management, &self.universe().blobs)?;
        self.start(start, Some(management))
    }
}

/// Tools must not be taken for each other, by the client or by the model, and what they refer to must
/// be there.
fn check(
    management: &ManagedSessionWorkflowToolsInput,
    blobs: &BlobStore,
) -> Result<(), AgentApiError> {
    let (mut ids, mut names) = (BTreeSet::new(), BTreeSet::new());
    for (index, tool) in management.tools.iter().enumerate() {
        let definition = &tool.definition;
        if !ids.insert(&definition.tool_id) || !names.insert(&definition.tool.name) {
            return Err(invalid(format!(
                "`workflowTools.tools[{index}]` has the id or the name of a tool before it"
            )));
        }
        if let Some((member, blob_ref)) = references(tool).find(|(_, one)| !blobs.has(one)) {
            return Err(unknown_reference(member, "blob", blob_ref));
        }
    }
    Ok(())
}

/// The blobs that a tool refers to, by the members that hold them.
fn references(
    tool: &WorkflowToolDeclarationInput,
) -> impl Iterator<Item = (&'static str, &BlobRef)> {
    let WorkflowToolKindInput::Function {
        description_ref,
        input_schema_ref,
        output_schema_ref,
        provider_options_ref,
        strict: _,
    } = &tool.definition.tool.kind;
    let recipe_ref = match &tool.target {
        WorkflowToolTargetInput::Start { start } => Some(&start.recipe_ref),
        WorkflowToolTargetInput::Bound { .. } => None,
    };
    let reply_schema_ref = match &tool.completion {
        WorkflowToolCompletionInput::Joined {
            reply_schema_ref, ..
        }
        | WorkflowToolCompletionInput::Promises {
            reply_schema_ref, ..
        } => reply_schema_ref.as_ref(),
        WorkflowToolCompletionInput::Accepted {} => None,
    };
    [
        ("descriptionRef", description_ref.as_ref()),
        ("inputSchemaRef", Some(input_schema_ref)),
        ("outputSchemaRef", output_schema_ref.as_ref()),
        ("providerOptionsRef", provider_options_ref.as_ref()),
        ("recipeRef", recipe_ref),
        ("replySchemaRef", reply_schema_ref),
    ]
    .into_iter()
    .filter_map(|(member, blob_ref)| Some((member, blob_ref?)))
}
