//! `channels/conversations/read`, `channels/pairings/list`, `channels/pairings/delete`.

use std::collections::BTreeSet;

use api_contract::lightspeed::bots::BotEventOutcome;
use api_contract::lightspeed::channels::{
    ChannelConversationReadParams, ChannelConversationReadResponse, ChannelConversationSnapshot,
    ChannelPairingDeleteParams, ChannelPairingDeleteResponse, ChannelPairingListParams,
    ChannelPairingListResponse, ChannelPairingView,
};
use api_contract::lightspeed::error::AgentApiError;

use crate::core::handler::Handler;
use crate::core::refusal::not_found;
use crate::core::state::{Bot, BotEvent, Chat, Conversation};

impl Handler<'_> {
    pub(super) fn list_pairings(
        &mut self,
        params: &ChannelPairingListParams,
    ) -> ChannelPairingListResponse {
        let wanted = |pairing: &&ChannelPairingView| {
            let (account, bot) = (params.account_id.as_ref(), params.bot_id.as_ref());
            account.is_none_or(|account| *account == pairing.account_id)
                && bot.is_none_or(|bot| *bot == pairing.bot_id)
        };
        let pairings = self.universe().chats.pairings();
        ChannelPairingListResponse {
            pairings: pairings.filter(wanted).cloned().collect(),
        }
    }

    pub(super) fn delete_pairing(
        &mut self,
        params: &ChannelPairingDeleteParams,
    ) -> Result<ChannelPairingDeleteResponse, AgentApiError> {
        let chats = &mut self.universe().chats;
        let chat = chats.get_mut(&params.account_id, &params.chat_id);
        let pairing = chat.and_then(Chat::unpair);
        let pairing = pairing.ok_or_else(|| not_found("paired conversation", &params.chat_id))?;
        Ok(ChannelPairingDeleteResponse { pairing })
    }

    /// Only a conversation that is paired is handled.
    pub(super) fn read_conversation(
        &mut self,
        params: &ChannelConversationReadParams,
    ) -> Result<ChannelConversationReadResponse, AgentApiError> {
        self.account(&params.account_id)?;
        let universe = self.universe();
        let found = universe
            .chats
            .get(&params.account_id, &params.chat_id)
            .and_then(|chat| {
                let pairing = chat.pairing.as_ref()?;
                let conversation = chat.conversation(params.thread_id.as_ref())?;
                let bot = universe.bots.get(&pairing.bot_id)?;
                Some(snapshot(pairing, conversation, bot))
            });
        Ok(ChannelConversationReadResponse {
            conversation: found,
        })
    }
}

/// Each run that worked on messages answers once, and no answer of this gateway is lost.
fn snapshot(
    pairing: &ChannelPairingView,
    conversation: &Conversation,
    bot: &Bot,
) -> ChannelConversationSnapshot {
    let events = || conversation.events.iter().filter_map(|seq| bot.event(*seq));
    let answers: BTreeSet<_> = events()
        .filter(|event| event.view.outcome == Some(BotEventOutcome::Handled))
        .filter_map(|event| {
            let session = event.view.session.as_ref()?;
            Some((&session.session_id, event.view.run_id.as_ref()?))
        })
        .collect();
    let at_work = |event: &BotEvent| event.view.outcome.is_none() && event.view.run_id.is_some();
    ChannelConversationSnapshot {
        bot_id: pairing.bot_id.clone(),
        trigger_id: pairing.trigger_id.clone(),
        label: conversation.label.clone(),
        inbound_count: conversation.inbound,
        duplicate_inbound_count: conversation.duplicates,
        dropped_inbound_count: conversation.dropped,
        denied_inbound_count: conversation.denied,
        emitted_count: conversation.events.len() as u64,
        delivered_count: answers.len() as u64,
        failed_delivery_count: 0,
        active_deliveries: 0,
        typing: events().any(at_work),
        protocol_errors: Vec::new(),
    }
}
