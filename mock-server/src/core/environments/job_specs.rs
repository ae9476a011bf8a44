//! From the jobs that a request asks for to the jobs of an environment.

use std::collections::BTreeMap;

use api_contract::lightspeed::environments::{
    SessionJobDependencyInput, SessionJobId, SessionJobStartSpecInput, SessionJobStatusView,
    SessionJobSummaryView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::EnvironmentId;

use crate::core::refusal::{invalid, rejected, unknown_reference};
use crate::core::state::{IdSource, Job, JobTable};
use crate::core::time::UnixMs;

/// The jobs of a request, with what each of them waits for.
pub(super) struct Specs {
    specs: Vec<SessionJobStartSpecInput>,
    dependencies: Vec<Vec<Dependency>>,
}

/// Something that a job waits for.
enum Dependency {
    /// A job of the same request, by its place there.
    New(usize),
    /// A job that was there before.
    Known(SessionJobId),
}

impl Specs {
    /// Judges the jobs of a request.
    pub(super) fn read(
        specs: Vec<SessionJobStartSpecInput>,
        jobs: &JobTable,
    ) -> Result<Self, AgentApiError> {
        let (mut ids, mut names) = (BTreeMap::new(), BTreeMap::new());
        for (index, spec) in specs.iter().enumerate() {
            if spec.argv.is_empty() {
                return Err(invalid(format!("`jobs[{index}].argv` names no program")));
            }
            let id = spec.job_id.as_ref();
            let id_again = id.is_some_and(|id| ids.insert(id, index).is_some());
            let name = spec.name.as_deref();
            let name_again = name.is_some_and(|name| names.insert(name, index).is_some());
            if id_again || name_again {
                return Err(invalid(format!(
                    "`jobs[{index}]` has the id or the name of a job before it"
                )));
            }
            if let Some(taken) = id.filter(|id| jobs.get(id).is_some()) {
                let message = format!("the environment has a job {taken} already");
                return Err(rejected(message));
            }
        }
        let find = |one: &SessionJobDependencyInput| match (&one.job_id, &one.name) {
            (Some(id), None) => match ids.get(id) {
                Some(index) => Ok(Dependency::New(*index)),
                None if jobs.get(id).is_some() => Ok(Dependency::Known(id.clone())),
                None => Err(unknown_reference("dependsOn.jobId", "job", id)),
            },
            (None, Some(name)) => match names.get(name.as_str()) {
                Some(index) => Ok(Dependency::New(*index)),
                None => Err(unknown_reference("dependsOn.name", "job", name)),
            },
            _ => Err(invalid(
                "a dependency must have exactly one of `jobId` and `name`",
            )),
        };
        let dependencies = specs
            .iter()
            .map(|spec| spec.depends_on.iter().map(find).collect())
            .collect::<Result<Vec<Vec<Dependency>>, _>>()?;
        check_cycles(&dependencies)?;
        Ok(Self {
            specs,
            dependencies,
        })
    }

    /// Makes the jobs, giving an id to those that chose none.
    pub(super) fn into_jobs(
        self,
        environment: &EnvironmentId,
        ids: &mut IdSource,
        now: UnixMs,
    ) -> Vec<Job> {
        let chosen = self.specs.iter().map(|spec| spec.job_id.clone());
        let chosen: Vec<SessionJobId> = chosen
            .map(|id| id.unwrap_or_else(|| ids.draw("job_")))
            .collect();
        let named = |dependency: Dependency| match dependency {
            Dependency::New(index) => chosen[index].clone(),
            Dependency::Known(id) => id,
        };
        let specs = self.specs.into_iter().zip(self.dependencies);
        specs
            .zip(&chosen)
            .map(|((spec, dependencies), id)| Job {
                summary: SessionJobSummaryView {
                    namespace: environment.to_string(),
                    job_id: id.clone(),
                    name: spec.name,
                    status: SessionJobStatusView::Accepted,
                    dependencies: dependencies.into_iter().map(named).collect(),
                    created_at_ms: now.0,
                    queued_at_ms: None,
                    started_at_ms: None,
                    finished_at_ms: None,
                    exit_code: None,
                    orphaned_descendants: false,
                    failure: None,
                    queue_key: spec.queue_key,
                },
                argv: spec.argv,
                stdin: spec.stdin,
                timeout_ms: spec.timeout_ms,
                policy: spec.dependency_policy,
                output: Vec::new(),
                planned: None,
                left_ms: None,
            })
            .collect()
    }
}

/// Jobs that wait for each other would wait for ever. Takes out what waits for nothing, until
/// nothing is left or all that is left waits.
fn check_cycles(dependencies: &[Vec<Dependency>]) -> Result<(), AgentApiError> {
    let mut waiting: Vec<usize> = Vec::new();
    let mut followers: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (index, on) in dependencies.iter().enumerate() {
        let new = on.iter().filter_map(|on| match on {
            Dependency::New(on) => Some(*on),
            Dependency::Known(_) => None,
        });
        waiting.push(new.clone().count());
        for on in new {
            followers.entry(on).or_default().push(index);
        }
    }
    let count = waiting.len();
    let mut free: Vec<usize> = (0..count).filter(|index| waiting[*index] == 0).collect();
    let mut taken = 0;
    while let Some(index) = free.pop() {
        taken += 1;
        for follower in followers.remove(&index).unwrap_or_default() {
            waiting[follower] -= 1;
            if waiting[follower] == 0 {
                free.push(follower);
            }
        }
    }
    if taken == count {
        Ok(())
    } else {
        Err(invalid("jobs of the request wait for each other"))
    }
}
