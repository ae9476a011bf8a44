//! `environments/jobs/create`, `environments/jobs/read`, `environments/jobs/cancel`.

use std::collections::BTreeSet;

use api_contract::lightspeed::environments::{
    EnvironmentJobCancelParams, EnvironmentJobCancelResponse, EnvironmentJobCreateParams,
    EnvironmentJobCreateResponse, EnvironmentJobReadParams, EnvironmentJobReadResponse,
    SessionJobCancelEntryView, SessionJobCancelScopeView, SessionJobHandleView, SessionJobId,
    SessionJobReadEntryView, SessionJobStartedView, SessionJobStatusView, SessionJobSummaryView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::EnvironmentId;

use super::job_specs::Specs;
use crate::core::handler::Handler;
use crate::core::refusal::not_found;
use crate::core::state::{Environment, Job, JobGroup, JobTable};

/// How many bytes of a job's output a read returns that does not say.
const OUTPUT_BYTES: usize = 65_536;

impl Handler<'_> {
    /// A repeat is looked for first: it finds its jobs whatever became of the machine.
    pub(super) fn create_jobs(
        &mut self,
        params: EnvironmentJobCreateParams,
    ) -> Result<EnvironmentJobCreateResponse, AgentApiError> {
        let (id, request) = (params.environment_id, params.request_id);
        let environment = self.environment(&id)?;
        if let Some(group) = environment.jobs.group(&request) {
            return Ok(started(environment, group));
        }
        let specs = Specs::read(params.jobs, &environment.jobs)?;
        self.use_environment(&id)?;
        let now = self.now();
        let ids = &mut self.state.ids;
        let group_id = ids.draw("job_group_");
        let jobs = specs.into_jobs(&id, ids, now);
        let group = JobGroup {
            id: group_id,
            jobs: jobs.iter().map(|job| job.summary.job_id.clone()).collect(),
        };
        self.operate(&id, |machine| {
            machine.accept(jobs);
            let response = started(machine.environment, &group);
            machine.environment.jobs.add_group(request, group);
            response
        })
    }

    pub(super) fn read_jobs(
        &mut self,
        params: EnvironmentJobReadParams,
    ) -> EnvironmentJobReadResponse {
        let limit = params.output_bytes.unwrap_or(OUTPUT_BYTES);
        let after = params.after_seq.unwrap_or(0);
        let read = |job: &Job| {
            let (chunks, next) = job.output_after(after, limit);
            let artifacts = if params.include_artifacts {
                job.artifacts()
            } else {
                Vec::new()
            };
            SessionJobReadEntryView {
                handle: None,
                summary: Some(job.summary.clone()),
                output_chunks: chunks,
                output_next_seq: next,
                artifacts,
                error: None,
            }
        };
        let entries = params.jobs.into_iter().map(|handle| {
            let entry = match self.reachable_job(&handle) {
                Ok(job) => read(job),
                Err(error) => SessionJobReadEntryView {
                    handle: None,
                    summary: None,
                    output_chunks: Vec::new(),
                    output_next_seq: after,
                    artifacts: Vec::new(),
                    error: Some(error.message),
                },
            };
            SessionJobReadEntryView {
                handle: Some(handle),
                ..entry
            }
        });
        EnvironmentJobReadResponse {
            jobs: entries.collect(),
        }
    }

    pub(super) fn cancel_jobs(
        &mut self,
        params: EnvironmentJobCancelParams,
    ) -> EnvironmentJobCancelResponse {
        let mut told = BTreeSet::new();
        let mut entries = Vec::new();
        for handle in params.jobs {
            let environment = handle.environment_id.clone();
            let reached = match self.cancel_job(&handle, params.scope, params.force) {
                Ok(reached) => reached,
                Err(error) => vec![SessionJobCancelEntryView {
                    handle: Some(handle),
                    summary: None,
                    error: Some(error.message),
                }],
            };
            // Jobs that are named may wait for the same ones.
            entries.extend(reached.into_iter().filter(|entry| {
                let job = entry.handle.as_ref().map(|handle| handle.job_id.clone());
                told.insert((environment.clone(), job))
            }));
        }
        EnvironmentJobCancelResponse { jobs: entries }
    }

    /// Cancels a job and, where that is asked for, what waits for it.
    fn cancel_job(
        &mut self,
        handle: &SessionJobHandleView,
        scope: SessionJobCancelScopeView,
        force: bool,
    ) -> Result<Vec<SessionJobCancelEntryView>, AgentApiError> {
        let named = self.reachable_job(handle)?.summary.clone();
        let (id, job_id) = (&handle.environment_id, &handle.job_id);
        let mut reached = vec![job_id.clone()];
        if scope == SessionJobCancelScopeView::Dependents {
            reached.extend(waiting_for(job_id, &self.environment(id)?.jobs));
        }
        self.operate(id, |machine| {
            machine.cancel_jobs(&reached, force);
            let jobs = &machine.environment.jobs;
            let summaries = reached.iter().filter_map(|id| jobs.get(id));
            let entries = summaries.map(|job| entry(id, &job.summary, &named));
            entries.collect()
        })
    }

    /// A job whose machine answers.
    fn reachable_job(&mut self, handle: &SessionJobHandleView) -> Result<&Job, AgentApiError> {
        let (id, job) = (&handle.environment_id, &handle.job_id);
        self.use_environment(id)?;
        let job = self.environment(id)?.jobs.get(job);
        job.ok_or_else(|| not_found("job", &handle.job_id))
    }
}

/// What became of a job that a cancellation reached. One that had ended before in another way could
/// not be cancelled.
fn entry(
    environment: &EnvironmentId,
    summary: &SessionJobSummaryView,
    named: &SessionJobSummaryView,
) -> SessionJobCancelEntryView {
    let status = &named.status;
    let too_late = summary.job_id == named.job_id
        && status.is_terminal()
        && *status != SessionJobStatusView::Cancelled;
    SessionJobCancelEntryView {
        handle: Some(handle(environment, &summary.job_id)),
        error: too_late.then(|| format!("the job had ended already: {status}")),
        summary: Some(summary.clone()),
    }
}

/// The jobs that wait for a job, for those that do, and so on.
fn waiting_for(job: &SessionJobId, jobs: &JobTable) -> Vec<SessionJobId> {
    let mut known = BTreeSet::from([job]);
    let mut found = Vec::new();
    loop {
        let waiting = jobs.open().filter(|job| {
            let mut on = job.summary.dependencies.iter();
            on.any(|on| known.contains(on))
        });
        let waiting = waiting.map(|job| &job.summary.job_id);
        let new: Vec<&SessionJobId> = waiting.filter(|id| !known.contains(id)).collect();
        if new.is_empty() {
            return found;
        }
        found.extend(new.iter().map(|id| (*id).clone()));
        known.extend(new);
    }
}

fn started(environment: &Environment, group: &JobGroup) -> EnvironmentJobCreateResponse {
    let id = &environment.view.environment_id;
    let jobs = group.jobs.iter();
    let jobs = jobs.filter_map(|job| environment.jobs.get(job));
    EnvironmentJobCreateResponse {
        environment_id: id.clone(),
        job_group_id: group.id.clone(),
        jobs: jobs.map(|job| started_view(id, &job.summary)).collect(),
    }
}

fn started_view(
    environment: &EnvironmentId,
    summary: &SessionJobSummaryView,
) -> SessionJobStartedView {
    SessionJobStartedView {
        name: summary.name.clone(),
        job_id: summary.job_id.clone(),
        handle: handle(environment, &summary.job_id),
        promise_id: None,
        status: summary.status.clone(),
        dependencies: summary.dependencies.clone(),
        queue_key: summary.queue_key.clone(),
    }
}

fn handle(environment: &EnvironmentId, job: &SessionJobId) -> SessionJobHandleView {
    SessionJobHandleView {
        environment_id: environment.clone(),
        job_id: job.clone(),
    }
}
