//! How a session is shown.

use api_contract::lightspeed::events::EventCursor;
use api_contract::lightspeed::ids::RunId;
use api_contract::lightspeed::runs::{DEFAULT_RUN_LIMIT, MAX_RUN_LIMIT, RunSummaryView};
use api_contract::lightspeed::sessions::{
    SessionActivity, SessionLifecycleStatus, SessionMutationView, SessionRetentionView,
    SessionStatus, SessionSummaryView, SessionView,
};

use super::run::{Run, Status};
use super::session::Session;
use crate::core::rules::Rules;

/// A page of run summaries, newest first.
pub(crate) struct RunPage {
    pub(crate) runs: Vec<RunSummaryView>,
    pub(crate) next_cursor: Option<RunId>,
    pub(crate) has_older_runs: bool,
}

impl Session {
    /// The session after a change.
    pub(crate) fn mutation_view(&self) -> SessionMutationView {
        SessionMutationView {
            id: self.id.clone(),
            status: self.status(),
            head_cursor: Some(EventCursor {
                seq: self.record.log.head(),
            }),
            config_revision: self.config_revision,
            context_revision: self.record.context.revision(),
        }
    }

    /// The session as a row of a list.
    pub(crate) fn summary_view(&self) -> SessionSummaryView {
        SessionSummaryView {
            id: self.id.clone(),
            display_name: self.display_name.clone(),
            metadata: self.metadata.clone(),
            lifecycle_status: match self.closed_at {
                None => SessionLifecycleStatus::Open,
                Some(_) => SessionLifecycleStatus::Closed,
            },
            activity: self.activity(),
            closed_at_ms: self.closed_at.map(|at| at.0),
            retention: self.retention(),
            managed: self.is_managed(),
            origin: None,
            access: self.access.clone(),
            created_at_ms: self.created_at.0,
            updated_at_ms: self.record.updated_at.0,
        }
    }

    /// The whole session, with this page of its runs.
    pub(crate) fn view(&self, runs: Vec<RunSummaryView>) -> SessionView {
        SessionView {
            id: self.id.clone(),
            display_name: self.display_name.clone(),
            metadata: self.metadata.clone(),
            status: self.status(),
            activity: self.activity(),
            closed_at_ms: self.closed_at.map(|at| at.0),
            retention: self.retention(),
            access: self.access.clone(),
            managed: self.is_managed(),
            config_revision: self.config_revision,
            config: Some(self.config.clone()),
            created_at_ms: self.created_at.0,
            updated_at_ms: self.record.updated_at.0,
            runs,
            active_run: self.runs.active().map(Run::summary),
            active_context: self.record.context.view(),
            active_tools: self.tools.clone(),
            active_environment_id: self.active_environment.clone(),
            management: self.management.clone(),
            origin: None,
        }
    }

    /// Summaries below the run numbered `cursor`, as many as a request asks for and may have.
    pub(crate) fn run_page(
        &self,
        cursor: Option<u64>,
        limit: Option<u32>,
        rules: &dyn Rules,
    ) -> RunPage {
        let limit = limit.unwrap_or(DEFAULT_RUN_LIMIT).min(MAX_RUN_LIMIT);
        let (runs, has_older_runs) = self.runs.page(cursor, limit);
        let (oldest, head) = (runs.first(), self.record.log.head());
        let listed = |run: &Run| RunSummaryView {
            status: rules
                .runs()
                .listed_status(run.status.view(), run.events_since_end(head)),
            ..run.summary()
        };
        RunPage {
            next_cursor: oldest.filter(|_| has_older_runs).map(Run::id),
            runs: runs.iter().rev().map(listed).collect(),
            has_older_runs,
        }
    }

    fn status(&self) -> SessionStatus {
        match (self.closed_at, self.runs.active) {
            (Some(_), _) => SessionStatus::Closed,
            (None, Some(_)) => SessionStatus::Active,
            (None, None) => SessionStatus::Idle,
        }
    }

    fn activity(&self) -> SessionActivity {
        match self.runs.active() {
            Some(run) if run.status == Status::Parked => SessionActivity::Waiting,
            _ if self.runs.has_open() => SessionActivity::Working,
            _ => SessionActivity::Idle,
        }
    }

    /// A session of its own is the root of its tree.
    fn retention(&self) -> SessionRetentionView {
        let delete_at = self.closed_at.zip(self.delete_after_close_ms);
        SessionRetentionView {
            root_session_id: self.id.clone(),
            delete_after_close_ms: self.delete_after_close_ms,
            delete_at_ms: delete_at.map(|(closed_at, after)| (closed_at + after).0),
        }
    }
}
