//! Input added to a run that is at work.

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::context::{ContextEntrySourceView, ContextEntryView};
use api_contract::lightspeed::events::SessionEventKindView;
use api_contract::lightspeed::ids::SteeringId;

use super::queue::input_entry;
use super::{RunWorker, Worker};
use crate::core::input::Input;
use crate::core::state::{Accepted, Phase, Steering};

impl Worker<'_> {
    /// Adds input to a run that has not ended; its next turn uses it.
    pub(crate) fn steer(
        &mut self,
        number: u64,
        input: Input,
        by: &Attribution,
    ) -> Option<SteeringId> {
        self.with_run(number, |run| run.accept_steering(input, by))
    }
}

impl RunWorker<'_, '_> {
    fn accept_steering(&mut self, input: Input, by: &Attribution) -> SteeringId {
        let id: SteeringId = self.writer.next_id();
        let kind = SessionEventKindView::RunSteeringAccepted {
            run_id: self.run.id(),
            steering_id: id.clone(),
            input: Accepted::views(&input.items),
            requested_by: Some(by.clone()),
        };
        self.writer.append(self.joins(), kind);
        self.progress.steering.push(Steering {
            id: id.clone(),
            items: input.items,
            text: input.text,
        });
        self.progress.steered += 1;
        if self.progress.phase == Phase::AwaitsSteering {
            self.await_steering();
        }
        id
    }

    /// Waits until the run has been steered once more than its script has waited for.
    pub(super) fn await_steering(&mut self) {
        match self.progress.steered.checked_sub(1) {
            Some(further) => {
                self.progress.steered = further;
                self.go_on();
            }
            None => self.progress.phase = Phase::AwaitsSteering,
        }
    }

    /// Lets all steering that no turn has used into the context; the next answer echoes the last
    /// of it.
    pub(super) fn use_steering(&mut self) {
        let mut entries: Vec<ContextEntryView> = Vec::new();
        for steering in std::mem::take(&mut self.progress.steering) {
            let items = steering.items.iter().zip(0..);
            entries.extend(items.map(|(item, index)| ContextEntryView {
                source: Some(ContextEntrySourceView::Steering {
                    run_id: self.run.id(),
                    steering_id: steering.id.clone(),
                    input_index: index,
                }),
                ..input_entry(self.writer, item)
            }));
            let earlier = std::mem::replace(&mut self.progress.text, steering.text);
            self.progress.input.get_or_insert(earlier);
        }
        if !entries.is_empty() {
            self.apply(self.joins(), entries);
        }
    }
}
