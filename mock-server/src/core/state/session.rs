//! A session as the server keeps it.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::lightspeed::access::ResourceAccessSummary;
use api_contract::lightspeed::ids::{
    EnvironmentId, ProfileId, SessionId, SubmissionId, UniverseId,
};
use api_contract::lightspeed::metadata::Metadata;
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::sessions::{ActiveToolsView, ManagedSessionWorkflowToolsInput};
use serde::{Deserialize, Serialize};

use super::context::Context;
use super::event_log::EventLog;
use super::ids::Counters;
use super::run::{Phase, Run, Status};
use super::schedule::TimerId;
use super::skills::SkillCatalog;
use crate::core::time::UnixMs;

/// Names a session across universes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub(crate) struct SessionKey {
    pub(crate) universe: UniverseId,
    pub(crate) session: SessionId,
}

/// One session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Session {
    pub(crate) id: SessionId,
    pub(crate) display_name: Option<String>,
    pub(crate) metadata: Metadata,
    pub(crate) access: ResourceAccessSummary,
    /// The stored profile that it was set up from last.
    pub(crate) profile: Option<ProfileId>,
    pub(crate) config: SessionConfig,
    pub(crate) config_revision: u64,
    /// The workflow tools with which it was started.
    pub(crate) management: Option<ManagedSessionWorkflowToolsInput>,
    pub(crate) created_at: UnixMs,
    pub(crate) closed_at: Option<UnixMs>,
    pub(crate) delete_after_close_ms: Option<u64>,
    /// The deletion that follows the close, if one is planned.
    pub(crate) deletion: Option<TimerId>,
    /// The environment in which its agent works.
    pub(crate) active_environment: Option<EnvironmentId>,
    /// What the model may call.
    pub(crate) tools: ActiveToolsView,
    /// Nothing while the configuration lets it look for none.
    pub(crate) skills: Option<SkillCatalog>,
    pub(crate) record: Record,
    pub(crate) runs: RunTable,
}

/// What events change: the log, the context they build, and the numbers they hand out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Record {
    pub(crate) log: EventLog,
    /// The numbers of events that stand in the log and that no read finds; none in a gateway
    /// without a defect.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(crate) unreadable: BTreeSet<u64>,
    pub(crate) context: Context,
    /// Why the next compaction is to fail, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) next_compaction_fails: Option<String>,
    pub(crate) counters: Counters,
    pub(crate) updated_at: UnixMs,
}

/// The runs of a session. A run's number is its place in order of acceptance, from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RunTable {
    runs: Vec<Run>,
    by_submission: BTreeMap<SubmissionId, u64>,
    /// Submission ids that refused submissions have used up: rightly none.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    used_up: BTreeSet<SubmissionId>,
    /// The runs that have not ended: the active one and, in queue order, those that wait.
    open: BTreeSet<u64>,
    pub(crate) active: Option<u64>,
}

impl Session {
    pub(crate) fn is_open(&self) -> bool {
        self.closed_at.is_none()
    }
}

impl RunTable {
    pub(crate) fn next_number(&self) -> u64 {
        self.runs.len() as u64 + 1
    }

    /// Adds a run, whose number is the next one. The first run of a submission id keeps it.
    pub(crate) fn add(&mut self, run: Run) {
        self.by_submission
            .entry(run.submission_id.clone())
            .or_insert(run.number);
        self.open.insert(run.number);
        self.runs.push(run);
    }

    /// All runs, in order of acceptance.
    /// Whether the active run is open, and submissions lead to runs.
    pub(super) fn indexes_are_of_runs(&self) -> bool {
        let mut submissions = self.by_submission.iter();
        self.active.is_none_or(|active| self.open.contains(&active))
            && submissions.all(|(id, number)| {
                self.get(*number)
                    .is_some_and(|run| run.submission_id == *id)
            })
    }

    pub(crate) fn get(&self, number: u64) -> Option<&Run> {
        self.runs.get(index(number)?)
    }

    pub(crate) fn get_mut(&mut self, number: u64) -> Option<&mut Run> {
        self.runs.get_mut(index(number)?)
    }

    pub(crate) fn of_submission(&self, id: &SubmissionId) -> Option<u64> {
        self.by_submission.get(id).copied()
    }

    /// Forgets which run has which submission id; the runs stay.
    pub(crate) fn forget_submissions(&mut self) {
        self.by_submission.clear();
    }

    /// Forgets which run a submission has made.
    pub(crate) fn forget(&mut self, id: &SubmissionId) {
        self.by_submission.remove(id);
    }

    /// Notes that a refused submission has used up its id.
    pub(crate) fn use_up(&mut self, id: SubmissionId) {
        self.used_up.insert(id);
    }

    pub(crate) fn is_used_up(&self, id: &SubmissionId) -> bool {
        self.used_up.contains(id)
    }

    /// The runs in order of acceptance.
    pub(crate) fn all(&self) -> &[Run] {
        &self.runs
    }

    pub(crate) fn active(&self) -> Option<&Run> {
        self.get(self.active?)
    }

    /// Whether a turn was started that is neither completed nor cancelled. What follows a turn, tool
    /// calls and decisions, is no part of it.
    pub(crate) fn turn_is_under_way(&self) -> bool {
        let mut open = self.open.iter().filter_map(|number| self.get(*number));
        open.any(|run| {
            let progress = run.progress.as_ref();
            progress.is_some_and(|progress| matches!(progress.phase, Phase::Generating { .. }))
        })
    }

    /// Whether a run is at work or waits for its turn.
    pub(crate) fn has_open(&self) -> bool {
        !self.open.is_empty()
    }

    /// The runs that have not ended, in order of acceptance.
    pub(crate) fn open(&self) -> Vec<u64> {
        self.open.iter().copied().collect()
    }

    /// The run that has waited longest.
    pub(crate) fn next_queued(&self) -> Option<u64> {
        let queued = |number: &&u64| {
            self.get(**number)
                .is_some_and(|run| run.status == Status::Queued)
        };
        self.open.iter().find(queued).copied()
    }

    /// Notes that a run has ended.
    pub(crate) fn ended(&mut self, number: u64) {
        self.open.remove(&number);
        if self.active == Some(number) {
            self.active = None;
        }
    }

    /// Up to `limit` runs below number `cursor`, newest first, and whether older ones exist.
    pub(crate) fn page(&self, cursor: Option<u64>, limit: u32) -> (&[Run], bool) {
        let end = cursor.map_or(self.runs.len(), |cursor| {
            usize::try_from(cursor.saturating_sub(1))
                .unwrap_or(usize::MAX)
                .min(self.runs.len())
        });
        let start = end.saturating_sub(usize::try_from(limit).unwrap_or(usize::MAX));
        (&self.runs[start..end], start > 0)
    }
}

fn index(number: u64) -> Option<usize> {
    usize::try_from(number.checked_sub(1)?).ok()
}
