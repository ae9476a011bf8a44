//! Parameters and results of the job methods.

use std::collections::BTreeMap;

use crate::lightspeed::environments::{
    SessionJobArtifactView, SessionJobHandleView, SessionJobId, SessionJobOutputChunkView,
    SessionJobStartedView, SessionJobSummaryView,
};
use crate::lightspeed::ids::{EnvironmentId, EnvironmentRequestId, ID_PATTERN, MAX_ID_BYTES};
use crate::{wire, wire_string};

wire_string! {
    /// Names the jobs that one request started, together.
    pub struct EnvironmentJobGroupId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

/// Jobs to start together in one environment.
#[wire]
pub struct EnvironmentJobCreateParams {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// Your name for the request. A repeat under it finds the jobs instead of starting them again.
    pub request_id: EnvironmentRequestId,
    /// The jobs, at least one.
    #[wire(length(min = 1))]
    pub jobs: Vec<SessionJobStartSpecInput>,
}

/// One job to start: a program, and what must have ended before it.
#[wire]
pub struct SessionJobStartSpecInput {
    /// A name for people, by which other jobs of the request can wait for this one.
    #[wire(optional)]
    pub name: Option<String>,
    /// Its id; absent lets the server choose one.
    #[wire(optional)]
    pub job_id: Option<SessionJobId>,
    /// The program and its arguments. No shell reads them.
    pub argv: Vec<String>,
    /// The directory it starts in; absent leaves it to the environment.
    #[wire(optional)]
    pub cwd: Option<String>,
    /// Variables it finds, besides those of the environment and its credentials.
    #[wire(optional)]
    pub env: BTreeMap<String, String>,
    /// What it reads from its standard input; absent gives it nothing.
    #[wire(optional)]
    pub stdin: Option<String>,
    /// How long it may run, in milliseconds; absent leaves it to the environment.
    #[wire(optional)]
    pub timeout_ms: Option<u64>,
    /// The jobs that it waits for; none starts it as soon as its queue allows.
    #[wire(optional)]
    pub depends_on: Vec<SessionJobDependencyInput>,
    /// How those jobs must have ended.
    #[wire(default)]
    pub dependency_policy: SessionJobDependencyPolicyView,
    /// The queue it runs in, under a name of your own; absent runs it in none.
    #[wire(optional)]
    pub queue_key: Option<String>,
}

/// A job that another one waits for: give its id or its name.
#[wire]
#[derive(Default)]
pub struct SessionJobDependencyInput {
    /// The id of a job of the same environment.
    #[wire(optional)]
    pub job_id: Option<SessionJobId>,
    /// The name of a job of the same request.
    #[wire(optional)]
    pub name: Option<String>,
}

/// How the jobs that another one waits for must have ended.
#[wire]
#[derive(Default)]
pub enum SessionJobDependencyPolicyView {
    /// All with success; else the waiting job ends as `dependencyFailed`.
    #[default]
    AllSucceeded,
    /// All, in whatever way.
    AllTerminal,
}

/// The jobs that a request started or found.
#[wire]
pub struct EnvironmentJobCreateResponse {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The jobs of the request, together.
    pub job_group_id: EnvironmentJobGroupId,
    /// One item for each job of the request, in its order.
    #[wire(default)]
    pub jobs: Vec<SessionJobStartedView>,
}

/// Which jobs to read, and how much of them.
#[wire]
pub struct EnvironmentJobReadParams {
    /// The jobs, at least one.
    #[wire(length(min = 1))]
    pub jobs: Vec<SessionJobHandleView>,
    /// Most bytes of output for each job; absent leaves it to the server.
    #[wire(optional)]
    pub output_bytes: Option<usize>,
    /// Only output after this one, for each job: the `outputNextSeq` of the read before. Absent
    /// begins with the oldest output that is kept.
    #[wire(optional)]
    pub after_seq: Option<u64>,
    /// Whether to tell the files that the jobs left.
    #[wire(default)]
    pub include_artifacts: bool,
}

/// What was read of the jobs.
#[wire]
pub struct EnvironmentJobReadResponse {
    /// One item for each job of the request, in its order.
    #[wire(default)]
    pub jobs: Vec<SessionJobReadEntryView>,
}

/// What was read of one job.
#[wire]
pub struct SessionJobReadEntryView {
    /// The job; absent when it could not be told.
    #[wire(optional)]
    pub handle: Option<SessionJobHandleView>,
    /// Where the job stands; absent when it could not be read.
    #[wire(optional)]
    pub summary: Option<SessionJobSummaryView>,
    /// Its output, in order.
    #[wire(optional)]
    pub output_chunks: Vec<SessionJobOutputChunkView>,
    /// The `afterSeq` with which the next read goes on.
    pub output_next_seq: u64,
    /// The files that it left, when they were asked for.
    #[wire(optional)]
    pub artifacts: Vec<SessionJobArtifactView>,
    /// Why the job could not be read, for people; absent when it was.
    #[wire(optional)]
    pub error: Option<String>,
}

/// Which jobs to cancel.
#[wire]
pub struct EnvironmentJobCancelParams {
    /// The jobs, at least one.
    #[wire(length(min = 1))]
    pub jobs: Vec<SessionJobHandleView>,
    /// Whether jobs that wait for them are cancelled, too.
    #[wire(default)]
    pub scope: SessionJobCancelScopeView,
    /// Stop them the hard way; what that is depends on the environment.
    #[wire(default)]
    pub force: bool,
}

/// How far a cancellation reaches.
#[wire]
#[derive(Default)]
pub enum SessionJobCancelScopeView {
    /// The jobs that are named.
    #[default]
    Job,
    /// The jobs that are named and all that wait for them.
    Dependents,
}

/// What became of the cancellations.
#[wire]
pub struct EnvironmentJobCancelResponse {
    /// One item for each job that the cancellation reached.
    #[wire(default)]
    pub jobs: Vec<SessionJobCancelEntryView>,
}

/// What became of the cancellation of one job.
#[wire]
#[derive(Default)]
pub struct SessionJobCancelEntryView {
    /// The job; absent when it could not be told.
    #[wire(optional)]
    pub handle: Option<SessionJobHandleView>,
    /// Where the job stands now; absent when it could not be read.
    #[wire(optional)]
    pub summary: Option<SessionJobSummaryView>,
    /// Why the job could not be cancelled, for people; absent when it was.
    #[wire(optional)]
    pub error: Option<String>,
}
