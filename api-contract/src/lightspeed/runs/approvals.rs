//! Approvals: tool calls that wait for somebody's decision.

use api_contract_macros::wire;

use crate::lightspeed::ids::{ApprovalId, BlobRef, McpServerId, RunId, SessionId};
use crate::lightspeed::runs::RunView;

/// Most decisions in one request.
pub const MAX_APPROVAL_DECISIONS: usize = 64;

/// Decisions about tool calls the active run waits for.
#[wire]
pub struct RunApprovalsDecideParams {
    /// The session of the run.
    pub session_id: SessionId,
    /// The run, which has to be the active one.
    pub run_id: RunId,
    /// The decisions, 1 to 64, taken in this order.
    #[wire(length(1, MAX_APPROVAL_DECISIONS))]
    pub decisions: Vec<ApprovalDecisionInput>,
}

/// One decision about one pending approval.
///
/// A malformed id or note is reported in the result of this decision; it does not fail the request.
#[wire]
pub struct ApprovalDecisionInput {
    /// The approval, as the run or the `approvalRequested` event names it.
    pub approval_id: ApprovalId,
    /// The decision.
    pub decision: ApprovalDecisionKind,
    /// Reason kept with the decision: not blank, at most 4096 bytes. Absent when none is given.
    #[wire(optional)]
    pub note: Option<String>,
}

/// What was decided about a tool call.
#[wire]
pub enum ApprovalDecisionKind {
    /// The call may run.
    Approve,
    /// The call must not run; the model is told so.
    Reject,
}

/// What became of the decisions.
#[wire]
pub struct RunApprovalsDecideResponse {
    /// One result per decision, in the order of the request.
    pub results: Vec<ApprovalDecisionResult>,
    /// The run after the decisions.
    pub run: RunView,
}

/// What became of one decision.
#[wire]
pub struct ApprovalDecisionResult {
    /// The approval as the request named it.
    pub approval_id: ApprovalId,
    /// Whether the decision was taken.
    pub status: ApprovalDecisionStatus,
    /// Why it was not; absent when it was.
    #[wire(optional)]
    pub failure: Option<ApprovalDecisionFailure>,
}

/// Whether a decision was taken.
#[wire(open)]
pub enum ApprovalDecisionStatus {
    /// It was.
    Decided,
    /// It was not; `failure` tells why.
    Failed,
}

/// Why a decision was not taken.
#[wire]
pub struct ApprovalDecisionFailure {
    /// The reason, for programs.
    pub kind: ApprovalDecisionFailureKind,
    /// The reason, for people.
    pub message: String,
}

/// The reason a decision was not taken.
#[wire(open)]
pub enum ApprovalDecisionFailureKind {
    /// The approval id is malformed.
    InvalidId,
    /// The session has no such approval.
    #[wire(rename = "unknown")]
    NoSuchApproval,
    /// The approval belongs to another run.
    ForeignRun,
    /// The approval was decided before.
    AlreadyDecided,
    /// The approval was cancelled with its run.
    Cancelled,
    /// An earlier decision of the same request names the same approval.
    Duplicate,
    /// The note is blank or longer than 4096 bytes.
    InvalidNote,
    /// The server refused it for another reason.
    Rejected,
}

/// A tool call that waits for a decision.
#[wire]
pub struct PendingApprovalView {
    /// Names the approval in `session/runs/approvals/decide`.
    pub approval_id: ApprovalId,
    /// When the run began to wait for it, in Unix milliseconds.
    pub requested_at_ms: u64,
    /// What is to be approved.
    pub subject: ApprovalSubjectView,
}

/// What is to be approved.
#[wire(tag = "kind", open)]
pub enum ApprovalSubjectView {
    /// A call to a tool of a remote MCP server.
    McpToolCall {
        /// The server, as it is registered in the universe.
        server_id: McpServerId,
        /// The server's name for people and for the model.
        server_label: String,
        /// Name of the tool on that server.
        tool_name: String,
        /// Blob with the whole arguments.
        arguments_ref: BlobRef,
        /// Beginning of the arguments as text.
        arguments_preview: String,
    },
}
