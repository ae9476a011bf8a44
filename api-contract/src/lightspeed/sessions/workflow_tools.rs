//! Workflow tools: tools that another durable workflow carries out for a session.

use crate::lightspeed::ids::{BlobRef, ToolId, ToolName};
use crate::lightspeed::sessions::ToolParallelismView;
use crate::validate::{At, Violations};
use crate::wire;

/// The workflow tools of a managed session, fixed at its start. It has a lifecycle controller, or
/// at least one tool.
#[wire(deny_unknown, validate = check_not_empty)]
pub struct ManagedSessionWorkflowToolsInput {
    /// The version of this form.
    pub version: u32,
    /// The workflow that is told when the session's runs end; absent for none.
    #[wire(optional)]
    pub lifecycle_controller: Option<WorkflowEndpointInput>,
    /// The tools.
    pub tools: Vec<WorkflowToolDeclarationInput>,
}

fn check_not_empty(value: &ManagedSessionWorkflowToolsInput, at: &At<'_>, found: &mut Violations) {
    if value.lifecycle_controller.is_none() && value.tools.is_empty() {
        found.push(
            at,
            "must have a lifecycleController or at least one tool",
            "neither",
        );
    }
}

/// A running workflow.
#[wire(deny_unknown)]
pub struct WorkflowEndpointInput {
    /// The workflow.
    pub workflow_id: String,
    /// What kind of workflow it is.
    pub workflow_kind: String,
}

/// One tool and how its calls are carried out.
#[wire(deny_unknown)]
pub struct WorkflowToolDeclarationInput {
    /// What the tool is.
    pub definition: WorkflowToolDefinitionInput,
    /// Who receives the calls.
    pub target: WorkflowToolTargetInput,
    /// How a call ends.
    pub completion: WorkflowToolCompletionInput,
}

/// What a workflow tool is.
#[wire(deny_unknown)]
pub struct WorkflowToolDefinitionInput {
    /// The tool.
    pub tool_id: ToolId,
    /// The revision of its definition, in the owner's own numbering.
    pub revision: u32,
    /// What its calls mean to the workflow.
    pub semantic_type: String,
    /// What the model sees of it.
    pub tool: WorkflowToolSpecInput,
}

/// What the model sees of a workflow tool.
#[wire(deny_unknown)]
pub struct WorkflowToolSpecInput {
    /// The name under which the model calls it.
    pub name: ToolName,
    /// How it is called.
    pub kind: WorkflowToolKindInput,
    /// Whether it may run beside other calls.
    #[wire(default)]
    pub parallelism: ToolParallelismView,
}

/// How a workflow tool is called.
#[wire(tag = "type", deny_unknown)]
pub enum WorkflowToolKindInput {
    /// As a function with JSON arguments.
    Function {
        /// The text that explains it to the model; absent for none.
        #[wire(optional)]
        description_ref: Option<BlobRef>,
        /// The JSON Schema of its arguments.
        input_schema_ref: BlobRef,
        /// The JSON Schema of its result; absent for none.
        #[wire(optional)]
        output_schema_ref: Option<BlobRef>,
        /// Whether the provider holds the model to the schema; absent leaves it to the provider.
        #[wire(optional)]
        strict: Option<bool>,
        /// Settings only the provider understands; absent for none.
        #[wire(optional)]
        provider_options_ref: Option<BlobRef>,
    },
}

/// Who receives the calls of a workflow tool.
#[wire(tag = "type", deny_unknown)]
pub enum WorkflowToolTargetInput {
    /// A workflow that runs already.
    Bound {
        /// The workflow.
        receiver: WorkflowEndpointInput,
        /// How a call reaches it.
        dispatch: BoundWorkflowToolDispatchInput,
    },
    /// A workflow that each call starts.
    Start {
        /// What to start.
        start: WorkflowStartRefInput,
    },
}

/// How a call reaches a workflow that runs already.
#[wire]
pub enum BoundWorkflowToolDispatchInput {
    /// The workflow reads the session's events.
    Pull,
    /// The server sends it the call.
    Push,
}

/// The recipe of a workflow that calls start.
#[wire(deny_unknown)]
pub struct WorkflowStartRefInput {
    /// The format of the recipe.
    pub recipe_format: u32,
    /// The revision of the recipe, in the owner's own numbering.
    pub revision: u32,
    /// The recipe.
    pub recipe_ref: BlobRef,
    /// What tells whether the recipe is still the one that was meant.
    pub recipe_fingerprint: String,
}

/// How a call of a workflow tool ends.
#[wire(tag = "type", deny_unknown)]
pub enum WorkflowToolCompletionInput {
    /// As soon as the call is accepted.
    Accepted {},
    /// With the workflow's reply, for which the turn waits.
    Joined {
        /// The JSON Schema of the reply; absent for none.
        #[wire(optional)]
        reply_schema_ref: Option<BlobRef>,
        /// How long to wait, in milliseconds.
        deadline_after_ms: u64,
    },
    /// As soon as it is accepted, with promises whose results come later.
    Promises {
        /// The JSON Schema of a result; absent for none.
        #[wire(optional)]
        reply_schema_ref: Option<BlobRef>,
        /// How long a promise stays open, in milliseconds; absent for as long as the session.
        #[wire(optional)]
        deadline_after_ms: Option<u64>,
        /// Most promises that one call may make.
        max_promises: u32,
        /// Where the names of the promises come from.
        key_source: WorkflowToolCompletionKeySourceInput,
    },
}

/// Where the names of a call's promises come from.
#[wire(tag = "type", deny_unknown)]
pub enum WorkflowToolCompletionKeySourceInput {
    /// From the workflow's reply.
    Reply {},
    /// From an array of texts in the arguments.
    StringArray {
        /// The JSON pointer to the array.
        pointer: String,
    },
    /// From one member of each item of an array in the arguments.
    ArrayItemField {
        /// The JSON pointer to the array.
        pointer: String,
        /// The member.
        field: String,
    },
    /// From the positions in an array in the arguments.
    ArrayIndices {
        /// The JSON pointer to the array.
        pointer: String,
        /// What stands before the position.
        prefix: String,
    },
}
