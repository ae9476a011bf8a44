//! `bots/state/read`, and whether a bot has work.

use api_contract::lightspeed::bots::{
    BotActiveDeliverySnapshot, BotBufferSnapshot, BotControllerSnapshot, BotControllerStatus,
    BotSessionSnapshot, BotSetupStatus, BotStateReadResponse, BotStateView, MAX_STATE_SESSIONS,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{BotId, RunId, SessionId};
use api_contract::lightspeed::sessions::SessionActivity;

use super::routing::MAIN;
use super::schedule;
use crate::core::handler::Handler;
use crate::core::state::{Bot, RoutedSession, Status, Universe};
use crate::core::time::UnixMs;

impl Handler<'_> {
    pub(super) fn read_bot_state(
        &mut self,
        id: &BotId,
    ) -> Result<BotStateReadResponse, AgentApiError> {
        let bot = self.bot(id)?.clone();
        let sessions = self.existing_sessions(&bot).into_iter();
        let summaries = sessions.filter_map(|id| Some(self.session(&id).ok()?.summary_view()));
        Ok(BotStateReadResponse {
            state: BotStateView {
                sessions: summaries.take(MAX_STATE_SESSIONS).collect(),
                controller: self.controller(&bot),
            },
        })
    }

    /// Before its main session could be made, a bot has no controller.
    fn controller(&self, bot: &Bot) -> Option<BotControllerSnapshot> {
        let main = bot.routes.get(MAIN)?;
        let today = schedule::day(self.now());
        let is_today = bot.run_day.as_ref() == Some(&today);
        let sessions = bot.routes.values();
        let wanted = &bot.view.document.profile_id;
        Some(BotControllerSnapshot {
            controller_status: self.controller_status(bot),
            setup_status: if bot.last_error.is_some() {
                BotSetupStatus::Degraded
            } else if main.set_up.profile == *wanted {
                BotSetupStatus::Ready
            } else {
                BotSetupStatus::Initializing
            },
            enabled: bot.view.document.enabled,
            closed: bot.view.closed_at_ms.is_some(),
            main_session_id: main.session_id.clone(),
            sessions: sessions.map(|route| self.routed_session(route)).collect(),
            pending_deliveries: u32::try_from(bot.waiting.len()).unwrap_or(u32::MAX),
            buffers: buffers(bot),
            active_deliveries: active(bot),
            recent_deliveries: bot.recent.iter().rev().cloned().collect(),
            run_day: bot.run_day.clone(),
            runs_today: if is_today || bot.run_day.is_none() {
                bot.runs_today
            } else {
                0
            },
            descendants_today: 0,
            events_processed: bot.processed,
            duplicate_events: bot.duplicates,
            applied_profile_revision: Some(main.set_up.revision),
            last_error: bot.last_error.clone(),
        })
    }

    fn controller_status(&self, bot: &Bot) -> BotControllerStatus {
        if bot.view.closed_at_ms.is_some() {
            BotControllerStatus::Closed
        } else if bot.closing {
            BotControllerStatus::Closing
        } else if bot.last_error.is_some() {
            BotControllerStatus::Degraded
        } else if !bot.active.is_empty() {
            BotControllerStatus::DeliveringEvent
        } else if !bot.waiting.is_empty() && !self.runs_left(bot) {
            BotControllerStatus::BudgetExhausted
        } else {
            BotControllerStatus::Idle
        }
    }

    fn routed_session(&self, route: &RoutedSession) -> BotSessionSnapshot {
        BotSessionSnapshot {
            session_id: route.session_id.clone(),
            label: route.target.label.clone(),
            kind: route.target.kind.clone(),
            generation: route.generation,
            last_active_at_ms: route.last_active.map(UnixMs::signed),
            busy: self.is_busy(&route.session_id),
        }
    }

    fn is_busy(&self, id: &SessionId) -> bool {
        let session = self.session(id);
        session.is_ok_and(|session| session.runs.has_open())
    }
}

impl Bot {
    /// Whether the bot has work: what one of its sessions does, or else what is about to go to one.
    pub(super) fn activity(&self, universe: &Universe) -> SessionActivity {
        let sessions = self.sessions.iter().filter_map(|id| universe.session(id));
        let (mut working, mut parked) = (false, false);
        for session in sessions.filter(|session| session.runs.has_open()) {
            match session.runs.active() {
                Some(run) if run.status == Status::Parked => parked = true,
                _ => working = true,
            }
        }
        if working || !self.buffers.is_empty() {
            SessionActivity::Working
        } else if parked {
            SessionActivity::Waiting
        } else {
            SessionActivity::Idle
        }
    }
}

fn buffers(bot: &Bot) -> Vec<BotBufferSnapshot> {
    let buffers = bot.buffers.values().map(|buffer| BotBufferSnapshot {
        key: buffer.delivery.target.label.clone(),
        seqs: buffer.delivery.seqs.clone(),
        first_at_ms: buffer.first_at.signed(),
        last_at_ms: buffer.last_at.signed(),
        flush_at_ms: buffer.flush_at().signed(),
    });
    buffers.collect()
}

fn active(bot: &Bot) -> Vec<BotActiveDeliverySnapshot> {
    let active = bot.active.iter().map(|delivery| BotActiveDeliverySnapshot {
        delivery_id: delivery.id.clone(),
        seqs: delivery.seqs.clone(),
        session_id: delivery.session_id.clone(),
        run_id: Some(RunId::from_number(delivery.run)),
        started_at_ms: delivery.started_at.signed(),
    });
    active.collect()
}
