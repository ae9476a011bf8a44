//! Tool calls that a model makes.

use api_contract::lightspeed::context::{
    ContextEntryKindView, ContextEntrySourceView, ContextEntryView,
};
use api_contract::lightspeed::events::ToolCallEventView;
use api_contract::lightspeed::ids::{ToolBatchId, ToolCallId, TurnId};
use api_contract::lightspeed::runs::{ToolCallView, ToolItemStatus};
use serde_json::json;

use super::RunWorker;
use super::event_writer::show_text;
use crate::core::content::JSON;
use crate::core::excerpt::Excerpt;
use crate::core::script::{ScriptedUsage, Told, Tool};
use crate::core::state::Call;
use crate::core::time::UnixMs;

impl RunWorker<'_, '_> {
    /// Ends a turn in which the model called tools, after it thought about it.
    pub(super) fn generate_calls(
        &mut self,
        turn_id: &TurnId,
        reasoning: Vec<ContextEntryView>,
        tools: Vec<Tool>,
        usage: ScriptedUsage,
    ) -> Vec<Call> {
        let mut calls = Vec::new();
        let mut entries = reasoning;
        // The model wrote all of them, and calls without arguments of their own have the same.
        let mut written = String::new();
        for tool in tools {
            let id = self.writer.next_id::<ToolCallId>();
            let arguments_text = tool.arguments_text(&self.progress.told(false));
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
            if written.is_empty() || tool.arguments.is_some() {
                written.push_str(&arguments_text);
            }
            calls.push(Call {
                id,
                tool,
                arguments_ref,
                arguments_text,
            });
        }
        self.apply(self.turn_joins(turn_id), entries);
        self.complete_generation(turn_id, &written, usage);
        calls
    }

    pub(super) fn tool_source(
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
}

impl Tool {
    /// Without arguments of its own, what the run was told last, as far as views show it.
    fn arguments_text(&self, told: &Told<'_>) -> String {
        match &self.arguments {
            Some(arguments) => told.arguments(arguments),
            None => json!({ "text": told.last() }).to_string(),
        }
    }

    fn output(&self, told: &Told<'_>) -> String {
        match &self.output {
            Some(output) => told.pad(output),
            None if self.available => format!("{} did what it was asked", self.name),
            None => format!("there is no tool named {}", self.name),
        }
    }
}

impl Call {
    /// What comes of the call when nothing stops it.
    pub(super) fn outcome(&self, told: &Told<'_>) -> (ToolItemStatus, String) {
        let status = match (self.tool.available, self.tool.fails) {
            (false, _) => ToolItemStatus::Unavailable,
            (true, true) => ToolItemStatus::Failed,
            (true, false) => ToolItemStatus::Succeeded,
        };
        (status, self.tool.output(told))
    }

    /// When the call is over, if its time counts from `since`; `None` when it never is.
    pub(super) fn due(&self, since: UnixMs) -> Option<UnixMs> {
        let wait = self.tool.wait.ms(0).filter(|_| self.tool.available);
        match wait {
            Some(ms) => Some(since + ms),
            // A tool that is not there has nothing to do.
            None => (!self.tool.available).then_some(since),
        }
    }

    pub(super) fn event_view(&self) -> ToolCallEventView {
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

    /// The call as it begins at `now`.
    pub(super) fn view(&self, now: UnixMs) -> ToolCallView {
        let runs = self.tool.available;
        ToolCallView {
            call_id: self.id.clone(),
            tool_id: None,
            tool_name: self.tool.name.clone(),
            arguments_ref: self.arguments_ref.clone(),
            arguments: Some(self.shown_arguments()),
            output: None,
            is_error: false,
            status: if runs {
                ToolItemStatus::Running
            } else {
                ToolItemStatus::Requested
            },
            effects: Vec::new(),
            display: None,
            started_at_ms: runs.then_some(now.0),
            completed_at_ms: None,
            duration_ms: None,
            media: Vec::new(),
        }
    }
}
