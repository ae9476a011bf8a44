//! Jobs as the server shows them: what was started, where it stands, what it left.

use std::collections::BTreeMap;

use crate::lightspeed::ids::{EnvironmentId, ID_PATTERN, MAX_ID_BYTES, PromiseId};
use crate::{wire, wire_string};

wire_string! {
    /// Names a job within its environment. The client chooses it, or the server does.
    pub struct SessionJobId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

/// A job and the environment it runs in: all that it takes to address it.
///
/// A handle from one answer is a parameter of the next call.
#[wire]
pub struct SessionJobHandleView {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The job.
    pub job_id: SessionJobId,
}

/// A job that was started.
#[wire]
pub struct SessionJobStartedView {
    /// Its name for people; absent when it has none.
    #[wire(optional)]
    pub name: Option<String>,
    /// The job.
    pub job_id: SessionJobId,
    /// The job and its environment.
    pub handle: SessionJobHandleView,
    /// The result that a session waits for; absent when no session started the job.
    #[wire(optional)]
    pub promise_id: Option<PromiseId>,
    /// Where it stands.
    pub status: SessionJobStatusView,
    /// The jobs that it waits for.
    #[wire(optional)]
    pub dependencies: Vec<SessionJobId>,
    /// The queue it runs in; absent when it runs in none.
    #[wire(optional)]
    pub queue_key: Option<String>,
}

/// Where a job stands, and what is known of its life.
#[wire]
pub struct SessionJobSummaryView {
    /// The space in which the environment keeps the job's id.
    pub namespace: String,
    /// The job.
    pub job_id: SessionJobId,
    /// Its name for people; absent when it has none.
    #[wire(optional)]
    pub name: Option<String>,
    /// Where it stands.
    pub status: SessionJobStatusView,
    /// The jobs that it waits for, or waited for.
    #[wire(optional)]
    pub dependencies: Vec<SessionJobId>,
    /// When it was accepted, in Unix milliseconds.
    pub created_at_ms: u64,
    /// When it entered its queue, in Unix milliseconds; absent when it did not.
    #[wire(optional)]
    pub queued_at_ms: Option<u64>,
    /// When its program started, in Unix milliseconds; absent when it did not.
    #[wire(optional)]
    pub started_at_ms: Option<u64>,
    /// When it ended, in Unix milliseconds; absent while it has not.
    #[wire(optional)]
    pub finished_at_ms: Option<u64>,
    /// What its program ended with; absent when it did not end by itself.
    #[wire(optional)]
    pub exit_code: Option<i32>,
    /// Whether its program ended before processes that it had started, which were then stopped.
    #[wire(optional)]
    pub orphaned_descendants: bool,
    /// What went wrong, for people; absent when nothing did.
    #[wire(optional)]
    pub failure: Option<String>,
    /// The queue it runs in; absent when it runs in none.
    #[wire(optional)]
    pub queue_key: Option<String>,
}

/// Where a job stands.
#[wire(open)]
pub enum SessionJobStatusView {
    /// The server has it.
    Accepted,
    /// It waits for its turn or for other jobs.
    Queued,
    /// Its program runs.
    Running,
    /// Its program ended with success.
    Succeeded,
    /// Its program ended with an error, or could not be started.
    Failed,
    /// It was asked to stop and has not ended yet.
    CancelRequested,
    /// It ended because it was cancelled.
    Cancelled,
    /// It was stopped because it ran longer than it might.
    TimedOut,
    /// It never started: a job that it waited for did not end as it had to.
    DependencyFailed,
    /// Its machine stopped while it ran.
    Interrupted,
    /// Nobody can tell any more what became of it.
    Lost,
}

impl SessionJobStatusView {
    /// True when the job has ended and will not change any more.
    ///
    /// A status this version does not know counts as not ended, so a client keeps reading.
    pub fn is_terminal(&self) -> bool {
        matches!(
            self,
            Self::Succeeded
                | Self::Failed
                | Self::Cancelled
                | Self::TimedOut
                | Self::DependencyFailed
                | Self::Interrupted
                | Self::Lost
        )
    }
}

/// A piece of a job's output.
#[wire]
pub struct SessionJobOutputChunkView {
    /// Its number within the job's output; later pieces have greater ones.
    pub seq: u64,
    /// Where the program wrote it.
    pub stream: SessionJobOutputStreamView,
    /// The bytes in standard base64 with padding.
    pub data_base64: String,
}

/// Where a program writes.
#[wire(open)]
pub enum SessionJobOutputStreamView {
    /// Its standard output.
    Stdout,
    /// Its standard error.
    Stderr,
}

/// A file that a job left.
#[wire]
pub struct SessionJobArtifactView {
    /// Its path in the environment.
    pub path: String,
    /// What it is, in the environment's words; absent when it does not say.
    #[wire(optional)]
    pub kind: Option<String>,
    /// More about it, in the environment's words.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
}
