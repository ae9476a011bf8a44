//! Conversations on channels: to which bot each belongs, and what came in.

use std::collections::BTreeMap;

use api_contract::lightspeed::channels::{
    ChannelInboundAdmitResponse, ChannelPairingView, ChatId, ChatMessageId, ChatThreadId,
};
use api_contract::lightspeed::ids::{BotId, BotTriggerId, ChannelAccountId};
use serde::{Deserialize, Serialize};

/// The conversations of one universe, by account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Chats(BTreeMap<ChannelAccountId, BTreeMap<ChatId, Chat>>);

/// One conversation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Chat {
    pub(crate) pairing: Option<ChannelPairingView>,
    /// Where each message went that belonged to a bot.
    pub(crate) seen: BTreeMap<ChatMessageId, ChannelInboundAdmitResponse>,
    threads: BTreeMap<String, Conversation>,
}

/// What happened in one thread of a conversation, or outside of threads, since it was paired.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Conversation {
    pub(crate) label: String,
    pub(crate) inbound: u64,
    pub(crate) duplicates: u64,
    pub(crate) dropped: u64,
    pub(crate) denied: u64,
    /// The numbers of the bot's events that came of its messages.
    pub(crate) events: Vec<u64>,
}

impl Chats {
    pub(crate) fn get(&self, account: &ChannelAccountId, chat: &ChatId) -> Option<&Chat> {
        self.0.get(account)?.get(chat)
    }

    pub(crate) fn get_mut(
        &mut self,
        account: &ChannelAccountId,
        chat: &ChatId,
    ) -> Option<&mut Chat> {
        self.0.get_mut(account)?.get_mut(chat)
    }

    pub(crate) fn enter(&mut self, account: &ChannelAccountId, chat: &ChatId) -> &mut Chat {
        let chats = self.0.entry(account.clone()).or_default();
        chats.entry(chat.clone()).or_default()
    }

    /// All pairings, by account and conversation.
    pub(crate) fn pairings(&self) -> impl Iterator<Item = &ChannelPairingView> {
        let chats = self.0.values().flat_map(BTreeMap::values);
        chats.filter_map(|chat| chat.pairing.as_ref())
    }

    /// Forgets everything of an account.
    pub(crate) fn drop_account(&mut self, account: &ChannelAccountId) {
        self.0.remove(account);
    }

    /// Takes away what a trigger was paired with, except conversations of the account `kept`.
    pub(crate) fn unpair_trigger(
        &mut self,
        bot: &BotId,
        trigger: &BotTriggerId,
        kept: Option<&ChannelAccountId>,
    ) {
        self.unpair_where(|pairing| {
            pairing.bot_id == *bot
                && pairing.trigger_id == *trigger
                && Some(&pairing.account_id) != kept
        });
    }

    /// Takes away what a bot was paired with, and forgets which messages it got.
    pub(crate) fn drop_bot(&mut self, bot: &BotId) {
        self.unpair_where(|pairing| pairing.bot_id == *bot);
        for chat in self.0.values_mut().flat_map(BTreeMap::values_mut) {
            chat.seen
                .retain(|_, went| went.bot_id.as_ref() != Some(bot));
        }
    }

    fn unpair_where(&mut self, gone: impl Fn(&ChannelPairingView) -> bool) {
        for chat in self.0.values_mut().flat_map(BTreeMap::values_mut) {
            if chat.pairing.as_ref().is_some_and(&gone) {
                chat.unpair();
            }
        }
    }
}

impl Chat {
    /// Ends the pairing. Which messages were seen is kept, so that none reaches a bot twice.
    pub(crate) fn unpair(&mut self) -> Option<ChannelPairingView> {
        self.threads.clear();
        self.pairing.take()
    }

    pub(crate) fn conversation(&self, thread: Option<&ChatThreadId>) -> Option<&Conversation> {
        self.threads.get(&place(thread))
    }

    pub(crate) fn conversation_mut(&mut self, thread: Option<&ChatThreadId>) -> &mut Conversation {
        self.threads.entry(place(thread)).or_default()
    }
}

/// A thread may be named by any text, also by an empty one.
fn place(thread: Option<&ChatThreadId>) -> String {
    thread.map_or_else(String::new, |thread| format!("#{thread}"))
}
