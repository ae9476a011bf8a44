//! How runs are shown: in full and in lists.

use api_contract_macros::wire;

use crate::lightspeed::context::ContextEntryView;
use crate::lightspeed::ids::{BlobRef, RunId};
use crate::lightspeed::input::{ContentRefView, InputItem};
use crate::lightspeed::model::LlmUsageView;
use crate::lightspeed::runs::{PendingApprovalView, ToolBatchView};

/// Where a run stands.
#[wire(open)]
pub enum RunStatus {
    /// Waits for earlier runs of its session.
    Queued,
    /// The agent works on it.
    Running,
    /// Waits for a decision about a tool call.
    Parked,
    /// Was asked to stop and has not ended yet.
    Cancelling,
    /// Ended with its task done.
    Completed,
    /// Ended with an error; the `runFailed` event tells which.
    Failed,
    /// Ended because it was cancelled.
    Cancelled,
}

impl RunStatus {
    /// True when the run has ended and will not change any more.
    ///
    /// A status this version does not know counts as not ended, so a client keeps following.
    pub fn is_terminal(&self) -> bool {
        matches!(self, Self::Completed | Self::Failed | Self::Cancelled)
    }
}

/// One run in full.
///
/// It carries no error text: the `runFailed` event of the session's log does.
#[wire]
pub struct RunView {
    /// Identifies the run in its session: `run_1` is the first one accepted.
    pub id: RunId,
    /// Where the run stands.
    pub status: RunStatus,
    /// The authoritative output; absent until the run is completed, or when it made none.
    #[wire(optional)]
    pub output: Option<ContentRefView>,
    /// The whole visible text of the final answer; absent when there is no text output.
    #[wire(optional)]
    pub output_text: Option<String>,
    /// When the agent began, in Unix milliseconds; absent while the run is queued.
    #[wire(optional)]
    pub started_at_ms: Option<u64>,
    /// When the run ended, in Unix milliseconds; absent while it has not.
    #[wire(optional)]
    pub completed_at_ms: Option<u64>,
    /// What the agent was given.
    pub source: RunViewSource,
    /// Context entries of this run, in order.
    #[wire(default)]
    pub entries: Vec<ContextEntryView>,
    /// Tool calls of this run, grouped as the model asked for them.
    #[wire(optional)]
    pub tool_batches: Vec<ToolBatchView>,
    /// Tokens used by all turns together; absent when nothing was reported.
    #[wire(optional)]
    pub usage: Option<LlmUsageView>,
    /// Tool calls that wait for a decision.
    #[wire(optional)]
    pub pending_approvals: Vec<PendingApprovalView>,
}

/// What a run was given, as the server stored it.
#[wire(tag = "type", open)]
pub enum RunViewSource {
    /// Input that came with the request.
    Input {
        /// The accepted items: text is trimmed, and a reference to text comes back as text.
        items: Vec<InputItem>,
    },
}

/// One run as a row of a list.
#[wire]
pub struct RunSummaryView {
    /// Identifies the run in its session.
    pub id: RunId,
    /// Where the run stands.
    pub status: RunStatus,
    /// When the run was accepted, in Unix milliseconds.
    pub accepted_at_ms: u64,
    /// When the agent began, in Unix milliseconds; absent while the run is queued.
    #[wire(optional)]
    pub started_at_ms: Option<u64>,
    /// When the run ended, in Unix milliseconds; absent while it has not.
    #[wire(optional)]
    pub completed_at_ms: Option<u64>,
    /// What the agent was given, in short.
    pub source: RunSummarySourceView,
    /// Tokens used by all turns together; absent when nothing was reported.
    #[wire(optional)]
    pub usage: Option<LlmUsageView>,
    /// Tool calls that wait for a decision.
    #[wire(optional)]
    pub pending_approvals: Vec<PendingApprovalView>,
}

/// What a run was given, in short.
#[wire(tag = "type", open)]
pub enum RunSummarySourceView {
    /// Input that came with the request.
    Input {
        /// The first item's content; absent when it was not stored as a blob.
        #[wire(optional)]
        content_ref: Option<BlobRef>,
        /// Beginning of the text; absent when the input has no text.
        #[wire(optional)]
        preview: Option<String>,
        /// True when `preview` was cut.
        #[wire(optional)]
        preview_truncated: bool,
    },
}
