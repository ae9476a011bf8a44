//! Single entries of a context.

use api_contract_macros::wire;

use crate::lightspeed::context::ProviderContextDisplayView;
use crate::lightspeed::ids::{
    ApprovalId, BlobRef, ContextEntryKey, ItemId, RunId, SteeringId, ToolBatchId, ToolCallId,
    TurnId,
};
use crate::lightspeed::input::ContentRefView;

/// An entry of a session's context.
#[wire]
pub struct ContextEntryView {
    /// Identifies the entry in its session; never reused.
    pub id: ItemId,
    /// Key under which the entry can be replaced or removed; absent for entries without one.
    #[wire(optional)]
    pub key: Option<ContextEntryKey>,
    /// What the entry is to the model.
    pub kind: ContextEntryKindView,
    /// The stored content, which stands above `text` and `preview`.
    pub content: ContentRefView,
    /// Label of where the input came from; absent when none was given.
    #[wire(optional)]
    pub origin: Option<String>,
    /// Short extract for lists; absent when the content has no readable text.
    #[wire(optional)]
    pub preview: Option<String>,
    /// Blob that records where the input came from; absent when none was given.
    #[wire(optional)]
    pub provenance_ref: Option<BlobRef>,
    /// The model provider's own id of the item; absent when it gave none.
    #[wire(optional)]
    pub provider_item_id: Option<String>,
    /// Size of the entry in tokens; absent when it was not measured.
    #[wire(optional)]
    pub token_estimate: Option<TokenEstimateView>,
    /// Readable text, at most 4096 bytes; absent when the content has none.
    #[wire(optional)]
    pub text: Option<String>,
    /// True when `text` was cut; the blob holds all of it.
    #[wire(optional)]
    pub text_truncated: bool,
    /// How to show an item that only the provider can read; absent for other entries.
    #[wire(optional)]
    pub display: Option<ProviderContextDisplayView>,
    /// Sources the model cited in this text.
    #[wire(optional)]
    pub citations: Vec<CitationView>,
    /// What put the entry into the context; absent when it was not recorded.
    #[wire(optional)]
    pub source: Option<ContextEntrySourceView>,
    /// The earlier entry this one takes the place of; absent when it replaces none.
    #[wire(optional)]
    pub supersedes: Option<ItemId>,
    /// The later entry that took this one's place; absent while it is current.
    #[wire(optional)]
    pub superseded_by: Option<ItemId>,
}

/// Input that was accepted but is not yet an entry of the context.
///
/// It has no id and no text: both come with the event that applies it.
#[wire]
pub struct ContextEntryInputView {
    /// What the entry will be to the model.
    pub kind: ContextEntryKindView,
    /// The stored content.
    pub content: ContentRefView,
    /// Label of where the input came from; absent when none was given.
    #[wire(optional)]
    pub origin: Option<String>,
    /// Short extract for lists; absent when the content has no readable text.
    #[wire(optional)]
    pub preview: Option<String>,
    /// Blob that records where the input came from; absent when none was given.
    #[wire(optional)]
    pub provenance_ref: Option<BlobRef>,
    /// Size in tokens; absent when it was not measured.
    #[wire(optional)]
    pub token_estimate: Option<TokenEstimateView>,
}

/// What a context entry is to the model.
#[wire(tag = "type", open)]
pub enum ContextEntryKindView {
    /// A turn of the conversation.
    Message {
        /// Who speaks.
        role: MessageRole,
    },
    /// Standing instructions for the agent.
    Instructions,
    /// A titled list the agent can consult.
    Catalog {
        /// Heading of the list.
        title: String,
    },
    /// The model asks for a tool.
    ToolCall {
        /// Identifies the call; the result carries the same id.
        call_id: ToolCallId,
        /// Name of the tool as the model knows it.
        name: String,
    },
    /// What a tool call returned.
    ToolResult {
        /// The call this answers.
        call_id: ToolCallId,
        /// True when the tool failed and the content tells why.
        is_error: bool,
    },
    /// Reasoning the provider hands back to itself at the next turn.
    ReasoningState,
    /// An item only the provider understands.
    ProviderOpaque,
    /// A person's answer to an approval request for a remote tool.
    McpApprovalResponse {
        /// True when the call was approved.
        approve: bool,
    },
}

/// Who speaks in a message of the context.
#[wire(open)]
pub enum MessageRole {
    /// The application or the person it speaks for.
    User,
    /// The model.
    Assistant,
}

/// What put an entry into the context.
#[wire(tag = "type", open)]
pub enum ContextEntrySourceView {
    /// A client changed the context outside a run.
    ContextEdit,
    /// The input of a run.
    RunInput {
        /// The run.
        run_id: RunId,
        /// Position of the item in the accepted input, from 0.
        input_index: u32,
    },
    /// Input added to a run that was already active.
    Steering {
        /// The run.
        run_id: RunId,
        /// The steering request.
        steering_id: SteeringId,
        /// Position of the item in that request, from 0.
        input_index: u32,
    },
    /// The model wrote it.
    AssistantOutput {
        /// The run.
        run_id: RunId,
        /// The turn in which it was generated.
        turn_id: TurnId,
    },
    /// Somebody decided about a pending approval.
    ApprovalDecision {
        /// The run.
        run_id: RunId,
        /// The approval that was decided.
        approval_id: ApprovalId,
    },
    /// A tool call or its result.
    Tool {
        /// The run.
        run_id: RunId,
        /// The turn that asked for the tool.
        turn_id: TurnId,
        /// The batch the call ran in; absent for tools the provider ran itself.
        #[wire(optional)]
        batch_id: Option<ToolBatchId>,
    },
    /// Reasoning the model wrote beside its answer.
    Reasoning {
        /// The run.
        run_id: RunId,
        /// The turn in which it was generated.
        turn_id: TurnId,
    },
    /// The server itself added it.
    Runtime {
        /// Which part of the server, as a short word.
        label: String,
    },
}

/// The size of an entry in tokens.
#[wire]
pub struct TokenEstimateView {
    /// Number of tokens.
    pub tokens: u32,
    /// How far the number can be trusted.
    pub quality: TokenEstimateQuality,
}

/// How a token count was made.
#[wire(open)]
pub enum TokenEstimateQuality {
    /// Counted with the model's own tokenizer.
    Exact,
    /// Reported by the provider.
    ProviderCounted,
    /// Guessed from the size of the text.
    Estimated,
}

/// A source the model cited.
#[wire]
pub struct CitationView {
    /// Address of the source.
    pub url: String,
    /// Title of the source; absent when it is not known.
    #[wire(optional)]
    pub title: Option<String>,
    /// The passage cited; absent when the provider named only the source.
    #[wire(optional)]
    pub cited_text: Option<String>,
}
