//! The jobs of an environment.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::lightspeed::environments::{
    EnvironmentJobGroupId, SessionJobDependencyPolicyView, SessionJobId, SessionJobOutputChunkView,
    SessionJobOutputStreamView, SessionJobSummaryView,
};
use api_contract::lightspeed::ids::EnvironmentRequestId;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};

use super::schedule::TimerId;

/// Jobs in the order in which they were accepted, by id, and by the request that started them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JobTable {
    jobs: Vec<Job>,
    by_id: BTreeMap<SessionJobId, usize>,
    /// Those that have not ended.
    open: BTreeSet<usize>,
    groups: BTreeMap<EnvironmentRequestId, JobGroup>,
}

/// The jobs of one request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct JobGroup {
    pub(crate) id: EnvironmentJobGroupId,
    pub(crate) jobs: Vec<SessionJobId>,
}

/// One job. Of what it was asked to do only that is kept which decides how it goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Job {
    pub(crate) summary: SessionJobSummaryView,
    pub(crate) argv: Vec<String>,
    pub(crate) stdin: Option<String>,
    pub(crate) timeout_ms: Option<u64>,
    pub(crate) policy: SessionJobDependencyPolicyView,
    pub(crate) output: Vec<Output>,
    /// Its next step.
    pub(crate) planned: Option<TimerId>,
    /// How long until its next step once its machine, which sleeps, is awake again.
    pub(crate) left_ms: Option<u64>,
}

/// Something that a job wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Output {
    pub(crate) stream: SessionJobOutputStreamView,
    pub(crate) text: String,
}

impl JobTable {
    pub(crate) fn get(&self, id: &SessionJobId) -> Option<&Job> {
        self.jobs.get(*self.by_id.get(id)?)
    }

    pub(crate) fn get_mut(&mut self, id: &SessionJobId) -> Option<&mut Job> {
        self.jobs.get_mut(*self.by_id.get(id)?)
    }

    pub(crate) fn group(&self, request: &EnvironmentRequestId) -> Option<&JobGroup> {
        self.groups.get(request)
    }

    pub(crate) fn add_group(&mut self, request: EnvironmentRequestId, group: JobGroup) {
        self.groups.insert(request, group);
    }

    pub(crate) fn add(&mut self, job: Job) {
        let index = self.jobs.len();
        self.by_id.insert(job.summary.job_id.clone(), index);
        self.open.insert(index);
        self.jobs.push(job);
    }

    /// The jobs that have not ended, in the order in which they were accepted.
    pub(crate) fn open(&self) -> impl Iterator<Item = &Job> {
        self.open.iter().filter_map(|index| self.jobs.get(*index))
    }

    pub(crate) fn has_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// Notes that a job has ended.
    pub(crate) fn ended(&mut self, id: &SessionJobId) {
        if let Some(index) = self.by_id.get(id) {
            self.open.remove(index);
        }
    }
}

impl Job {
    /// Up to `limit` bytes of what it wrote after `after`, and where the next read goes on.
    ///
    /// The number of a chunk is that of its last byte, counted from 1, so that a reader of any limit
    /// gets on.
    pub(crate) fn output_after(
        &self,
        after: u64,
        limit: usize,
    ) -> (Vec<SessionJobOutputChunkView>, u64) {
        let (mut begin, mut next, mut left) = (0, after, limit);
        let mut chunks = Vec::new();
        for Output { stream, text } in &self.output {
            let end = begin + text.len() as u64;
            let known = usize::try_from(after.saturating_sub(begin)).unwrap_or(usize::MAX);
            let new = text.as_bytes().get(known..).unwrap_or_default();
            let bytes = &new[..new.len().min(left)];
            if !bytes.is_empty() {
                next = next.max(begin) + bytes.len() as u64;
                left -= bytes.len();
                chunks.push(SessionJobOutputChunkView {
                    seq: next,
                    stream: stream.clone(),
                    data_base64: STANDARD.encode(bytes),
                });
            }
            begin = end;
        }
        (chunks, next)
    }
}
