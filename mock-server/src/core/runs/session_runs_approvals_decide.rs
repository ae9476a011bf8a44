//! `session/runs/approvals/decide`.

use std::collections::BTreeSet;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{ApprovalId, ID_PATTERN, MAX_ID_BYTES};
use api_contract::lightspeed::runs::{
    ApprovalDecisionFailure, ApprovalDecisionFailureKind, ApprovalDecisionInput,
    ApprovalDecisionResult, ApprovalDecisionStatus, RunApprovalsDecideParams,
    RunApprovalsDecideResponse,
};
use api_contract::validate::Pattern;

use crate::core::handler::Handler;
use crate::core::state::{ApprovalState, Counters, Run};
use crate::core::worker::Decision;

/// The longest note, in bytes.
const MAX_NOTE_BYTES: usize = 4096;

static ID: Pattern = Pattern::new(ID_PATTERN);

impl Handler<'_> {
    pub(super) fn decide(
        &mut self,
        params: RunApprovalsDecideParams,
    ) -> Result<RunApprovalsDecideResponse, AgentApiError> {
        let RunApprovalsDecideParams {
            session_id,
            run_id,
            decisions,
        } = params;
        let run = self.run_at_work(&session_id, &run_id, "decisions")?;
        let number = run.number;
        let given_out = &self.session(&session_id)?.record.counters;
        let mut judge = Judge {
            run,
            given_out,
            named: BTreeSet::new(),
        };
        let mut taken = Vec::new();
        let mut results = Vec::new();
        for input in decisions {
            let failure = match judge.judge(&input) {
                Ok(approval) => {
                    taken.push(Decision {
                        approval,
                        verdict: input.decision,
                        note: input.note,
                    });
                    None
                }
                Err(failure) => Some(failure),
            };
            results.push(ApprovalDecisionResult {
                approval_id: input.approval_id,
                status: match failure {
                    None => ApprovalDecisionStatus::Decided,
                    Some(_) => ApprovalDecisionStatus::Failed,
                },
                failure,
            });
        }
        if !taken.is_empty() {
            let by = self.caller.attribution.clone();
            self.work(&session_id, |worker| worker.decide(number, taken, &by))?;
        }
        Ok(RunApprovalsDecideResponse {
            results,
            run: self.run_view(&session_id, &run_id)?,
        })
    }
}

/// Judges the decisions of one request, in their order.
struct Judge<'a> {
    run: &'a Run,
    /// The ids that the session has given out.
    given_out: &'a Counters,
    /// The approvals that the request has named so far.
    named: BTreeSet<ApprovalId>,
}

impl Judge<'_> {
    /// The approval that is decided, by its index in the run.
    fn judge(&mut self, input: &ApprovalDecisionInput) -> Result<usize, ApprovalDecisionFailure> {
        use ApprovalDecisionFailureKind as Kind;
        let id = &input.approval_id;
        if id.as_str().len() > MAX_ID_BYTES || !ID.matches(id.as_str()) {
            return failed(Kind::InvalidId, "the approval id is malformed");
        }
        if !self.named.insert(id.clone()) {
            return failed(
                Kind::Duplicate,
                "the request decided about this approval before",
            );
        }
        let Some(index) = self
            .run
            .approvals
            .iter()
            .position(|approval| approval.id == *id)
        else {
            return if self.given_out.gave_out(id) {
                failed(
                    Kind::ForeignRun,
                    "the approval belongs to another run of the session",
                )
            } else {
                failed(Kind::NoSuchApproval, "the run has no such approval")
            };
        };
        match self.run.approvals[index].state {
            ApprovalState::Cancelled => {
                failed(Kind::Cancelled, "the approval was withdrawn with its run")
            }
            ApprovalState::Decided { .. } => {
                failed(Kind::AlreadyDecided, "the approval was decided before")
            }
            ApprovalState::Pending if input.note.as_deref().is_some_and(is_bad_note) => failed(
                Kind::InvalidNote,
                &format!("a note must not be blank and has at most {MAX_NOTE_BYTES} bytes"),
            ),
            ApprovalState::Pending => Ok(index),
        }
    }
}

fn is_bad_note(note: &str) -> bool {
    note.trim().is_empty() || note.len() > MAX_NOTE_BYTES
}

fn failed(
    kind: ApprovalDecisionFailureKind,
    message: &str,
) -> Result<usize, ApprovalDecisionFailure> {
    Err(ApprovalDecisionFailure {
        kind,
        message: message.to_owned(),
    })
}
