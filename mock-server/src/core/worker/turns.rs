//! The turns of a run.

use std::sync::Arc;

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView, MessageRole,
};
use api_contract::lightspeed::events::{
    ContextCompactionTriggerView, EventJoinsView, RunFailureKindView, SessionEventKindView,
    TurnGenerationStatusView,
};
use api_contract::lightspeed::ids::TurnId;
use api_contract::lightspeed::input::ContentRefView;
use api_contract::lightspeed::model::LlmUsageView;

use super::RunWorker;
use super::event_writer::show_text;
use super::queue::BEGIN_TURN_AFTER_MS;
use crate::core::content::{TEXT, content};
use crate::core::excerpt::Excerpt;
use crate::core::script::{Act, Compaction, Reply, ScriptedUsage, Stage, Turn, Wait, pad};
use crate::core::state::{Phase, Status};

/// How long the model takes for a turn without a word about it.
const END_TURN_AFTER_MS: u64 = 15;

/// The form in which this gateway's provider keeps what its model thinks.
const REASONING_KIND: &str = "fake.reasoning";

impl RunWorker<'_, '_> {
    /// Does what was planned for now.
    pub(super) fn step(&mut self) {
        if let Some(by) = self.progress.cancelled_by.take() {
            self.end_cancellation(&by);
            return;
        }
        match std::mem::replace(&mut self.progress.phase, Phase::BetweenTurns) {
            Phase::BetweenTurns => self.begin_stage(),
            Phase::Generating { turn_id, turn } => self.end_turn(turn_id, turn),
            Phase::RunningTools(batch) => self.go_on_with_batch(batch),
            // Nothing is ever planned for a run that waits for somebody but its cancellation.
            waits @ (Phase::Parked { .. } | Phase::AwaitsSteering) => self.progress.phase = waits,
        }
    }

    fn begin_stage(&mut self) {
        let next = self.progress.script.stages.pop_front();
        match next.map(Arc::unwrap_or_clone) {
            Some(Stage::Turn(turn)) => self.begin_turn(turn),
            Some(Stage::Steering) => self.await_steering(),
            Some(Stage::Compaction(compaction)) => self.compact(compaction),
            None => self.begin_turn(Turn::default()),
        }
    }

    /// Condenses the context in the middle of the run, and goes on.
    fn compact(&mut self, compaction: Compaction) {
        let Compaction { wait, failure } = compaction;
        match wait.ms(0) {
            Some(0) => {
                let failure = failure.map(|why| self.progress.told(false).fill(&why));
                let trigger = ContextCompactionTriggerView::HighWatermark;
                self.writer.compact(trigger, failure);
                self.go_on();
            }
            // Comes back here when its time has come.
            Some(ms) => {
                let wait = Wait::Usual;
                let due = Arc::new(Stage::Compaction(Compaction { wait, failure }));
                self.progress.script.stages.push_front(due);
                self.plan(ms);
            }
            None => {}
        }
    }

    pub(super) fn begin_turn(&mut self, turn: Turn) {
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
        if let Some(ms) = turn.wait.ms(END_TURN_AFTER_MS) {
            self.plan(ms);
        }
        self.progress.phase = Phase::Generating { turn_id, turn };
    }

    fn end_turn(&mut self, turn_id: TurnId, turn: Turn) {
        let Turn {
            wait,
            reasoning,
            usage,
            act,
        } = turn;
        match act {
            Act::Answer(reply) => {
                let reasoning = self.reason(&turn_id, &reasoning);
                self.answer(&turn_id, reasoning, reply, usage);
            }
            Act::Call(calls) => {
                let reasoning = self.reason(&turn_id, &reasoning);
                let made = self.generate_calls(&turn_id, reasoning, calls.tools, usage);
                self.begin_batch(turn_id, made, calls.deferred);
            }
            Act::Ask(tools) => {
                let reasoning = self.reason(&turn_id, &reasoning);
                self.ask(&turn_id, reasoning, tools, usage);
            }
            Act::Fail { kind, message } => self.fail(&turn_id, kind, &message),
            // The turn stays open until the cancellation ends it.
            Act::Cancel => {
                self.progress.phase = Phase::Generating {
                    turn_id,
                    turn: Turn::new(wait, act),
                };
                self.request_cancellation(&Attribution::Internal {
                    component: "runs".to_owned(),
                    cause: "scenario".to_owned(),
                });
            }
        }
    }

    /// What the model thinks in a turn, as entries.
    fn reason(&mut self, turn_id: &TurnId, thoughts: &[String]) -> Vec<ContextEntryView> {
        let mut entries = Vec::new();
        for thought in thoughts {
            let text = self.progress.told(false).fill(thought);
            let content = ContentRefView {
                provider_kind: Some(REASONING_KIND.to_owned()),
                ..self.writer.store(&text, TEXT)
            };
            entries.push(ContextEntryView {
                preview: Some(Excerpt::preview(&text).text),
                source: Some(ContextEntrySourceView::Reasoning {
                    run_id: self.run.id(),
                    turn_id: turn_id.clone(),
                }),
                ..self
                    .writer
                    .entry(ContextEntryKindView::ReasoningState, content)
            });
        }
        entries
    }

    /// Ends a turn with an answer, and the run when nothing follows.
    fn answer(
        &mut self,
        turn_id: &TurnId,
        entries: Vec<ContextEntryView>,
        reply: Reply,
        usage: ScriptedUsage,
    ) {
        let last = self.progress.script.stages.is_empty() && self.progress.steering.is_empty();
        let text = self.answer_text(reply, last);
        let output = self.write_answer(turn_id, entries, text.as_deref(), last);
        let generated = text.as_deref().unwrap_or_default();
        if !last {
            self.complete_generation(turn_id, generated, usage);
            self.go_on();
        } else if self.writer.rules.runs().turn_closes_before_end() {
            self.complete_generation(turn_id, generated, usage);
            self.complete(turn_id, output);
        } else {
            self.complete(turn_id, output);
            self.complete_generation(turn_id, generated, usage);
        }
    }

    /// Lets the model answer with this text as the last one of the run, which ends its turn.
    pub(super) fn say(&mut self, turn_id: &TurnId, text: Option<&str>) -> Option<ContentRefView> {
        let output = self.write_answer(turn_id, Vec::new(), text, true);
        let usage = ScriptedUsage::default();
        self.complete_generation(turn_id, text.unwrap_or_default(), usage);
        output
    }

    /// Adds the text of an answer to the context, after these entries.
    fn write_answer(
        &mut self,
        turn_id: &TurnId,
        mut entries: Vec<ContextEntryView>,
        text: Option<&str>,
        last: bool,
    ) -> Option<ContentRefView> {
        let output = text.map(|text| {
            if last && !self.writer.rules.runs().output_is_stored() {
                content(self.writer.rules.blobs().blob_ref(text.as_bytes()), TEXT)
            } else {
                self.writer.store(text, TEXT)
            }
        });
        if let Some((text, output)) = text.zip(output.clone()) {
            let kind = ContextEntryKindView::Message {
                role: MessageRole::Assistant,
            };
            let mut entry = ContextEntryView {
                preview: Some(Excerpt::preview(text).text),
                source: Some(ContextEntrySourceView::AssistantOutput {
                    run_id: self.run.id(),
                    turn_id: turn_id.clone(),
                }),
                ..self.writer.entry(kind, output)
            };
            show_text(&mut entry, text);
            entries.push(entry);
        }
        if !entries.is_empty() {
            self.apply(self.turn_joins(turn_id), entries);
        }
        output
    }

    /// Only the last answer is whole: a long text in many turns would be a lot of work.
    fn answer_text(&self, reply: Reply, last: bool) -> Option<String> {
        let told = self.progress.told(last);
        let mut text = match reply {
            Reply::Echo => format!("echo: {}", told.last()),
            Reply::Text(padded) => told.pad(&padded),
            Reply::Nothing => return None,
        };
        if last {
            pad(&mut text, self.progress.script.answer_bytes);
        }
        Some(text)
    }

    /// Ends a generation that succeeded, and its turn.
    pub(super) fn complete_generation(
        &mut self,
        turn_id: &TurnId,
        generated: &str,
        usage: ScriptedUsage,
    ) {
        let turn = self.run.usage.add(&self.progress.text, generated, usage);
        self.close_turn(turn_id, TurnGenerationStatusView::Succeeded, turn.view());
    }

    /// Lets steering into the context and plans the next turn.
    pub(super) fn go_on(&mut self) {
        self.use_steering();
        self.progress.phase = Phase::BetweenTurns;
        self.plan(BEGIN_TURN_AFTER_MS);
    }

    pub(super) fn complete(&mut self, turn_id: &TurnId, output: Option<ContentRefView>) {
        self.run.output.clone_from(&output);
        let kind = SessionEventKindView::RunCompleted {
            run_id: self.run.id(),
            output,
        };
        self.end(Status::Completed, self.turn_joins(turn_id), kind);
    }

    fn fail(&mut self, turn_id: &TurnId, kind: RunFailureKindView, message: &str) {
        let message = self.progress.told(false).fill(message);
        self.fail_with(turn_id, kind, message);
    }

    /// Fails with this message as it is.
    pub(super) fn fail_with(
        &mut self,
        turn_id: &TurnId,
        kind: RunFailureKindView,
        message: String,
    ) {
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
        self.progress.phase = Phase::BetweenTurns;
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
