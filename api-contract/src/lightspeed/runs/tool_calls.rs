//! Tool calls of a run.

use std::collections::BTreeMap;

use api_contract_macros::wire;

use crate::lightspeed::context::ToolCallDisplayView;
use crate::lightspeed::ids::{BlobRef, ToolBatchId, ToolCallId, ToolId, TurnId};
use crate::lightspeed::input::MediaKind;

/// Tool calls one turn of the model asked for together.
#[wire]
pub struct ToolBatchView {
    /// Identifies the batch in its session.
    pub id: ToolBatchId,
    /// The turn that asked for the calls.
    pub turn_id: TurnId,
    /// How far the batch got as a whole.
    pub status: ToolItemStatus,
    /// The calls in the order the model gave them.
    #[wire(default)]
    pub calls: Vec<ToolCallView>,
}

/// One tool call and what came of it.
#[wire]
pub struct ToolCallView {
    /// The model provider's id of the call.
    pub call_id: ToolCallId,
    /// The session's tool that was called; absent when the session has none of that name.
    #[wire(optional)]
    pub tool_id: Option<ToolId>,
    /// Name by which the model called it.
    pub tool_name: String,
    /// Blob with the whole arguments.
    pub arguments_ref: BlobRef,
    /// Arguments as text, at most 4096 bytes; absent when they are not readable.
    #[wire(optional)]
    pub arguments: Option<String>,
    /// Output as text, at most 4096 bytes; absent until the call ended or when it made none.
    #[wire(optional)]
    pub output: Option<String>,
    /// True when the output tells of a failure.
    #[wire(default)]
    pub is_error: bool,
    /// How far the call got.
    pub status: ToolItemStatus,
    /// What the call changed.
    #[wire(optional)]
    pub effects: Vec<ToolEffectView>,
    /// The call in words; absent for tools without a description for people.
    #[wire(optional)]
    pub display: Option<ToolCallDisplayView>,
    /// When the call began, in Unix milliseconds; absent while it has not.
    #[wire(optional)]
    pub started_at_ms: Option<u64>,
    /// When the call ended, in Unix milliseconds; absent while it has not.
    #[wire(optional)]
    pub completed_at_ms: Option<u64>,
    /// Time between begin and end in milliseconds; absent while either is missing.
    #[wire(optional)]
    pub duration_ms: Option<u64>,
    /// Files the call handed to the model.
    #[wire(optional)]
    pub media: Vec<ToolCallMediaView>,
}

/// How far a tool call, or a batch of them, got.
#[wire(open)]
pub enum ToolItemStatus {
    /// The model asked for it; it has not begun.
    Requested,
    /// It is at work.
    Running,
    /// It ended well.
    Succeeded,
    /// It ended with an error.
    Failed,
    /// It was stopped with its run.
    Cancelled,
    /// The session has no such tool, so it never ran.
    Unavailable,
}

/// Something a tool call changed.
#[wire]
pub struct ToolEffectView {
    /// What kind of change, as a word of the tool.
    pub kind: String,
    /// Details of the change; which keys there are depends on `kind`.
    #[wire(optional)]
    pub data: BTreeMap<String, String>,
}

/// A file a tool call handed to the model.
#[wire]
pub struct ToolCallMediaView {
    /// Handle by which the agent addresses the file.
    pub handle: String,
    /// Blob with the bytes of the file.
    pub blob_ref: BlobRef,
    /// Media type of the bytes.
    pub mime: String,
    /// How the model took the file.
    pub kind: MediaKind,
    /// File name; absent when it has none.
    #[wire(optional)]
    pub name: Option<String>,
}
