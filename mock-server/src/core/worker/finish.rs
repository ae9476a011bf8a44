//! Ending a run from outside, whatever its script says.

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::ids::TurnId;
use api_contract::lightspeed::runs::ApprovalDecisionKind;

use super::{Decision, RunWorker, Worker};
use crate::core::control::Ending;
use crate::core::script::{Turn, Wait};
use crate::core::state::{ApprovalState, Phase, Status};

impl Worker<'_> {
    /// Ends a run that has not ended.
    pub(crate) fn finish(&mut self, number: u64, ending: Ending) {
        self.with_run(number, |run| match (run.run.status, ending) {
            (Status::Queued, Ending::Cancelled) => run.cut_off(&from_outside()),
            // It has to start first.
            (Status::Queued, ending) => run.progress.ending = Some(ending),
            (_, ending) => run.finish(ending),
        });
    }
}

impl RunWorker<'_, '_> {
    /// Ends a run that has started.
    pub(super) fn finish(&mut self, ending: Ending) {
        let by = from_outside();
        match ending {
            Ending::Cancelled => {
                if self.run.status != Status::Cancelling {
                    self.request_cancellation(&by);
                }
                let by = self.progress.cancelled_by.take().unwrap_or(by);
                self.end_cancellation(&by);
            }
            Ending::Failed { kind, message } => {
                self.unplan();
                self.cut_batch();
                self.cancel_approvals();
                let turn_id = self.last_turn();
                self.fail_with(&turn_id, kind, message);
            }
            Ending::Completed { text } => {
                self.unplan();
                self.approve_all(&by);
                self.cut_batch();
                let turn_id = self.last_turn();
                self.use_steering();
                let output = self.say(&turn_id, Some(&text));
                self.complete(&turn_id, output);
            }
        }
    }

    /// The turn that is under way, or a new one. Nothing is planned for it.
    fn last_turn(&mut self) -> TurnId {
        if !matches!(self.progress.phase, Phase::Generating { .. }) {
            self.run.status = Status::Running;
            self.begin_turn(Turn {
                wait: Wait::Forever,
                ..Turn::default()
            });
        }
        match &self.progress.phase {
            Phase::Generating { turn_id, .. } => turn_id.clone(),
            // A turn has just begun.
            Phase::BetweenTurns
            | Phase::AwaitsSteering
            | Phase::RunningTools(_)
            | Phase::Parked { .. } => self.writer.next_id(),
        }
    }

    /// Approves what a parked run waits for, which lets it go on.
    fn approve_all(&mut self, by: &Attribution) {
        let approvals = self.run.approvals.iter().enumerate();
        let pending = approvals.filter(|(_, approval)| approval.state == ApprovalState::Pending);
        let pending: Vec<usize> = pending.map(|(index, _)| index).collect();
        for approval in pending {
            let decision = Decision {
                approval,
                verdict: ApprovalDecisionKind::Approve,
                note: None,
            };
            self.decide(decision, by);
        }
        self.resume_when_decided();
        self.unplan();
    }
}

/// To whom it is ascribed that somebody outside the API ended a run.
fn from_outside() -> Attribution {
    Attribution::Internal {
        component: "control".to_owned(),
        cause: "a run is ended from outside".to_owned(),
    }
}
