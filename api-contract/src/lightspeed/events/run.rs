//! Parts of events about runs, turns, tools and promises.

use api_contract_macros::wire;

use crate::lightspeed::context::{ContextEntryInputView, ToolCallDisplayView};
use crate::lightspeed::ids::{BlobRef, ToolCallId, ToolId};

/// What an accepted run was given.
#[wire(tag = "type", open)]
pub enum RunAcceptedSourceView {
    /// Input that came with the request.
    Input {
        /// The accepted input in order. Ids and texts follow with `contextEntriesApplied`.
        entries: Vec<ContextEntryInputView>,
    },
}

/// Why a run failed.
#[wire(open, rename_all = "snake_case")]
pub enum RunFailureKindView {
    /// The model provider refused, or kept failing until the retries were used up.
    ModelFailure,
    /// A tool failed in a way the run could not go on from.
    ToolFailure,
    /// The context could not be built or did not fit the model.
    ContextFailure,
    /// The run reached its limit of turns or tool rounds.
    LimitExceeded,
    /// The work was cancelled from within.
    Cancelled,
    /// The server itself failed.
    Internal,
}

/// How one generation of the model ended.
#[wire(open)]
pub enum TurnGenerationStatusView {
    /// The model answered.
    Succeeded,
    /// The provider returned an error.
    Failed,
    /// It was stopped before it was done.
    Cancelled,
}

/// A tool call as it begins: what the model asked for.
#[wire]
pub struct ToolCallEventView {
    /// The model provider's id of the call.
    pub call_id: ToolCallId,
    /// The session's tool that is called; absent when the session has none of that name.
    #[wire(optional)]
    pub tool_id: Option<ToolId>,
    /// Name by which the model called it.
    pub tool_name: String,
    /// Blob with the whole arguments.
    pub arguments_ref: BlobRef,
    /// Arguments as text, at most 4096 bytes; absent when they are not readable.
    #[wire(optional)]
    pub arguments: Option<String>,
    /// The call in words; absent for tools without a description for people.
    #[wire(optional)]
    pub display: Option<ToolCallDisplayView>,
}

/// What will settle a promise.
#[wire(open)]
pub enum PromiseSourceView {
    /// The end of a run, for instance of a subagent.
    Run,
    /// A point in time.
    Timer,
    /// Another durable workflow.
    Workflow,
}
