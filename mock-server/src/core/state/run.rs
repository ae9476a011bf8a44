//! A run as the session keeps it.
//!
//! Everything that a view of the run shows stands here and not in the event log, so that a trim of
//! the log changes no view.

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::context::ContextEntryView;
use api_contract::lightspeed::ids::{
    ApprovalId, BlobRef, RunId, SteeringId, SubmissionId, ToolBatchId, ToolCallId, TurnId,
};
use api_contract::lightspeed::input::ContentRefView;
use api_contract::lightspeed::runs::{
    ApprovalDecisionKind, ApprovalSubjectView, RunStartConfig, RunStatus,
    RunTerminalNotificationInput, ToolBatchView,
};
use serde::{Deserialize, Serialize};

use super::accepted::Accepted;
use super::schedule::TimerId;
use crate::core::control::Ending;
use crate::core::excerpt::Excerpt;
use crate::core::rules::Comparison;
use crate::core::script::{Script, ScriptedUsage, Told, Tool, Turn};
use crate::core::time::UnixMs;

/// Where a run stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Status {
    Queued,
    Running,
    Parked,
    Cancelling,
    Completed,
    Failed,
    Cancelled,
}

impl Status {
    pub(crate) fn is_terminal(self) -> bool {
        matches!(self, Status::Completed | Status::Failed | Status::Cancelled)
    }

    pub(crate) fn view(self) -> RunStatus {
        match self {
            Status::Queued => RunStatus::Queued,
            Status::Running => RunStatus::Running,
            Status::Parked => RunStatus::Parked,
            Status::Cancelling => RunStatus::Cancelling,
            Status::Completed => RunStatus::Completed,
            Status::Failed => RunStatus::Failed,
            Status::Cancelled => RunStatus::Cancelled,
        }
    }
}

/// What makes two submissions the same one: normalised input, overrides, and what the controller of
/// the session is told in the end. Telling it happens outside of this gateway.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Submission {
    pub(crate) items: Vec<Accepted>,
    pub(crate) config: Option<RunStartConfig>,
    pub(crate) notify: Option<RunTerminalNotificationInput>,
    /// What rules want to be kept of how it was worded: rightly nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) wording: Option<String>,
}

impl Submission {
    pub(crate) fn compare(&self, other: &Submission) -> Comparison {
        Comparison {
            input: self.items == other.items,
            config: self.config == other.config,
            notification: self.notify == other.notify,
            wording: self.wording == other.wording,
        }
    }
}

/// One run of a session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Run {
    pub(crate) number: u64,
    pub(crate) status: Status,
    pub(crate) submission_id: SubmissionId,
    pub(crate) submission: Submission,
    /// The beginning of the input as text.
    pub(crate) preview: Excerpt,
    pub(crate) accepted_at: UnixMs,
    pub(crate) started_at: Option<UnixMs>,
    pub(crate) ended_at: Option<UnixMs>,
    /// The event that accepted it.
    pub(crate) first_seq: u64,
    /// The event that ended it.
    pub(crate) last_seq: Option<u64>,
    pub(crate) entries: Vec<ContextEntryView>,
    pub(crate) tool_batches: Vec<ToolBatchView>,
    pub(crate) usage: Usage,
    pub(crate) output: Option<ContentRefView>,
    pub(crate) approvals: Vec<Approval>,
    /// What the run has still to do; nothing once it has ended.
    pub(crate) progress: Option<Progress>,
}

/// Tokens used by the turns of a run so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Usage {
    pub(crate) turns: u64,
    pub(crate) input: u32,
    pub(crate) output: u32,
    pub(crate) reasoning: u32,
    pub(crate) cached_input: u32,
    pub(crate) cache_write_input: u32,
}

/// A tool call that needs or needed a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Approval {
    pub(crate) id: ApprovalId,
    pub(crate) requested_at: UnixMs,
    pub(crate) subject: ApprovalSubjectView,
    /// The call that waits.
    pub(crate) call: Call,
    pub(crate) state: ApprovalState,
}

/// What became of an approval.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum ApprovalState {
    Pending,
    Decided {
        decision: ApprovalDecisionKind,
        note: Option<String>,
    },
    Cancelled,
}

/// A tool call that the model made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Call {
    pub(crate) id: ToolCallId,
    pub(crate) tool: Tool,
    /// The arguments, as stored and as text.
    pub(crate) arguments_ref: BlobRef,
    pub(crate) arguments_text: String,
}

/// What a run has still to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Progress {
    /// What the next answer echoes.
    pub(crate) text: String,
    /// The input of the run, once that is not what is echoed any more.
    pub(crate) input: Option<String>,
    pub(crate) script: Script,
    pub(crate) phase: Phase,
    /// When the next thing happens, unless the run waits for somebody.
    pub(crate) planned: Option<TimerId>,
    /// Steering that no turn has used yet.
    pub(crate) steering: Vec<Steering>,
    /// How often it was steered beyond the times that its script has waited for.
    pub(crate) steered: u64,
    /// Who asked for the cancellation, while the run is cancelling.
    pub(crate) cancelled_by: Option<Attribution>,
    /// How the run is to end as soon as it has started, when somebody said so while it was queued.
    pub(crate) ending: Option<Ending>,
}

/// What a run is doing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Nothing; the next turn begins when its time comes.
    BetweenTurns,
    /// The model is at work on a turn.
    Generating { turn_id: TurnId, turn: Turn },
    /// Waits for steering.
    AwaitsSteering,
    /// Tools are at work.
    RunningTools(Batch),
    /// Waits for decisions about what this turn asked for: the approvals from this index in
    /// [`Run::approvals`] on.
    Parked { turn_id: TurnId, first: usize },
}

/// Calls that run together; their views are the last of [`Run::tool_batches`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Batch {
    pub(crate) id: ToolBatchId,
    pub(crate) turn_id: TurnId,
    pub(crate) calls: Vec<RunningCall>,
    /// From when on the time of its calls counts.
    pub(crate) since: UnixMs,
    /// Whether it is set aside until then.
    pub(crate) deferred: bool,
}

/// A call of a batch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RunningCall {
    pub(crate) call: Call,
    /// What came of it, once something did.
    pub(crate) result: Option<ContextEntryView>,
}

/// Input that was added to an active run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Steering {
    pub(crate) id: SteeringId,
    pub(crate) items: Vec<Accepted>,
    /// The input as text.
    pub(crate) text: String,
}

impl Run {
    pub(crate) fn id(&self) -> RunId {
        RunId::from_number(self.number)
    }

    /// How many events lie between the one that accepted the run and its last one so far.
    pub(crate) fn span(&self, head: u64) -> u64 {
        (self.last_seq.unwrap_or(head) + 1).saturating_sub(self.first_seq)
    }

    /// How many events followed the run's last one; none before it has ended.
    pub(crate) fn events_since_end(&self, head: u64) -> u64 {
        head.saturating_sub(self.last_seq.unwrap_or(head))
    }

    pub(crate) fn awaits_decisions(&self) -> bool {
        self.approvals
            .iter()
            .any(|approval| approval.state == ApprovalState::Pending)
    }
}

impl Progress {
    /// What placeholders of the script stand for.
    pub(crate) fn told(&self, whole: bool) -> Told<'_> {
        Told {
            input: self.input.as_ref().unwrap_or(&self.text),
            last: &self.text,
            whole,
        }
    }
}

impl Usage {
    /// Adds a turn, and returns it: a token is four bytes, rounded up, unless the script counts.
    pub(crate) fn add(&mut self, input: &str, output: &str, scripted: ScriptedUsage) -> Usage {
        let turn = Usage {
            turns: 1,
            input: scripted.input.unwrap_or_else(|| tokens(input)),
            output: scripted.output.unwrap_or_else(|| tokens(output)),
            reasoning: scripted.reasoning,
            cached_input: scripted.cached_input,
            cache_write_input: scripted.cache_write_input,
        };
        self.turns += 1;
        for (sum, more) in [
            (&mut self.input, turn.input),
            (&mut self.output, turn.output),
            (&mut self.reasoning, turn.reasoning),
            (&mut self.cached_input, turn.cached_input),
            (&mut self.cache_write_input, turn.cache_write_input),
        ] {
            *sum = sum.saturating_add(more);
        }
        turn
    }
}

fn tokens(text: &str) -> u32 {
    u32::try_from(text.len().div_ceil(4)).unwrap_or(u32::MAX)
}
