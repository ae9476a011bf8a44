//! The kinds of events.

use std::collections::BTreeMap;

use api_contract_macros::wire;

use crate::lightspeed::access::Attribution;
use crate::lightspeed::context::{ContextEntryInputView, ContextEntryView};
use crate::lightspeed::events::{
    ContextCompactionStatusView, ContextCompactionTriggerView, ContextRemovalReasonView,
    ContextReplacementReasonView, PromiseSourceView, RunAcceptedSourceView, RunFailureKindView,
    ToolCallEventView, TurnGenerationStatusView,
};
use crate::lightspeed::ids::{
    ApprovalId, BlobRef, ContextEntryKey, EnvironmentId, ExecutionId, InvocationId, ItemId,
    PromiseId, RunId, SteeringId, SubmissionId, ToolBatchId, ToolCallId, ToolId, TurnId,
};
use crate::lightspeed::input::ContentRefView;
use crate::lightspeed::model::{LlmUsageView, ModelConfig};
use crate::lightspeed::runs::{
    ApprovalDecisionKind, ApprovalSubjectView, ToolEffectView, ToolItemStatus,
};

/// What happened in a session.
///
/// New kinds appear over time: a reader skips those it does not know and goes on.
#[wire(tag = "type", open)]
pub enum SessionEventKindView {
    /// The session was created. Always the first event.
    SessionOpened {
        /// The model of the session; null when it has none.
        #[wire(nullable)]
        model: Option<ModelConfig>,
    },
    /// The configuration of the session was replaced.
    SessionConfigChanged {
        /// The model of the session now; null when it has none.
        #[wire(nullable)]
        model: Option<ModelConfig>,
        /// Revision of the configuration now.
        revision: u64,
    },
    /// A managed session got its workflow tools.
    WorkflowToolsConfigured {
        /// Kind of the workflow that controls the session; null when none does.
        #[wire(nullable)]
        lifecycle_controller_workflow_kind: Option<String>,
        /// Fingerprint of the declaration the session was made with.
        creation_fingerprint: String,
        /// The tools, in the order of the declaration.
        tool_ids: Vec<ToolId>,
    },
    /// The server bound one of its own tools to a workflow.
    SystemWorkflowToolConfigured {
        /// The tool.
        tool_id: ToolId,
        /// Fingerprint of the tool and its receiver.
        binding_fingerprint: String,
    },
    /// A tool call was written out for a workflow that already runs.
    WorkflowToolEmitted {
        /// Identifies this invocation of the tool.
        invocation_id: InvocationId,
        /// The tool that was called.
        tool_id: ToolId,
        /// What the call means to the receiver, as the tool declares it.
        semantic_type: String,
        /// Revision of the tool's declaration.
        schema_revision: u32,
        /// Fingerprint of the tool and its receiver at the time of the call.
        binding_fingerprint: String,
        /// The run.
        run_id: RunId,
        /// The turn that asked for it.
        turn_id: TurnId,
        /// The batch the call is in.
        batch_id: ToolBatchId,
        /// The tool call.
        call_id: ToolCallId,
        /// Blob with the whole arguments.
        arguments_ref: BlobRef,
        /// Promises that complete the call, by key; absent when it needs none.
        #[wire(optional)]
        completion_promises: Option<BTreeMap<String, PromiseId>>,
    },
    /// A call could not be handed to its workflow.
    WorkflowToolDeliveryFailed {
        /// The invocation that could not be delivered.
        invocation_id: InvocationId,
        /// Blob with the reason.
        error_ref: BlobRef,
    },
    /// A tool call asked for a new workflow.
    WorkflowToolStartRequested {
        /// Identifies this invocation of the tool.
        invocation_id: InvocationId,
        /// The tool that was called.
        tool_id: ToolId,
        /// What the call means to the receiver, as the tool declares it.
        semantic_type: String,
        /// Revision of the tool's declaration.
        schema_revision: u32,
        /// Fingerprint of the tool and its receiver at the time of the call.
        binding_fingerprint: String,
        /// The run.
        run_id: RunId,
        /// The turn that asked for it.
        turn_id: TurnId,
        /// The batch the call is in.
        batch_id: ToolBatchId,
        /// The tool call.
        call_id: ToolCallId,
        /// Blob with the whole arguments.
        arguments_ref: BlobRef,
        /// Identifies the execution that is to be started.
        execution_id: ExecutionId,
        /// Promises that complete the call, by key.
        completion_promises: BTreeMap<String, PromiseId>,
    },
    /// The workflow a call asked for could not be started.
    WorkflowToolStartFailed {
        /// The invocation that asked for it.
        invocation_id: InvocationId,
        /// Blob with the reason.
        error_ref: BlobRef,
    },
    /// The session was closed. Nothing follows.
    SessionClosed,
    /// A run was stored. It may have to wait for others.
    RunAccepted {
        /// The run.
        run_id: RunId,
        /// The submission it came from, be the id the client's or the server's.
        #[wire(nullable)]
        submission_id: Option<SubmissionId>,
        /// What the agent was given.
        source: RunAcceptedSourceView,
        /// Who asked for it; absent when it was not recorded.
        #[wire(optional)]
        requested_by: Option<Attribution>,
    },
    /// The agent began with the run.
    RunStarted {
        /// The run.
        run_id: RunId,
    },
    /// More input for an active run was stored; the next turn uses it.
    RunSteeringAccepted {
        /// The run.
        run_id: RunId,
        /// Identifies this steering.
        steering_id: SteeringId,
        /// The accepted input in order.
        input: Vec<ContextEntryInputView>,
        /// Who asked for it; absent when it was not recorded.
        #[wire(optional)]
        requested_by: Option<Attribution>,
    },
    /// An active run was asked to stop.
    RunCancellationRequested {
        /// The run.
        run_id: RunId,
        /// Who asked for it; absent when it was not recorded.
        #[wire(optional)]
        requested_by: Option<Attribution>,
    },
    /// A tool call needs somebody's decision.
    ApprovalRequested {
        /// The run.
        run_id: RunId,
        /// Names the approval in `session/runs/approvals/decide`.
        approval_id: ApprovalId,
        /// What is to be approved.
        subject: ApprovalSubjectView,
    },
    /// The run waits until no approval is pending.
    ApprovalRunParked {
        /// The run.
        run_id: RunId,
    },
    /// Somebody decided about a tool call.
    ApprovalDecided {
        /// The run.
        run_id: RunId,
        /// The approval.
        approval_id: ApprovalId,
        /// The decision.
        decision: ApprovalDecisionKind,
        /// Reason given with it; absent when there is none.
        #[wire(optional)]
        note: Option<String>,
        /// Who decided; absent when it was not recorded.
        #[wire(optional)]
        decided_by: Option<Attribution>,
    },
    /// An approval is no longer needed, because its run was cancelled.
    ApprovalCancelled {
        /// The run.
        run_id: RunId,
        /// The approval.
        approval_id: ApprovalId,
    },
    /// A run ended with its task done.
    RunCompleted {
        /// The run.
        run_id: RunId,
        /// The authoritative output; null when the run made none.
        #[wire(nullable)]
        output: Option<ContentRefView>,
    },
    /// A run ended with an error.
    RunFailed {
        /// The run.
        run_id: RunId,
        /// The reason, for programs.
        kind: RunFailureKindView,
        /// The reason, for people.
        message: String,
    },
    /// A run ended because it was cancelled, queued ones without having started.
    RunCancelled {
        /// The run.
        run_id: RunId,
        /// Who asked for it; absent when it was not recorded.
        #[wire(optional)]
        requested_by: Option<Attribution>,
    },
    /// The agent waits for something outside the run.
    PromiseCreated {
        /// Identifies the promise.
        promise_id: PromiseId,
        /// What will settle it.
        source: PromiseSourceView,
    },
    /// A promise was kept.
    PromiseResolved {
        /// The promise.
        promise_id: PromiseId,
        /// Blob with the value; null when there is none.
        #[wire(nullable)]
        payload_ref: Option<BlobRef>,
    },
    /// A promise ended with an error.
    PromiseFailed {
        /// The promise.
        promise_id: PromiseId,
        /// Blob with the reason; null when there is none.
        #[wire(nullable)]
        error_ref: Option<BlobRef>,
    },
    /// A promise was withdrawn.
    PromiseCancelled {
        /// The promise.
        promise_id: PromiseId,
    },
    /// Nothing in the session waits for a promise any more.
    PromiseDetached {
        /// The promise.
        promise_id: PromiseId,
    },
    /// A turn of the model began.
    TurnStarted {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
    },
    /// The context and tools of a turn were settled.
    TurnPlanned {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
    },
    /// The model was called.
    TurnGenerationRequested {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
    },
    /// A turn was stopped before its end.
    TurnCancelled {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
    },
    /// The call to the model ended.
    TurnGenerationCompleted {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
        /// How it ended.
        status: TurnGenerationStatusView,
        /// Tokens used by this turn; absent when nothing was reported.
        #[wire(optional)]
        usage: Option<LlmUsageView>,
    },
    /// A turn ended. The run is named in the joins only.
    TurnCompleted {
        /// The turn.
        turn_id: TurnId,
    },
    /// Entries were added to the context, or replaced under their keys.
    ContextEntriesApplied {
        /// Revision of the context before the change.
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// The entries in order.
        entries: Vec<ContextEntryView>,
    },
    /// Entries left the context.
    ContextEntriesRemoved {
        /// Revision of the context before the change.
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// The entries that left.
        entry_ids: Vec<ItemId>,
        /// Why they left.
        reason: ContextRemovalReasonView,
    },
    /// A client removed entries by their keys.
    ContextKeysRemoved {
        /// Revision of the context before the change.
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// The keys that were removed.
        keys: Vec<ContextEntryKey>,
    },
    /// All entries whose key begins with a prefix were replaced.
    ContextKeyPrefixReplaced {
        /// Revision of the context before the change.
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// The prefix.
        key_prefix: String,
        /// The entries that stand there now.
        entries: Vec<ContextEntryView>,
    },
    /// The whole context was replaced.
    ContextStateReplaced {
        /// Revision of the context before the change.
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// All entries the context has now.
        entries: Vec<ContextEntryView>,
        /// Why it was replaced.
        reason: ContextReplacementReasonView,
    },
    /// The context is to be made shorter.
    ContextCompactionRequested {
        /// Revision of the context before the change.
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// What set it off.
        trigger: ContextCompactionTriggerView,
    },
    /// A compaction ended.
    ContextCompactionFinished {
        /// Revision of the context before the change.
        base_revision: u64,
        /// Revision of the context after the change, one more than before.
        revision: u64,
        /// How it ended.
        status: ContextCompactionStatusView,
        /// Blob with the reason of a failure; absent when there was none.
        #[wire(optional)]
        failure_ref: Option<BlobRef>,
    },
    /// The list of skills the agent knows changed.
    SkillCatalogSet {
        /// Blob with the list; null when there are no skills.
        #[wire(nullable)]
        catalog_ref: Option<BlobRef>,
    },
    /// The tool set was replaced as a whole.
    ToolsReplaced {
        /// Revision of the tool set before the change.
        base_revision: u64,
        /// Revision of the tool set after the change.
        revision: u64,
    },
    /// Single tools were added, changed or removed.
    ToolsPatched {
        /// Revision of the tool set before the change.
        base_revision: u64,
        /// Revision of the tool set after the change.
        revision: u64,
        /// Ids of tools that were added or changed.
        upserted: Vec<ToolId>,
        /// Ids of tools that were removed.
        removed: Vec<ToolId>,
    },
    /// The agent works in another environment now, or in none.
    ActiveEnvironmentChanged {
        /// The environment; null when there is none.
        #[wire(nullable)]
        environment_id: Option<EnvironmentId>,
    },
    /// The tool calls of a turn began.
    ToolBatchStarted {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
        /// The batch.
        batch_id: ToolBatchId,
        /// The calls in the order the model gave them.
        calls: Vec<ToolCallEventView>,
    },
    /// One tool call began.
    ToolCallStarted {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
        /// The batch.
        batch_id: ToolBatchId,
        /// The tool call.
        call_id: ToolCallId,
    },
    /// One tool call ended. Its result follows as a context entry.
    ToolCallCompleted {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
        /// The batch.
        batch_id: ToolBatchId,
        /// The tool call.
        call_id: ToolCallId,
        /// How it ended.
        status: ToolItemStatus,
        /// What the call changed.
        #[wire(optional)]
        effects: Vec<ToolEffectView>,
        /// Size of the whole output in bytes; absent when it was not measured.
        #[wire(optional)]
        output_bytes: Option<u64>,
        /// True when the model got only a part of the output.
        #[wire(default)]
        truncated: bool,
    },
    /// A batch waits for something outside before it can end.
    ToolBatchDeferred {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
        /// The batch.
        batch_id: ToolBatchId,
    },
    /// A batch that waited goes on.
    ToolBatchResumed {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
        /// The batch.
        batch_id: ToolBatchId,
    },
    /// All tool calls of a batch ended.
    ToolBatchCompleted {
        /// The run.
        run_id: RunId,
        /// The turn.
        turn_id: TurnId,
        /// The batch.
        batch_id: ToolBatchId,
    },
}
