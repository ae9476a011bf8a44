//! `channels/inbound/admit`.

use std::collections::BTreeMap;

use api_contract::lightspeed::bots::{BotEventDocument, BotEventId, ChatPairingMode};
use api_contract::lightspeed::channels::{
    ChannelInbound, ChannelInboundAdmitParams, ChannelInboundAdmitResponse, ChannelInboundDecision,
    ChannelPairingView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{BotId, BotTriggerId, ChannelAccountId};
use serde_json::json;

use super::match_message::{ChatTrigger, listener};
use crate::core::bots::{Fired, NewEvent};
use crate::core::handler::Handler;
use crate::core::state::{Bot, Chat, Conversation};

/// A trigger of a bot.
type Place = (BotId, BotTriggerId);

impl Handler<'_> {
    /// A message that comes again is answered like the first time.
    pub(super) fn admit_inbound(
        &mut self,
        params: &ChannelInboundAdmitParams,
    ) -> Result<ChannelInboundAdmitResponse, AgentApiError> {
        let ChannelInboundAdmitParams {
            account_id,
            inbound,
        } = params;
        let enabled = self.account(account_id)?.account.enabled;
        if let Some(chat) = self.universe().chats.get_mut(account_id, &inbound.chat_id)
            && let Some(went) = chat.seen.get(&inbound.message_id).cloned()
        {
            if chat.pairing.is_some() {
                count(chat, inbound).duplicates += 1;
            }
            return Ok(went);
        }
        // An account that is switched off receives nothing.
        if !enabled {
            return Ok(undecided(ChannelInboundDecision::Unbound));
        }
        let chats = &self.universe().chats;
        let chat = chats.get(account_id, &inbound.chat_id);
        let pairing = chat.and_then(|chat| chat.pairing.clone());
        let answer = match pairing {
            Some(pairing) => self.hand_on(account_id, inbound, pairing),
            None => self.pair(account_id, inbound),
        };
        if answer.bot_id.is_some() {
            let chat = self.universe().chats.enter(account_id, &inbound.chat_id);
            chat.seen.insert(inbound.message_id.clone(), answer.clone());
        }
        Ok(answer)
    }

    /// Pairs the conversation, if a trigger listens to it and the message does that. The trigger of
    /// the lowest rank comes first.
    fn pair(
        &mut self,
        account_id: &ChannelAccountId,
        inbound: &ChannelInbound,
    ) -> ChannelInboundAdmitResponse {
        let (by_code, by_opening, any) = self.who_pairs(account_id, inbound);
        let (place, paired_via) = match (by_code, by_opening) {
            (Some(place), _) => (place, ChatPairingMode::Code),
            (None, Some(place)) => (place, ChatPairingMode::Open),
            (None, None) if any => return undecided(ChannelInboundDecision::PairingRequired),
            (None, None) => return undecided(ChannelInboundDecision::Unbound),
        };
        let (bot_id, trigger_id) = place;
        let pairing = ChannelPairingView {
            account_id: account_id.clone(),
            chat_id: inbound.chat_id.clone(),
            bot_id: bot_id.clone(),
            trigger_id: trigger_id.clone(),
            paired_via: paired_via.clone(),
            paired_at_ms: self.now().signed(),
        };
        let chat = self.universe().chats.enter(account_id, &inbound.chat_id);
        chat.pairing = Some(pairing.clone());
        if paired_via == ChatPairingMode::Code {
            // The code is for the server, and the bot does not see it.
            count(chat, inbound);
        } else {
            self.hand_on(account_id, inbound, pairing);
        }
        ChannelInboundAdmitResponse {
            decision: ChannelInboundDecision::Paired,
            bot_id: Some(bot_id),
            trigger_id: Some(trigger_id),
        }
    }

    /// The first trigger that the message pairs by its code, the first one that any message pairs,
    /// and whether some trigger listens at all.
    fn who_pairs(
        &mut self,
        account_id: &ChannelAccountId,
        inbound: &ChannelInbound,
    ) -> (Option<Place>, Option<Place>, bool) {
        let mut listeners: Vec<(&Bot, ChatTrigger<'_>)> = Vec::new();
        for bot in self.universe().bots.iter() {
            let triggers = bot.triggers.values();
            let heard = triggers.filter_map(|trigger| listener(&trigger.view, account_id, inbound));
            listeners.extend(heard.map(|trigger| (bot, trigger)));
        }
        // The sort is stable: equal ranks keep the order of bots and triggers.
        listeners.sort_by_key(|(_, trigger)| trigger.priority);
        let first = |pairs: &dyn Fn(&ChatTrigger<'_>) -> bool| {
            let found = listeners.iter().find(|(_, trigger)| pairs(trigger));
            found.map(|(bot, trigger)| (bot.id().clone(), trigger.view.trigger_id.clone()))
        };
        let by_code = first(&|trigger| trigger.is_paired_by(&inbound.text));
        let by_opening = first(&|trigger| *trigger.pairing == ChatPairingMode::Open);
        (by_code, by_opening, !listeners.is_empty())
    }

    /// Gives a message to the bot of its conversation, if it is meant for it and allowed.
    fn hand_on(
        &mut self,
        account_id: &ChannelAccountId,
        inbound: &ChannelInbound,
        pairing: ChannelPairingView,
    ) -> ChannelInboundAdmitResponse {
        let ChannelPairingView {
            bot_id, trigger_id, ..
        } = pairing;
        let universe = self.universe();
        let bot = universe.bots.get(&bot_id);
        let trigger = bot.and_then(|bot| bot.triggers.get(&trigger_id));
        let listens = trigger.and_then(|trigger| listener(&trigger.view, account_id, inbound));
        let (heard, meant, allowed) = listens.map_or((false, false, false), |trigger| {
            (true, trigger.is_meant(inbound), trigger.admits(inbound))
        });
        let chat = universe.chats.enter(account_id, &inbound.chat_id);
        let counts = count(chat, inbound);
        if !meant {
            counts.dropped += 1;
        } else if !allowed {
            counts.denied += 1;
        }
        let mut taken = None;
        if meant && allowed {
            let event = event_of(account_id, inbound);
            let fired = self.with_bot(&bot_id, |handler, bot| {
                handler.fire(bot, &trigger_id, event)
            });
            let chat = self.universe().chats.enter(account_id, &inbound.chat_id);
            let counts = chat.conversation_mut(inbound.thread_id.as_ref());
            match fired {
                Ok(Fired::Given(seq)) => {
                    counts.events.push(seq);
                    taken = Some(trigger_id);
                }
                Ok(Fired::Again) => counts.duplicates += 1,
                Ok(Fired::Dropped) | Err(_) => counts.dropped += 1,
            }
        }
        ChannelInboundAdmitResponse {
            decision: if heard {
                ChannelInboundDecision::Bound
            } else {
                ChannelInboundDecision::Unbound
            },
            bot_id: Some(bot_id),
            trigger_id: taken,
        }
    }
}

/// Counts a message that came in, and names its conversation.
fn count<'a>(chat: &'a mut Chat, inbound: &ChannelInbound) -> &'a mut Conversation {
    let conversation = chat.conversation_mut(inbound.thread_id.as_ref());
    conversation.inbound += 1;
    if conversation.label.is_empty() {
        conversation.label = if inbound.is_direct {
            inbound.sender_name.clone()
        } else {
            format!("chat {}", inbound.chat_id)
        };
    }
    conversation
}

fn undecided(decision: ChannelInboundDecision) -> ChannelInboundAdmitResponse {
    ChannelInboundAdmitResponse {
        decision,
        bot_id: None,
        trigger_id: None,
    }
}

/// A message as an event, which is recognised by account, conversation and message.
fn event_of(account_id: &ChannelAccountId, inbound: &ChannelInbound) -> NewEvent {
    let ChannelInbound {
        message_id,
        chat_id,
        thread_id,
        sender_name,
        text,
        media,
        ..
    } = inbound;
    let files = media.iter().map(|file| {
        let name = file.name.as_deref().unwrap_or(&file.mime);
        format!("[{name}]")
    });
    let said: Vec<String> = std::iter::once(text.trim().to_owned())
        .filter(|text| !text.is_empty())
        .chain(files)
        .collect();
    // Each part is written as JSON writes it, so that no two messages share an id.
    let id = json!([account_id, chat_id, message_id]);
    let place = match thread_id {
        Some(thread_id) => format!("{account_id}/{chat_id}/{thread_id}"),
        None => format!("{account_id}/{chat_id}"),
    };
    NewEvent {
        event_id: Some(BotEventId::from(format!("message:{id}"))),
        document: BotEventDocument {
            version: 1,
            kind: "message".to_owned(),
            source: format!("chat:{account_id}"),
            occurred_at_ms: inbound.timestamp_ms,
            summary: format!("{sender_name}: {}", said.join(" ")),
            data: Some(json!({ "accountId": account_id, "message": inbound })),
            headers: BTreeMap::new(),
            correlation_id: Some(place),
            links: Vec::new(),
            sender: None,
            hops: 0,
            in_reply_to: None,
        },
    }
}
