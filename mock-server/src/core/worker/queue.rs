//! Accepting runs, and starting them one after another.

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::events::{
    EventJoinsView, RunAcceptedSourceView, SessionEventKindView,
};
use api_contract::lightspeed::ids::{ContextEntryKey, RunId, SubmissionId};

use super::event_writer::show_text;
use super::{EventWriter, RunWorker, Worker};
use crate::core::excerpt::Excerpt;
use crate::core::scenarios::Scenarios;
use crate::core::state::{Accepted, Phase, Progress, Run, Status, Submission, Usage};

/// How long after its start a run, or after a turn the next turn, begins.
pub(super) const BEGIN_TURN_AFTER_MS: u64 = 5;

/// A run to accept.
pub(crate) struct NewRun<'a> {
    pub(crate) submission_id: SubmissionId,
    pub(crate) submission: Submission,
    /// The input as text, which the run echoes.
    pub(crate) text: String,
    pub(crate) requested_by: Attribution,
    /// Where the script of the run comes from.
    pub(crate) scenarios: &'a Scenarios,
}

impl Worker<'_> {
    /// Accepts a run, starts it if nothing stands before it, and returns its number.
    pub(crate) fn accept(&mut self, new: NewRun<'_>) -> u64 {
        let now = self.now;
        let number = self.session.runs.next_number();
        let script = new.scenarios.script(self.session, &new.text);
        let first_seq = self.tell_accepted(
            number,
            &new.submission_id,
            &new.submission.items,
            new.requested_by,
        );
        self.session.runs.add(Run {
            number,
            status: Status::Queued,
            submission_id: new.submission_id,
            submission: new.submission,
            preview: Excerpt::preview(&new.text),
            accepted_at: now,
            started_at: None,
            ended_at: None,
            first_seq,
            last_seq: None,
            entries: Vec::new(),
            tool_batches: Vec::new(),
            usage: Usage::default(),
            output: None,
            approvals: Vec::new(),
            progress: Some(Progress {
                script,
                text: new.text,
                input: None,
                phase: Phase::BetweenTurns,
                planned: None,
                steering: Vec::new(),
                steered: 0,
                cancelled_by: None,
                ending: None,
            }),
        });
        self.start_queued();
        number
    }

    /// Writes that a run was accepted; returns the number of the event.
    pub(crate) fn tell_accepted(
        &mut self,
        number: u64,
        submission_id: &SubmissionId,
        items: &[Accepted],
        requested_by: Attribution,
    ) -> u64 {
        let id = RunId::from_number(number);
        let joins = EventJoinsView {
            run_id: Some(id.clone()),
            submission_id: Some(submission_id.clone()),
            ..EventJoinsView::default()
        };
        let kind = SessionEventKindView::RunAccepted {
            run_id: id,
            submission_id: Some(submission_id.clone()),
            source: RunAcceptedSourceView::Input {
                entries: Accepted::views(items),
            },
            requested_by: Some(requested_by),
        };
        self.writer().append(joins, kind)
    }

    /// Starts the run that has waited longest, if nothing is at work.
    pub(super) fn start_queued(&mut self) {
        while self.session.is_open() && self.rules.runs().may_start_next(self.session.runs.active) {
            let Some(next) = self.session.runs.next_queued() else {
                return;
            };
            self.session.runs.active = Some(next);
            self.with_run(next, |run| {
                run.start();
            });
        }
    }
}

impl RunWorker<'_, '_> {
    fn start(&mut self) {
        self.run.status = Status::Running;
        self.run.started_at = Some(self.writer.now);
        let id = self.run.id();
        let joins = EventJoinsView {
            submission_id: Some(self.run.submission_id.clone()),
            ..self.joins()
        };
        self.writer.append(
            joins,
            SessionEventKindView::RunStarted { run_id: id.clone() },
        );
        let items = self.run.submission.items.iter().zip(0..);
        let entries = items
            .map(|(item, index)| ContextEntryView {
                key: Some(ContextEntryKey::new(format!(
                    "run.{}.input.{index}",
                    self.run.number
                ))),
                source: Some(ContextEntrySourceView::RunInput {
                    run_id: id.clone(),
                    input_index: index,
                }),
                ..input_entry(self.writer, item)
            })
            .collect();
        self.apply(self.joins(), entries);
        match self.progress.ending.take() {
            Some(ending) => self.finish(ending),
            None => self.plan(
                self.writer
                    .rules
                    .runs()
                    .begins_after_ms(BEGIN_TURN_AFTER_MS),
            ),
        }
    }
}

/// An accepted item as a new entry of the context.
pub(super) fn input_entry(writer: &mut EventWriter<'_>, item: &Accepted) -> ContextEntryView {
    let input = &item.entry;
    let mut entry = ContextEntryView {
        origin: input.origin.clone(),
        preview: input.preview.clone(),
        provenance_ref: input.provenance_ref.clone(),
        ..writer.entry(input.kind.clone(), input.content.clone())
    };
    if item.media.is_none()
        && matches!(input.kind, ContextEntryKindView::Message { .. })
        && let Some(text) = writer.blobs.text(&input.content.content_ref)
    {
        show_text(&mut entry, text);
    }
    entry
}
