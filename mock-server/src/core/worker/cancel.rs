//! Cancelling runs.

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::RunId;

use super::{RunWorker, Worker};
use crate::core::state::{Phase, Status};

/// How long a run that is at work takes to stop.
const END_CANCELLATION_AFTER_MS: u64 = 10;

impl Worker<'_> {
    /// Cancels a run that has not ended: at once while it is queued, otherwise a little later.
    pub(crate) fn cancel(&mut self, number: u64, by: &Attribution) {
        self.with_run(number, |run| match run.run.status {
            Status::Queued if run.writer.rules.runs().cancel_leaves_queue() => run.cancelled(by),
            Status::Queued => run.tell_cancellation(by),
            Status::Running | Status::Parked => run.request_cancellation(by),
            // It is being cancelled already, or has ended.
            Status::Cancelling | Status::Completed | Status::Failed | Status::Cancelled => {}
        });
    }

    /// Writes that a run was cancelled, whatever has become of it.
    pub(crate) fn tell_cancellation(&mut self, run: RunId, by: &Attribution) {
        let joins = EventJoinsView {
            run_id: Some(run.clone()),
            ..EventJoinsView::default()
        };
        self.writer().append(joins, run_cancelled(run, by));
    }
}

impl RunWorker<'_, '_> {
    pub(super) fn request_cancellation(&mut self, by: &Attribution) {
        self.run.status = Status::Cancelling;
        self.progress.cancelled_by = Some(by.clone());
        let kind = SessionEventKindView::RunCancellationRequested {
            run_id: self.run.id(),
            requested_by: Some(by.clone()),
        };
        self.writer.append(self.joins(), kind);
        self.unplan();
        self.plan(END_CANCELLATION_AFTER_MS);
    }

    pub(super) fn end_cancellation(&mut self, by: &Attribution) {
        if !self.writer.rules.runs().cancel_stops_work() {
            let kind = SessionEventKindView::RunCompleted {
                run_id: self.run.id(),
                output: None,
            };
            self.end(Status::Completed, self.joins(), kind);
            return;
        }
        if let Phase::Generating { turn_id, .. } = &self.progress.phase {
            let kind = SessionEventKindView::TurnCancelled {
                run_id: self.run.id(),
                turn_id: turn_id.clone(),
            };
            self.writer.append(self.turn_joins(turn_id), kind);
        }
        self.cut_off(by);
        if !self.writer.rules.runs().cancel_drops_completion() {
            let kind = SessionEventKindView::RunCompleted {
                run_id: self.run.id(),
                output: None,
            };
            self.writer.append(self.joins(), kind);
        }
    }

    /// Ends the run wherever it stands, without waiting for its turn.
    pub(super) fn cut_off(&mut self, by: &Attribution) {
        self.unplan();
        self.cut_batch();
        self.cancel_approvals();
        self.cancelled(by);
    }

    fn cancelled(&mut self, by: &Attribution) {
        let kind = run_cancelled(self.run.id(), by);
        self.end(Status::Cancelled, self.joins(), kind);
    }

    fn tell_cancellation(&mut self, by: &Attribution) {
        let kind = run_cancelled(self.run.id(), by);
        self.writer.append(self.joins(), kind);
    }

    pub(super) fn unplan(&mut self) {
        if let Some(timer) = self.progress.planned.take() {
            self.writer.schedule.drop_planned(timer);
        }
    }
}

fn run_cancelled(run_id: RunId, by: &Attribution) -> SessionEventKindView {
    SessionEventKindView::RunCancelled {
        run_id,
        requested_by: Some(by.clone()),
    }
}
