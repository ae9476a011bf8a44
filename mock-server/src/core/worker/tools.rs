//! Tool calls of a run.

use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView, ToolCallEventView};
use api_contract::lightspeed::ids::{ToolBatchId, ToolCallId, TurnId};
use api_contract::lightspeed::runs::{ToolBatchView, ToolCallView, ToolItemStatus};
use serde_json::json;

use super::RunWorker;
use super::event_writer::show_text;
use crate::core::content::{JSON, TEXT};
use crate::core::excerpt::Excerpt;
use crate::core::script::Tool;
use crate::core::state::Call;

impl RunWorker<'_, '_> {
    /// Ends a turn in which the model called tools.
    pub(super) fn generate_calls(&mut self, turn_id: &TurnId, tools: Vec<Tool>) -> Vec<Call> {
        // Every call gets the same arguments: what the run was told, as far as views show it.
        let told = Excerpt::inline(&self.progress.text).text;
        let arguments_text = json!({ "text": told }).to_string();
        let mut calls = Vec::new();
        let mut entries = Vec::new();
        for tool in tools {
            let id = self.writer.next_id::<ToolCallId>();
            let arguments = self.writer.store(&arguments_text, JSON);
            let kind = ContextEntryKindView::ToolCall {
                call_id: id.clone(),
                name: tool.name.clone(),
            };
            let mut entry = ContextEntryView {
                source: Some(self.tool_source(turn_id, None)),
                ..self.writer.entry(kind, arguments.clone())
            };
            show_text(&mut entry, &arguments_text);
            entries.push(entry);
            let arguments_ref = arguments.content_ref;
            calls.push(Call {
                id,
                tool,
                arguments_ref,
                arguments_text: arguments_text.clone(),
            });
        }
        self.apply(self.turn_joins(turn_id), entries);
        self.complete_generation(turn_id, &arguments_text);
        calls
    }

    /// Runs calls as one batch.
    ///
    /// All of it happens at one moment, so that a cancellation never finds a batch half done.
    pub(super) fn run_batch(&mut self, turn_id: &TurnId, calls: Vec<Call>) {
        let batch = Batch {
            id: self.writer.next_id(),
            turn_id: turn_id.clone(),
        };
        let started = SessionEventKindView::ToolBatchStarted {
            run_id: self.run.id(),
            turn_id: turn_id.clone(),
            batch_id: batch.id.clone(),
            calls: calls.iter().map(Call::event_view).collect(),
        };
        self.writer.append(self.batch_joins(&batch), started);
        for call in calls.iter().filter(|call| call.tool.available) {
            self.begin_call(&batch, call);
        }
        let mut results = Vec::new();
        let mut views = Vec::new();
        for call in calls {
            let output = call.output();
            if call.tool.available {
                self.end_call(&batch, &call, &output);
            }
            let content = self.writer.store(&output, TEXT);
            let kind = ContextEntryKindView::ToolResult {
                call_id: call.id.clone(),
                is_error: !call.tool.available,
            };
            let mut entry = ContextEntryView {
                source: Some(self.tool_source(turn_id, Some(batch.id.clone()))),
                ..self.writer.entry(kind, content)
            };
            show_text(&mut entry, &output);
            results.push(entry);
            views.push(call.view(&output, self.writer.now.0));
        }
        self.apply(self.batch_joins(&batch), results);
        let completed = SessionEventKindView::ToolBatchCompleted {
            run_id: self.run.id(),
            turn_id: turn_id.clone(),
            batch_id: batch.id.clone(),
        };
        self.writer.append(self.batch_joins(&batch), completed);
        self.run.tool_batches.push(ToolBatchView {
            id: batch.id,
            turn_id: batch.turn_id,
            status: batch_status(&views),
            calls: views,
        });
    }

    fn begin_call(&mut self, batch: &Batch, call: &Call) {
        let kind = SessionEventKindView::ToolCallStarted {
            run_id: self.run.id(),
            turn_id: batch.turn_id.clone(),
            batch_id: batch.id.clone(),
            call_id: call.id.clone(),
        };
        self.writer.append(self.call_joins(batch, call), kind);
    }

    fn end_call(&mut self, batch: &Batch, call: &Call, output: &str) {
        let kind = SessionEventKindView::ToolCallCompleted {
            run_id: self.run.id(),
            turn_id: batch.turn_id.clone(),
            batch_id: batch.id.clone(),
            call_id: call.id.clone(),
            status: ToolItemStatus::Succeeded,
            effects: Vec::new(),
            output_bytes: Some(output.len() as u64),
            truncated: Excerpt::inline(output).truncated,
        };
        self.writer.append(self.call_joins(batch, call), kind);
    }

    fn tool_source(
        &self,
        turn_id: &TurnId,
        batch_id: Option<ToolBatchId>,
    ) -> ContextEntrySourceView {
        let turn_id = turn_id.clone();
        ContextEntrySourceView::Tool {
            run_id: self.run.id(),
            turn_id,
            batch_id,
        }
    }

    fn batch_joins(&self, batch: &Batch) -> EventJoinsView {
        EventJoinsView {
            tool_batch_id: Some(batch.id.clone()),
            ..self.turn_joins(&batch.turn_id)
        }
    }

    fn call_joins(&self, batch: &Batch, call: &Call) -> EventJoinsView {
        EventJoinsView {
            tool_call_id: Some(call.id.clone()),
            ..self.batch_joins(batch)
        }
    }
}

struct Batch {
    id: ToolBatchId,
    turn_id: TurnId,
}

impl Call {
    fn output(&self) -> String {
        if self.tool.available {
            format!("{} did what it was asked", self.tool.name)
        } else {
            format!("there is no tool named {}", self.tool.name)
        }
    }

    fn event_view(&self) -> ToolCallEventView {
        ToolCallEventView {
            call_id: self.id.clone(),
            tool_id: None,
            tool_name: self.tool.name.clone(),
            arguments_ref: self.arguments_ref.clone(),
            arguments: Some(self.shown_arguments()),
            display: None,
        }
    }

    fn shown_arguments(&self) -> String {
        Excerpt::inline(&self.arguments_text).text
    }

    /// The call after it ended at `now`, which is also when it began.
    fn view(self, output: &str, now: u64) -> ToolCallView {
        let ran = self.tool.available;
        let arguments = self.shown_arguments();
        ToolCallView {
            call_id: self.id,
            tool_id: None,
            tool_name: self.tool.name,
            arguments_ref: self.arguments_ref,
            arguments: Some(arguments),
            output: Some(Excerpt::inline(output).text),
            is_error: !ran,
            status: if ran {
                ToolItemStatus::Succeeded
            } else {
                ToolItemStatus::Unavailable
            },
            effects: Vec::new(),
            display: None,
            started_at_ms: ran.then_some(now),
            completed_at_ms: ran.then_some(now),
            duration_ms: ran.then_some(0),
            media: Vec::new(),
        }
    }
}

/// A batch is as good as its worst call.
fn batch_status(calls: &[ToolCallView]) -> ToolItemStatus {
    let unavailable = calls
        .iter()
        .any(|call| call.status == ToolItemStatus::Unavailable);
    if unavailable {
        ToolItemStatus::Unavailable
    } else {
        ToolItemStatus::Succeeded
    }
}
