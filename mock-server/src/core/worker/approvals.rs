//! Tool calls that wait for a decision.

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::{ApprovalId, TurnId};
use api_contract::lightspeed::runs::{ApprovalDecisionKind, ApprovalSubjectView};
use serde_json::json;

use super::event_writer::show_text;
use super::{RunWorker, Worker};
use crate::core::content::JSON;
use crate::core::excerpt::Excerpt;
use crate::core::script::{ScriptedUsage, Tool};
use crate::core::state::{Approval, ApprovalState, Call, Phase, Status};

/// The server on which the fake's approvable tools are said to live.
const SERVER: &str = "fake";

/// A decision that can be taken: its approval is pending.
pub(crate) struct Decision {
    /// The approval, by its index in the run's approvals.
    pub(crate) approval: usize,
    pub(crate) verdict: ApprovalDecisionKind,
    pub(crate) note: Option<String>,
}

impl Worker<'_> {
    /// Takes decisions about a parked run, which goes on when none is pending any more.
    pub(crate) fn decide(&mut self, number: u64, decisions: Vec<Decision>, by: &Attribution) {
        self.with_run(number, |run| {
            for decision in decisions {
                run.decide(decision, by);
            }
            run.resume_when_decided();
        });
    }
}

impl RunWorker<'_, '_> {
    /// Ends a turn in which the model called tools that need a decision, and parks the run.
    pub(super) fn ask(
        &mut self,
        turn_id: &TurnId,
        reasoning: Vec<ContextEntryView>,
        tools: Vec<Tool>,
        usage: ScriptedUsage,
    ) {
        let calls = self.generate_calls(turn_id, reasoning, tools, usage);
        let first = self.run.approvals.len();
        for call in calls {
            self.request_approval(turn_id, call);
        }
        self.run.status = Status::Parked;
        self.progress.phase = Phase::Parked {
            turn_id: turn_id.clone(),
            first,
        };
        let kind = SessionEventKindView::ApprovalRunParked {
            run_id: self.run.id(),
        };
        self.writer.append(self.joins(), kind);
    }

    fn request_approval(&mut self, turn_id: &TurnId, call: Call) {
        let id: ApprovalId = self.writer.next_id();
        let subject = ApprovalSubjectView::McpToolCall {
            server_id: SERVER.into(),
            server_label: SERVER.to_owned(),
            tool_name: call.tool.name.clone(),
            arguments_ref: call.arguments_ref.clone(),
            arguments_preview: Excerpt::preview(&call.arguments_text).text,
        };
        let joins = EventJoinsView {
            tool_call_id: Some(call.id.clone()),
            ..self.turn_joins(turn_id)
        };
        let kind = SessionEventKindView::ApprovalRequested {
            run_id: self.run.id(),
            approval_id: id.clone(),
            subject: subject.clone(),
        };
        self.writer.append(joins, kind);
        let requested_at = self.writer.now;
        let state = ApprovalState::Pending;
        self.run.approvals.push(Approval {
            id,
            requested_at,
            subject,
            call,
            state,
        });
    }

    pub(super) fn decide(&mut self, decision: Decision, by: &Attribution) {
        let Decision {
            approval,
            verdict: decision,
            note,
        } = decision;
        let run_id = self.run.id();
        let Some(approval) = self.run.approvals.get_mut(approval) else {
            return;
        };
        approval.state = ApprovalState::Decided {
            decision,
            note: note.clone(),
        };
        let kind = SessionEventKindView::ApprovalDecided {
            run_id,
            approval_id: approval.id.clone(),
            decision,
            note,
            decided_by: Some(by.clone()),
        };
        self.writer.append(self.joins(), kind);
    }

    pub(super) fn resume_when_decided(&mut self) {
        let Phase::Parked { turn_id, first } = &self.progress.phase else {
            return;
        };
        if self.run.awaits_decisions() {
            return;
        }
        let (turn_id, first) = (turn_id.clone(), *first);
        let decided: Vec<Approval> = self.run.approvals.iter().skip(first).cloned().collect();
        let responses = decided
            .iter()
            .map(|approval| self.response(approval))
            .collect();
        self.apply(self.joins(), responses);
        self.run.status = Status::Running;
        let approved = decided.into_iter().filter(Approval::is_approved);
        let calls: Vec<Call> = approved.map(|approval| approval.call).collect();
        if calls.is_empty() {
            self.go_on();
        } else {
            self.begin_batch(turn_id, calls, None);
        }
    }

    /// A decision as the model sees it.
    fn response(&mut self, approval: &Approval) -> ContextEntryView {
        let approve = approval.is_approved();
        let note = match &approval.state {
            ApprovalState::Decided { note, .. } => note.as_deref(),
            ApprovalState::Pending | ApprovalState::Cancelled => None,
        };
        let text =
            json!({ "approvalId": approval.id, "approve": approve, "note": note }).to_string();
        let content = self.writer.store(&text, JSON);
        let kind = ContextEntryKindView::McpApprovalResponse { approve };
        let mut entry = ContextEntryView {
            source: Some(ContextEntrySourceView::ApprovalDecision {
                run_id: self.run.id(),
                approval_id: approval.id.clone(),
            }),
            ..self.writer.entry(kind, content)
        };
        show_text(&mut entry, &text);
        entry
    }

    /// Withdraws what is still pending, with one event for each.
    pub(super) fn cancel_approvals(&mut self) {
        let (run_id, joins) = (self.run.id(), self.joins());
        for approval in &mut self.run.approvals {
            if approval.state == ApprovalState::Pending {
                approval.state = ApprovalState::Cancelled;
                let approval_id = approval.id.clone();
                let kind = SessionEventKindView::ApprovalCancelled {
                    run_id: run_id.clone(),
                    approval_id,
                };
                self.writer.append(joins.clone(), kind);
            }
        }
    }
}

impl Approval {
    fn is_approved(&self) -> bool {
        matches!(
            self.state,
            ApprovalState::Decided {
                decision: ApprovalDecisionKind::Approve,
                ..
            }
        )
    }
}
