//! `session/runs/cancel`.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::RunId;
use api_contract::lightspeed::runs::{RunCancelParams, RunStatus, RunView, RunViewSource};

use crate::core::handler::Handler;
use crate::core::refusal::rejected;
use crate::core::rules::LateCancellation;

impl Handler<'_> {
    pub(super) fn cancel_run(&mut self, params: RunCancelParams) -> Result<RunView, AgentApiError> {
        let (session_id, id) = (params.session_id, params.run_id);
        let (rules, by) = (self.rules.runs(), self.caller.attribution.clone());
        self.session(&session_id)?;
        if self.run(&session_id, &id).is_err() && !rules.cancel_needs_run() {
            self.work(&session_id, |worker| {
                worker.tell_cancellation(id.clone(), &by);
            })?;
            return Ok(never_seen(id));
        }
        let run = self.run(&session_id, &id)?;
        let number = run.number;
        let late = run
            .ended_at
            .map(|ended_at| rules.late_cancellation(ended_at.until(self.now())));
        match late {
            Some(LateCancellation::Refused) => {
                return Err(rejected(format!("run {id} has ended already")));
            }
            Some(LateCancellation::Ignored) => {}
            Some(LateCancellation::Written) => self.work(&session_id, |worker| {
                worker.tell_cancellation(id.clone(), &by);
            })?,
            None => self.work(&session_id, |worker| worker.cancel(number, &by))?,
        }
        let view = self.run_view(&session_id, &id)?;
        if view.status == RunStatus::Cancelling && !rules.cancel_stops_work() {
            return Ok(RunView {
                status: RunStatus::Cancelled,
                ..view
            });
        }
        Ok(view)
    }
}

/// What is told of a run that nobody has started.
fn never_seen(id: RunId) -> RunView {
    RunView {
        id,
        status: RunStatus::Cancelled,
        output: None,
        output_text: None,
        started_at_ms: None,
        completed_at_ms: None,
        source: RunViewSource::Input { items: Vec::new() },
        entries: Vec::new(),
        tool_batches: Vec::new(),
        usage: None,
        pending_approvals: Vec::new(),
    }
}
