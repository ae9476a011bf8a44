//! Conversations on a channel, as they are at this moment.

use crate::lightspeed::ids::{BotId, BotTriggerId, ChannelAccountId};
use crate::{wire, wire_string};

wire_string! {
    /// Names a conversation within its account. The chat provider chooses the text.
    pub struct ChatId;
}

wire_string! {
    /// Names a thread within its conversation. The chat provider chooses the text.
    pub struct ChatThreadId;
}

/// The conversation to read.
#[wire]
pub struct ChannelConversationReadParams {
    /// The account that takes part in it.
    pub account_id: ChannelAccountId,
    /// The conversation.
    pub chat_id: ChatId,
    /// The thread within it; absent means outside of threads.
    #[wire(optional)]
    pub thread_id: Option<ChatThreadId>,
}

/// The conversation that was read.
#[wire]
pub struct ChannelConversationReadResponse {
    /// What it does; absent when nothing handles it at this moment.
    #[wire(optional)]
    pub conversation: Option<ChannelConversationSnapshot>,
}

/// What a conversation does at this moment, for finding out why a message or an answer is missing.
#[wire]
pub struct ChannelConversationSnapshot {
    /// The bot it belongs to.
    pub bot_id: BotId,
    /// The bot's trigger that takes its messages.
    pub trigger_id: BotTriggerId,
    /// Its label, for people.
    pub label: String,
    /// Messages that came in.
    pub inbound_count: u64,
    /// Messages dropped because they had come before.
    pub duplicate_inbound_count: u64,
    /// Messages dropped because they were not meant for the bot.
    pub dropped_inbound_count: u64,
    /// Messages refused because their sender may not start a turn.
    pub denied_inbound_count: u64,
    /// Events handed to the bot.
    pub emitted_count: u64,
    /// Answers sent to the provider.
    pub delivered_count: u64,
    /// Answers that could not be sent.
    pub failed_delivery_count: u64,
    /// Answers being sent.
    pub active_deliveries: u32,
    /// Whether the bot is shown as typing.
    pub typing: bool,
    /// What the connector said that could not be understood, for people.
    #[wire(optional)]
    pub protocol_errors: Vec<String>,
}
