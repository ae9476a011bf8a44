//! Runs: one task each, worked on by the agent of a session.

mod approvals;
mod params;
mod tool_calls;
mod view;

pub use approvals::{
    ApprovalDecisionFailure, ApprovalDecisionFailureKind, ApprovalDecisionInput,
    ApprovalDecisionKind, ApprovalDecisionResult, ApprovalDecisionStatus, ApprovalSubjectView,
    MAX_APPROVAL_DECISIONS, PendingApprovalView, RunApprovalsDecideParams,
    RunApprovalsDecideResponse,
};
pub use params::{
    DEFAULT_RUN_LIMIT, MAX_RUN_LIMIT, RunCancelParams, RunCancelResponse, RunLimitsConfig,
    RunListParams, RunListResponse, RunReadParams, RunReadResponse, RunStartConfig, RunStartParams,
    RunStartResponse, RunStartSource, RunSteerParams, RunSteerResponse,
    RunTerminalNotificationInput,
};
pub use tool_calls::{
    ToolBatchView, ToolCallMediaView, ToolCallView, ToolEffectView, ToolItemStatus,
};
pub use view::{RunStatus, RunSummarySourceView, RunSummaryView, RunView, RunViewSource};

use api_contract_macros::contract;

use crate::lightspeed::error::AgentApiError;

/// Runs: tasks a session's agent works on, one at a time and in the order they were accepted.
///
/// A run outlives the request that started it. Follow it with `session/events/read`, and read its
/// result with `session/runs/read` once it is completed, failed or cancelled.
#[contract]
pub trait Runs {
    /// Submit a task to a session
    ///
    /// Answers once the run is stored, as `queued` or `running`; it does not wait for the model.
    /// With a `submissionId` a repeat of the same request returns the same run, even after the
    /// session was closed. The same id with another source, configuration or notification is
    /// rejected.
    #[method("session/runs/start", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id,
             retry = with_id("submissionId"),
             errors = [not_found, rejected, audio_blob_too_large, model_default_unset],
             example = r#"{"sessionId": "release-acorn-1.2", "submissionId": "draft-acorn-1.2",
                 "source": {"type": "input", "items": [{"type": "text",
                 "text": "Draft the release notes."}]}}"#)]
    fn session_runs_start(
        &mut self,
        params: RunStartParams,
    ) -> Result<RunStartResponse, AgentApiError>;

    /// Read one run in full
    ///
    /// The projection at this moment: status, entries, tool calls, usage and, when there is one, the
    /// output. A run that spans more than 20,000 events is rejected; rebuild it from
    /// `session/events/read`.
    #[method("session/runs/read", scope = universe, action = "read", group = "session",
             role = viewer, target = session_id, retry = always,
             errors = [not_found, rejected],
             example = r#"{"sessionId": "release-acorn-1.2", "runId": "run_1"}"#)]
    fn session_runs_read(
        &mut self,
        params: RunReadParams,
    ) -> Result<RunReadResponse, AgentApiError>;

    /// List the runs of a session, newest first
    ///
    /// A page holds at most `limit` summaries below the run named as `cursor`. While `hasOlderRuns`
    /// is true, `nextCursor` is the cursor of the next page.
    #[method("session/runs/list", scope = universe, action = "read", group = "session",
             role = viewer, target = session_id, retry = always, paginated,
             errors = [not_found, response_too_large],
             example = r#"{"sessionId": "release-acorn-1.2", "limit": 10}"#)]
    fn session_runs_list(
        &mut self,
        params: RunListParams,
    ) -> Result<RunListResponse, AgentApiError>;

    /// Ask for a run to be cancelled
    ///
    /// A queued run is cancelled at once; an active one becomes `cancelling` and ends soon after.
    /// Repeats while it is cancelling succeed and change nothing. A run that already ended is
    /// rejected. What the run has done outside is not undone.
    #[method("session/runs/cancel", scope = universe, action = "stop_session",
             group = "session", role = contributor, target = session_id, retry = always,
             errors = [not_found, rejected],
             example = r#"{"sessionId": "release-acorn-1.2", "runId": "run_1"}"#)]
    fn session_runs_cancel(
        &mut self,
        params: RunCancelParams,
    ) -> Result<RunCancelResponse, AgentApiError>;

    /// Give an active run more input
    ///
    /// The input joins the context at the next turn, and at least one more turn uses it. Only a run
    /// that is running or parked takes it. There is no id to retry by: a repeated request steers
    /// twice.
    #[method("session/runs/steer", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = never,
             errors = [not_found, rejected, audio_blob_too_large, model_default_unset],
             example = r#"{"sessionId": "release-acorn-1.2", "runId": "run_1",
                 "items": [{"type": "text", "text": "Keep it short."}]}"#)]
    fn session_runs_steer(
        &mut self,
        params: RunSteerParams,
    ) -> Result<RunSteerResponse, AgentApiError>;

    /// Approve or reject tool calls a run waits for
    ///
    /// Every decision is answered on its own, in request order: one that cannot be taken does not
    /// fail the others. The run goes on when no approval is pending any more. Only the active run,
    /// running or parked, takes decisions.
    #[method("session/runs/approvals/decide", scope = universe, action = "control_session",
             group = "session", role = contributor, target = session_id, retry = always,
             errors = [not_found, rejected],
             example = r#"{"sessionId": "release-acorn-1.2", "runId": "run_1",
                 "decisions": [{"approvalId": "approval_1", "decision": "approve"}]}"#)]
    fn session_runs_approvals_decide(
        &mut self,
        params: RunApprovalsDecideParams,
    ) -> Result<RunApprovalsDecideResponse, AgentApiError>;
}
