//! `session/runs/start`, `session/runs/read`, `session/runs/list`, `session/runs/cancel`,
//! `session/runs/steer`, `session/runs/approvals/decide`.

mod earlier;
mod session_runs_approvals_decide;
mod session_runs_cancel;
mod session_runs_start;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{RunId, SessionId};
use api_contract::lightspeed::runs::{
    RunApprovalsDecideParams, RunApprovalsDecideResponse, RunCancelParams, RunCancelResponse,
    RunListParams, RunListResponse, RunReadParams, RunReadResponse, RunStartParams,
    RunStartResponse, RunSteerParams, RunSteerResponse, RunView, Runs,
};

use super::handler::Handler;
use super::input::Input;
use super::refusal::{no_run, not_open, rejected};
use super::state::{Run, RunPage, Status};

/// The most events a run may span to be read as a whole.
const MAX_EVENTS_OF_A_READ: u64 = 20_000;

impl Runs for Handler<'_> {
    fn session_runs_start(
        &mut self,
        params: RunStartParams,
    ) -> Result<RunStartResponse, AgentApiError> {
        self.start_run(params).map(|run| RunStartResponse { run })
    }

    fn session_runs_read(
        &mut self,
        params: RunReadParams,
    ) -> Result<RunReadResponse, AgentApiError> {
        let (session_id, id) = (&params.session_id, &params.run_id);
        let span = self
            .run(session_id, id)?
            .span(self.session(session_id)?.record.log.head());
        if span > MAX_EVENTS_OF_A_READ {
            return Err(rejected(format!(
                "run {id} spans {span} events; read the session's events"
            )));
        }
        Ok(RunReadResponse {
            run: self.run_view(session_id, id)?,
        })
    }

    fn session_runs_list(
        &mut self,
        params: RunListParams,
    ) -> Result<RunListResponse, AgentApiError> {
        let cursor = params.cursor.as_ref().and_then(RunId::number);
        let session = self.session(&params.session_id)?;
        let RunPage {
            runs,
            next_cursor,
            has_older_runs,
        } = session.run_page(cursor, params.limit, self.rules);
        Ok(RunListResponse {
            runs,
            next_cursor,
            has_older_runs,
        })
    }

    fn session_runs_cancel(
        &mut self,
        params: RunCancelParams,
    ) -> Result<RunCancelResponse, AgentApiError> {
        self.cancel_run(params).map(|run| RunCancelResponse { run })
    }

    fn session_runs_steer(
        &mut self,
        params: RunSteerParams,
    ) -> Result<RunSteerResponse, AgentApiError> {
        let RunSteerParams {
            session_id,
            run_id: id,
            items,
        } = params;
        self.check_items("items", items.len())?;
        if !self.session(&session_id)?.is_open() {
            return Err(not_open(&session_id));
        }
        let number = self.steered(&session_id, &id)?;
        let (_, universe) = self.find(&session_id)?;
        let mut input = Input::read(items, &universe.blobs, self.rules)?;
        let by = self.caller.attribution.clone();
        let steering_id = self.work(&session_id, |worker| {
            input.store(worker.blobs);
            worker.steer(number, input, &by)
        })?;
        let steering_id = steering_id.ok_or_else(|| no_run(&id))?;
        Ok(RunSteerResponse {
            steering_id,
            run: self.run_view(&session_id, &id)?,
        })
    }

    fn session_runs_approvals_decide(
        &mut self,
        params: RunApprovalsDecideParams,
    ) -> Result<RunApprovalsDecideResponse, AgentApiError> {
        self.decide(params)
    }
}

impl Handler<'_> {
    fn run(&self, session_id: &SessionId, id: &RunId) -> Result<&Run, AgentApiError> {
        let session = self.session(session_id)?;
        id.number()
            .and_then(|number| session.runs.get(number))
            .ok_or_else(|| no_run(id))
    }

    /// A run that takes what a person adds to it; `what` names that in the refusal of any other.
    fn run_at_work(
        &self,
        session_id: &SessionId,
        id: &RunId,
        what: &str,
    ) -> Result<&Run, AgentApiError> {
        let run = self.run(session_id, id)?;
        match run.status {
            Status::Running | Status::Parked => Ok(run),
            status => Err(rejected(format!(
                "run {id} is {} and takes no {what}",
                status.view()
            ))),
        }
    }

    /// The run that takes the steering of the one that a request names.
    fn steered(&self, session_id: &SessionId, id: &RunId) -> Result<u64, AgentApiError> {
        let run = self.run(session_id, id)?;
        let (has_ended, active) = (
            run.status.is_terminal(),
            self.session(session_id)?.runs.active,
        );
        match self.rules.runs().steered(run.number, has_ended, active) {
            Some(number) if number != run.number => Ok(number),
            _ => self
                .run_at_work(session_id, id, "steering")
                .map(|run| run.number),
        }
    }

    fn run_view(&self, session_id: &SessionId, id: &RunId) -> Result<RunView, AgentApiError> {
        let (session, universe) = self.find(session_id)?;
        let run = self.run(session_id, id)?;
        let events_since = run.events_since_end(session.record.log.head());
        let rules = self.rules.runs();
        Ok(RunView {
            status: rules.read_status(run.status.view(), events_since),
            ..run.view(&universe.blobs)
        })
    }
}
