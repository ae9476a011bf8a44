//! What happens in a session: every event comes from here.
//!
//! A [`Worker`] is one session at one moment, with all that its runs touch. It is made for a
//! request or for a step that has fallen due, and never kept.

mod active_environment;
mod approvals;
mod batches;
mod cancel;
mod catalogs;
mod compaction;
mod context_edits;
mod event_writer;
mod finish;
mod instructions;
mod lifecycle;
mod queue;
mod session_tools;
mod steer;
mod tools;
mod turns;

pub(crate) use approvals::Decision;
pub(crate) use event_writer::EventWriter;
pub(crate) use queue::NewRun;

use super::rules::Rules;
use super::state::{
    BlobStore, Progress, Run, RunTable, Schedule, Session, SessionKey, State, Step, TimerId,
};
use super::time::UnixMs;

/// Lets a session act; `None` when there is no such session. Tells also whether its log grew.
pub(crate) fn work<T>(
    state: &mut State,
    key: &SessionKey,
    rules: &dyn Rules,
    act: impl FnOnce(&mut Worker<'_>) -> T,
) -> Option<(T, bool)> {
    let now = state.clock;
    state.change(key, |session, blobs, schedule| {
        let head = session.record.log.head();
        let result = act(&mut Worker {
            key,
            session,
            blobs,
            schedule,
            rules,
            now,
        });
        (result, session.record.log.head() > head)
    })
}

/// One session at one moment.
pub(crate) struct Worker<'a> {
    pub(crate) key: &'a SessionKey,
    pub(crate) session: &'a mut Session,
    pub(crate) blobs: &'a mut BlobStore,
    pub(crate) schedule: &'a mut Schedule<Step>,
    pub(crate) rules: &'a dyn Rules,
    pub(crate) now: UnixMs,
}

/// One run that has not ended, and what it touches.
pub(crate) struct RunWorker<'a, 'b> {
    pub(crate) run: &'a mut Run,
    pub(crate) progress: &'a mut Progress,
    pub(crate) writer: &'a mut EventWriter<'b>,
}

impl Worker<'_> {
    /// The runs, and what all of them write to.
    pub(crate) fn split(&mut self) -> (&mut RunTable, EventWriter<'_>) {
        let writer = EventWriter {
            key: self.key,
            record: &mut self.session.record,
            blobs: self.blobs,
            schedule: self.schedule,
            rules: self.rules,
            now: self.now,
        };
        (&mut self.session.runs, writer)
    }

    pub(crate) fn writer(&mut self) -> EventWriter<'_> {
        self.split().1
    }

    /// Lets a run that has not ended act; does nothing for any other.
    ///
    /// When the run ends by it, the next one starts.
    fn with_run<T>(
        &mut self,
        number: u64,
        act: impl FnOnce(&mut RunWorker<'_, '_>) -> T,
    ) -> Option<T> {
        let (runs, mut writer) = self.split();
        let run = runs.get_mut(number)?;
        let mut progress = run.progress.take()?;
        let result = act(&mut RunWorker {
            run,
            progress: &mut progress,
            writer: &mut writer,
        });
        let ended = run.status.is_terminal();
        if ended {
            let status = run.status.view();
            runs.ended(number);
            if self.rules.runs().queue_goes_on(status) {
                self.start_queued();
            }
        } else {
            run.progress = Some(progress);
        }
        Some(result)
    }

    /// Takes the step of a run that was planned for now.
    pub(crate) fn step(&mut self, number: u64, timer: TimerId) {
        if self.planned(number) == Some(timer) {
            self.with_run(number, |run| {
                run.progress.planned = None;
                run.step();
            });
        }
    }

    /// The next step of a run, if one is planned.
    fn planned(&self, number: u64) -> Option<TimerId> {
        self.session.runs.get(number)?.progress.as_ref()?.planned
    }
}
