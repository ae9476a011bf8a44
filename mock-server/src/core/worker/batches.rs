//! Tool calls that run together.

use api_contract::lightspeed::context::{ContextEntryKindView, ContextEntryView};
use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::TurnId;
use api_contract::lightspeed::runs::{ToolBatchView, ToolCallView, ToolItemStatus};

use super::RunWorker;
use super::event_writer::show_text;
use crate::core::content::TEXT;
use crate::core::excerpt::Excerpt;
use crate::core::script::Wait;
use crate::core::state::{Batch, Call, Phase, RunningCall};

impl RunWorker<'_, '_> {
    /// Starts calls as one batch, which is set aside first if `deferred` tells for how long. The run
    /// goes on when all are over.
    pub(super) fn begin_batch(
        &mut self,
        turn_id: TurnId,
        calls: Vec<Call>,
        deferred: Option<Wait>,
    ) {
        let now = self.writer.now;
        let batch = Batch {
            id: self.writer.next_id(),
            turn_id,
            calls: calls
                .into_iter()
                .map(|call| RunningCall { call, result: None })
                .collect(),
            since: now,
            deferred: deferred.is_some(),
        };
        let calls = || batch.calls.iter().map(|running| &running.call);
        let started = SessionEventKindView::ToolBatchStarted {
            run_id: self.run.id(),
            turn_id: batch.turn_id.clone(),
            batch_id: batch.id.clone(),
            calls: calls().map(Call::event_view).collect(),
        };
        self.writer.append(self.batch_joins(&batch), started);
        self.run.tool_batches.push(ToolBatchView {
            id: batch.id.clone(),
            turn_id: batch.turn_id.clone(),
            status: ToolItemStatus::Running,
            calls: calls().map(|call| call.view(now)).collect(),
        });
        for call in calls().filter(|call| call.tool.available) {
            let kind = SessionEventKindView::ToolCallStarted {
                run_id: self.run.id(),
                turn_id: batch.turn_id.clone(),
                batch_id: batch.id.clone(),
                call_id: call.id.clone(),
            };
            self.writer.append(self.call_joins(&batch, call), kind);
        }
        match deferred {
            None => self.run_calls(batch),
            Some(wait) => {
                let kind = SessionEventKindView::ToolBatchDeferred {
                    run_id: self.run.id(),
                    turn_id: batch.turn_id.clone(),
                    batch_id: batch.id.clone(),
                };
                self.writer.append(self.batch_joins(&batch), kind);
                self.progress.phase = Phase::RunningTools(batch);
                if let Some(ms) = wait.ms(0) {
                    self.plan(ms);
                }
            }
        }
    }

    /// Does what was planned for a batch.
    pub(super) fn go_on_with_batch(&mut self, mut batch: Batch) {
        if batch.deferred {
            batch.deferred = false;
            batch.since = self.writer.now;
            let kind = SessionEventKindView::ToolBatchResumed {
                run_id: self.run.id(),
                turn_id: batch.turn_id.clone(),
                batch_id: batch.id.clone(),
            };
            self.writer.append(self.batch_joins(&batch), kind);
        }
        self.run_calls(batch);
    }

    /// Ends the calls whose time is over, and the batch with the last of them.
    fn run_calls(&mut self, mut batch: Batch) {
        let (now, since) = (self.writer.now, batch.since);
        for index in 0..batch.calls.len() {
            let call = &batch.calls[index].call;
            if batch.calls[index].result.is_none() && call.due(since).is_some_and(|due| due <= now)
            {
                let (status, output) = call.outcome(&self.progress.told(false));
                self.end_call(&mut batch, index, status, &output);
            }
        }
        let open = batch
            .calls
            .iter()
            .filter(|running| running.result.is_none());
        let due: Vec<_> = open.map(|running| running.call.due(since)).collect();
        if due.is_empty() {
            self.end_batch(batch);
            self.go_on();
            return;
        }
        self.progress.phase = Phase::RunningTools(batch);
        if let Some(next) = due.into_iter().flatten().min() {
            self.plan(next.0.saturating_sub(now.0));
        }
    }

    /// Stops the batch that is at work, if one is: every call gets its end, so that the model's next
    /// turn finds a result for each.
    pub(super) fn cut_batch(&mut self) {
        let phase = std::mem::replace(&mut self.progress.phase, Phase::BetweenTurns);
        let Phase::RunningTools(mut batch) = phase else {
            self.progress.phase = phase;
            return;
        };
        for index in 0..batch.calls.len() {
            let running = &batch.calls[index];
            if running.result.is_some() {
                continue;
            }
            let (status, output) = if running.call.tool.available {
                let name = &running.call.tool.name;
                (ToolItemStatus::Cancelled, format!("{name} was cancelled"))
            } else {
                running.call.outcome(&self.progress.told(false))
            };
            self.end_call(&mut batch, index, status, &output);
        }
        self.end_batch(batch);
    }

    fn end_call(&mut self, batch: &mut Batch, index: usize, status: ToolItemStatus, output: &str) {
        let call = &batch.calls[index].call;
        let excerpt = Excerpt::inline(output);
        if call.tool.available {
            let kind = SessionEventKindView::ToolCallCompleted {
                run_id: self.run.id(),
                turn_id: batch.turn_id.clone(),
                batch_id: batch.id.clone(),
                call_id: call.id.clone(),
                status: status.clone(),
                effects: Vec::new(),
                output_bytes: Some(output.len() as u64),
                truncated: excerpt.truncated,
            };
            self.writer.append(self.call_joins(batch, call), kind);
        }
        let is_error = status != ToolItemStatus::Succeeded;
        let content = self.writer.store(output, TEXT);
        let kind = ContextEntryKindView::ToolResult {
            call_id: call.id.clone(),
            is_error,
        };
        let mut entry = ContextEntryView {
            source: Some(self.tool_source(&batch.turn_id, Some(batch.id.clone()))),
            ..self.writer.entry(kind, content)
        };
        show_text(&mut entry, output);
        let now = self.writer.now.0;
        if let Some(view) = self.call_view(index) {
            view.output = Some(excerpt.text);
            view.is_error = is_error;
            view.status = status;
            view.completed_at_ms = view.started_at_ms.map(|_| now);
            view.duration_ms = view
                .started_at_ms
                .map(|started| now.saturating_sub(started));
        }
        batch.calls[index].result = Some(entry);
    }

    /// Ends a batch, all of whose calls are over.
    fn end_batch(&mut self, batch: Batch) {
        let joins = self.batch_joins(&batch);
        let results = batch.calls.into_iter().filter_map(|running| running.result);
        self.apply(joins.clone(), results.collect());
        let completed = SessionEventKindView::ToolBatchCompleted {
            run_id: self.run.id(),
            turn_id: batch.turn_id,
            batch_id: batch.id,
        };
        self.writer.append(joins, completed);
        if let Some(view) = self.run.tool_batches.last_mut() {
            view.status = batch_status(&view.calls);
        }
    }

    /// The view of a call of the batch at work.
    fn call_view(&mut self, index: usize) -> Option<&mut ToolCallView> {
        self.run.tool_batches.last_mut()?.calls.get_mut(index)
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

/// A batch is as good as its worst call.
fn batch_status(calls: &[ToolCallView]) -> ToolItemStatus {
    let worst_first = [
        ToolItemStatus::Cancelled,
        ToolItemStatus::Unavailable,
        ToolItemStatus::Failed,
    ];
    let worst = worst_first
        .into_iter()
        .find(|status| calls.iter().any(|call| call.status == *status));
    worst.unwrap_or(ToolItemStatus::Succeeded)
}
