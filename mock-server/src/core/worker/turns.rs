//! The turns of a run.

use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView, MessageRole,
};
use api_contract::lightspeed::events::{
    EventJoinsView, RunFailureKindView, SessionEventKindView, TurnGenerationStatusView,
};
use api_contract::lightspeed::ids::TurnId;
use api_contract::lightspeed::input::ContentRefView;
use api_contract::lightspeed::model::LlmUsageView;

use super::RunWorker;
use super::event_writer::show_text;
use super::queue::BEGIN_TURN_AFTER_MS;
use crate::core::content::{TEXT, content};
use crate::core::excerpt::Excerpt;
use crate::core::script::{Act, Turn, Wait};
use crate::core::state::{Phase, Status};

/// How long the model takes for a turn without a word about it.
const END_TURN_AFTER_MS: u64 = 15;

impl RunWorker<'_, '_> {
    /// Does what was planned for now.
    pub(super) fn step(&mut self) {
        if let Some(by) = self.progress.cancelled_by.take() {
            self.end_cancellation(&by);
            return;
        }
        match std::mem::replace(&mut self.progress.phase, Phase::BetweenTurns) {
            Phase::BetweenTurns => self.begin_turn(),
            Phase::Generating { turn_id, turn } => self.end_turn(&turn_id, turn.act),
            // Nothing is ever planned for a parked run but its cancellation.
            parked @ Phase::Parked { .. } => self.progress.phase = parked,
        }
    }

    fn begin_turn(&mut self) {
        let turn = self.progress.script.turns.pop_front();
        let turn = turn.unwrap_or(Turn {
            wait: Wait::Usual,
            act: Act::Answer,
        });
        let turn_id: TurnId = self.writer.next_id();
        let begin = [
            SessionEventKindView::TurnStarted {
                run_id: self.run.id(),
                turn_id: turn_id.clone(),
            },
            SessionEventKindView::TurnPlanned {
                run_id: self.run.id(),
                turn_id: turn_id.clone(),
            },
            SessionEventKindView::TurnGenerationRequested {
                run_id: self.run.id(),
                turn_id: turn_id.clone(),
            },
        ];
        for kind in begin {
            self.writer.append(self.turn_joins(&turn_id), kind);
        }
        match turn.wait {
            Wait::Usual => self.plan(END_TURN_AFTER_MS),
            Wait::Ms(ms) => self.plan(ms),
            Wait::Forever => {}
        }
        self.progress.phase = Phase::Generating { turn_id, turn };
    }

    fn end_turn(&mut self, turn_id: &TurnId, act: Act) {
        match act {
            Act::Answer => self.answer(turn_id),
            Act::Call(tools) => {
                let calls = self.generate_calls(turn_id, tools);
                self.run_batch(turn_id, calls);
                self.go_on();
            }
            Act::Ask(names) => self.ask(turn_id, names),
            Act::Fail { kind, message } => self.fail(turn_id, kind, message),
        }
    }

    fn answer(&mut self, turn_id: &TurnId) {
        let last = self.progress.script.turns.is_empty() && self.progress.steering.is_empty();
        let mut text = String::from("echo: ");
        if last {
            text.push_str(&self.progress.text);
            let missing = self.progress.script.answer_bytes.saturating_sub(text.len());
            text.extend(std::iter::repeat_n('.', missing));
        } else {
            // Only the last answer is whole: a long text in many turns would be a lot of work.
            text.push_str(&Excerpt::inline(&self.progress.text).text);
        }
        let output = if last && !self.writer.rules.runs().output_is_stored() {
            content(self.writer.rules.blobs().blob_ref(text.as_bytes()), TEXT)
        } else {
            self.writer.store(&text, TEXT)
        };
        let kind = ContextEntryKindView::Message {
            role: MessageRole::Assistant,
        };
        let mut entry = ContextEntryView {
            preview: Some(Excerpt::preview(&text).text),
            source: Some(ContextEntrySourceView::AssistantOutput {
                run_id: self.run.id(),
                turn_id: turn_id.clone(),
            }),
            ..self.writer.entry(kind, output.clone())
        };
        show_text(&mut entry, &text);
        self.apply(self.turn_joins(turn_id), vec![entry]);

        if last && !self.writer.rules.runs().turn_closes_before_end() {
            self.complete(turn_id, output);
            self.complete_generation(turn_id, &text);
            return;
        }
        self.complete_generation(turn_id, &text);
        if last {
            self.complete(turn_id, output);
        } else {
            self.go_on();
        }
    }

    /// Ends a generation that succeeded, and its turn.
    pub(super) fn complete_generation(&mut self, turn_id: &TurnId, generated: &str) {
        let usage = self.run.usage.add(&self.progress.text, generated).view();
        self.close_turn(turn_id, TurnGenerationStatusView::Succeeded, usage);
    }

    /// Lets steering into the context and plans the next turn.
    pub(super) fn go_on(&mut self) {
        self.use_steering();
        self.progress.phase = Phase::BetweenTurns;
        self.plan(BEGIN_TURN_AFTER_MS);
    }

    fn complete(&mut self, turn_id: &TurnId, output: ContentRefView) {
        self.run.output = Some(output.clone());
        let kind = SessionEventKindView::RunCompleted {
            run_id: self.run.id(),
            output: Some(output),
        };
        self.end(Status::Completed, self.turn_joins(turn_id), kind);
    }

    fn fail(&mut self, turn_id: &TurnId, kind: RunFailureKindView, message: String) {
        self.close_turn(turn_id, TurnGenerationStatusView::Failed, None);
        if !self.writer.rules.runs().failure_ends_run() {
            return;
        }
        let kind = SessionEventKindView::RunFailed {
            run_id: self.run.id(),
            kind,
            message,
        };
        self.end(Status::Failed, self.turn_joins(turn_id), kind);
    }

    fn close_turn(
        &mut self,
        turn_id: &TurnId,
        status: TurnGenerationStatusView,
        usage: Option<LlmUsageView>,
    ) {
        let completed = SessionEventKindView::TurnGenerationCompleted {
            run_id: self.run.id(),
            turn_id: turn_id.clone(),
            status,
            usage,
        };
        self.writer.append(self.turn_joins(turn_id), completed);
        let completed = SessionEventKindView::TurnCompleted {
            turn_id: turn_id.clone(),
        };
        self.writer.append(self.turn_joins(turn_id), completed);
    }

    /// Ends the run with its last event.
    pub(super) fn end(
        &mut self,
        status: Status,
        joins: EventJoinsView,
        kind: SessionEventKindView,
    ) {
        self.run.status = status;
        self.run.ended_at = Some(self.writer.now);
        for _ in 1..self.writer.rules.runs().ends_told(status.view()) {
            self.writer.append(joins.clone(), kind.clone());
        }
        self.run.last_seq = Some(self.writer.append(joins, kind));
    }

    /// Adds entries of this run to the context.
    pub(super) fn apply(&mut self, joins: EventJoinsView, entries: Vec<ContextEntryView>) {
        self.run.entries.extend_from_slice(&entries);
        self.writer.apply(joins, entries);
    }

    pub(super) fn plan(&mut self, after_ms: u64) {
        self.progress.planned = Some(self.writer.plan(self.run.number, after_ms));
    }

    pub(super) fn joins(&self) -> EventJoinsView {
        EventJoinsView {
            run_id: Some(self.run.id()),
            ..EventJoinsView::default()
        }
    }

    pub(super) fn turn_joins(&self, turn_id: &TurnId) -> EventJoinsView {
        EventJoinsView {
            turn_id: Some(turn_id.clone()),
            ..self.joins()
        }
    }
}
