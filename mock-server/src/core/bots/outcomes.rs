//! What became of events.

use api_contract::lightspeed::bots::{BotDeliveryId, BotEventOutcome, BotRecentDeliverySnapshot};
use api_contract::lightspeed::ids::{RunId, SessionId};
use api_contract::lightspeed::model::LlmUsageView;

use crate::core::handler::Handler;
use crate::core::state::{ActiveDelivery, Bot, Status};
use crate::core::time::UnixMs;

/// Deliveries that have ended are shown so long as they are among the last of these many.
const RECENT_DELIVERIES: usize = 20;

/// What became of a delivery.
pub(super) struct Outcome {
    became: BotEventOutcome,
    detail: Option<String>,
    usage: Option<LlmUsageView>,
    at: UnixMs,
}

impl Outcome {
    pub(super) fn of(became: BotEventOutcome, at: UnixMs) -> Self {
        Self {
            became,
            detail: None,
            usage: None,
            at,
        }
    }

    /// Notes the outcome on the events, and the delivery among the last ones.
    pub(super) fn settle(
        self,
        bot: &mut Bot,
        delivery_id: BotDeliveryId,
        seqs: &[u64],
        session_id: &SessionId,
        run: Option<u64>,
    ) {
        self.note(bot, seqs);
        bot.processed += seqs.len() as u64;
        if bot.recent.len() == RECENT_DELIVERIES {
            bot.recent.pop_front();
        }
        bot.recent.push_back(BotRecentDeliverySnapshot {
            delivery_id,
            seqs: seqs.to_vec(),
            session_id: session_id.clone(),
            run_id: run.map(RunId::from_number),
            outcome: self.became,
            summary: self.detail,
            finished_at_ms: self.at.signed(),
            usage: self.usage,
        });
    }

    /// Notes the outcome on the events only.
    pub(super) fn note(&self, bot: &mut Bot, seqs: &[u64]) {
        for seq in seqs {
            if let Some(event) = bot.event_mut(*seq) {
                event.view.outcome = Some(self.became.clone());
                event.view.outcome_detail.clone_from(&self.detail);
                event.view.resolved_at_ms = Some(self.at.signed());
            }
        }
    }
}

impl Handler<'_> {
    /// Settles the deliveries whose runs have ended.
    pub(super) fn settle(&mut self, bot: &mut Bot) {
        let mut active = std::mem::take(&mut bot.active);
        active.retain(|delivery| match self.outcome_of(delivery) {
            Some(outcome) => {
                let ActiveDelivery {
                    id,
                    seqs,
                    session_id,
                    run,
                    ..
                } = delivery;
                let ended_at = outcome.at;
                outcome.settle(bot, id.clone(), seqs, session_id, Some(*run));
                let mut routes = bot.routes.values_mut();
                if let Some(route) = routes.find(|route| route.session_id == *session_id) {
                    route.last_active = Some(ended_at);
                }
                false
            }
            None => true,
        });
        bot.active = active;
    }

    /// What became of a delivery; nothing while its run has not ended. The model of this gateway says
    /// of no event that it would not work on it.
    fn outcome_of(&self, delivery: &ActiveDelivery) -> Option<Outcome> {
        let session = self.session(&delivery.session_id).ok();
        let Some(run) = session.and_then(|session| session.runs.get(delivery.run)) else {
            let outcome = Outcome::of(BotEventOutcome::Unresolved, self.now());
            return Some(Outcome {
                detail: Some("its session was deleted".to_owned()),
                ..outcome
            });
        };
        let (became, detail) = match run.status {
            Status::Completed => (BotEventOutcome::Handled, None),
            Status::Failed => (BotEventOutcome::RunFailed, Some("the run failed")),
            Status::Cancelled => (BotEventOutcome::RunFailed, Some("the run was cancelled")),
            Status::Queued | Status::Running | Status::Parked | Status::Cancelling => return None,
        };
        Some(Outcome {
            became,
            detail: detail.map(ToOwned::to_owned),
            usage: run.usage.view(),
            at: run.ended_at.unwrap_or(self.now()),
        })
    }
}
