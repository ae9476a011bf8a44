//! `bots/create`, `bots/put`, `bots/read`, `bots/list`, `bots/close`, `bots/delete`,
//! `bots/state/read`, `bots/sessions/rotate`, `bots/triggers/*`, `bots/events/*`,
//! `bots/filters/test`.
//!
//! A bot does what it has to do in [`Handler::tend`]: after each request that concerns it, after each
//! change of its sessions, and when its time comes.

mod admission;
mod delivery;
mod events;
mod filters_test;
mod lifecycle;
mod outcomes;
mod routing;
mod schedule;
mod sessions;
mod state_read;
mod tending;
mod trigger_check;
mod triggers;

use api_contract::lightspeed::bots::{
    BotCloseParams, BotCloseResponse, BotCreateParams, BotCreateResponse, BotDeleteParams,
    BotDeleteResponse, BotEventAdmitParams, BotEventAdmitResponse, BotEventListParams,
    BotEventListResponse, BotEventReadParams, BotEventReadResponse, BotEventReplayParams,
    BotEventReplayResponse, BotFilterTestParams, BotFilterTestResponse, BotListParams,
    BotListResponse, BotPutParams, BotPutResponse, BotReadParams, BotReadResponse,
    BotSessionRotateParams, BotSessionRotateResponse, BotStateReadParams, BotStateReadResponse,
    BotTriggerDeleteParams, BotTriggerDeleteResponse, BotTriggerListParams, BotTriggerListResponse,
    BotTriggerPutParams, BotTriggerPutResponse, BotTriggerReadParams, BotTriggerReadResponse, Bots,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::BotId;

use super::handler::Handler;
use super::refusal::{not_found, rejected};
use super::state::Bot;
pub(crate) use admission::{Fired, NewEvent};
pub(crate) use tending::{tend, tend_owners};

impl Bots for Handler<'_> {
    fn bots_create(&mut self, params: BotCreateParams) -> Result<BotCreateResponse, AgentApiError> {
        self.create_bot(params)
    }

    fn bots_put(&mut self, params: BotPutParams) -> Result<BotPutResponse, AgentApiError> {
        self.put_bot(params)
    }

    fn bots_read(&mut self, params: BotReadParams) -> Result<BotReadResponse, AgentApiError> {
        let bot = self.bot(&params.bot_id)?;
        Ok(BotReadResponse {
            bot: bot.view.clone(),
            access: bot.access.clone(),
        })
    }

    fn bots_list(&mut self, params: BotListParams) -> Result<BotListResponse, AgentApiError> {
        Ok(self.list_bots(&params))
    }

    fn bots_state_read(
        &mut self,
        params: BotStateReadParams,
    ) -> Result<BotStateReadResponse, AgentApiError> {
        self.read_bot_state(&params.bot_id)
    }

    fn bots_triggers_put(
        &mut self,
        params: BotTriggerPutParams,
    ) -> Result<BotTriggerPutResponse, AgentApiError> {
        self.put_trigger(params)
    }

    fn bots_triggers_read(
        &mut self,
        params: BotTriggerReadParams,
    ) -> Result<BotTriggerReadResponse, AgentApiError> {
        let trigger = self.bot(&params.bot_id)?.triggers.get(&params.trigger_id);
        let trigger = trigger.ok_or_else(|| triggers::no_trigger(&params.trigger_id))?;
        Ok(BotTriggerReadResponse {
            trigger: trigger.view.clone(),
        })
    }

    fn bots_triggers_list(
        &mut self,
        params: BotTriggerListParams,
    ) -> Result<BotTriggerListResponse, AgentApiError> {
        let triggers = self.bot(&params.bot_id)?.triggers.values();
        Ok(BotTriggerListResponse {
            triggers: triggers.map(|trigger| trigger.view.clone()).collect(),
        })
    }

    fn bots_events_admit(
        &mut self,
        params: BotEventAdmitParams,
    ) -> Result<BotEventAdmitResponse, AgentApiError> {
        self.admit_event(params)
    }

    fn bots_events_list(
        &mut self,
        params: BotEventListParams,
    ) -> Result<BotEventListResponse, AgentApiError> {
        self.list_events(&params)
    }

    fn bots_events_read(
        &mut self,
        params: BotEventReadParams,
    ) -> Result<BotEventReadResponse, AgentApiError> {
        let event = self.bot(&params.bot_id)?.event(params.seq);
        let event = event.ok_or_else(|| events::no_event(params.seq))?;
        Ok(BotEventReadResponse {
            event: event.view.clone(),
            document: event.document.clone(),
        })
    }

    fn bots_events_replay(
        &mut self,
        params: BotEventReplayParams,
    ) -> Result<BotEventReplayResponse, AgentApiError> {
        self.replay_event(&params)
    }

    fn bots_filters_test(
        &mut self,
        params: BotFilterTestParams,
    ) -> Result<BotFilterTestResponse, AgentApiError> {
        self.test_filter(&params)
    }

    fn bots_sessions_rotate(
        &mut self,
        params: BotSessionRotateParams,
    ) -> Result<BotSessionRotateResponse, AgentApiError> {
        self.rotate(&params)
    }

    fn bots_triggers_delete(
        &mut self,
        params: BotTriggerDeleteParams,
    ) -> Result<BotTriggerDeleteResponse, AgentApiError> {
        self.delete_trigger(&params)
    }

    fn bots_close(&mut self, params: BotCloseParams) -> Result<BotCloseResponse, AgentApiError> {
        self.close_bot(&params.bot_id)
    }

    fn bots_delete(&mut self, params: BotDeleteParams) -> Result<BotDeleteResponse, AgentApiError> {
        self.delete_bot(&params.bot_id)
    }
}

impl Handler<'_> {
    fn bot(&mut self, id: &BotId) -> Result<&Bot, AgentApiError> {
        self.universe().bots.get(id).ok_or_else(|| no_bot(id))
    }

    /// A bot that takes something new.
    fn open_bot(&mut self, id: &BotId) -> Result<&Bot, AgentApiError> {
        let bot = self.bot(id)?;
        if bot.is_closed() {
            Err(rejected(format!("bot {id} is closed")))
        } else {
            Ok(bot)
        }
    }

    /// Lets a bot change, with everything around it, and then do what it has to do.
    pub(super) fn with_bot<T>(
        &mut self,
        id: &BotId,
        act: impl FnOnce(&mut Self, &mut Bot) -> T,
    ) -> Result<T, AgentApiError> {
        let bot = self.universe().bots.take(id);
        let mut bot = bot.ok_or_else(|| no_bot(id))?;
        let result = act(self, &mut bot);
        self.tend(&mut bot);
        self.universe().bots.put(bot);
        Ok(result)
    }
}

fn no_bot(id: &BotId) -> AgentApiError {
    not_found("bot", id)
}
