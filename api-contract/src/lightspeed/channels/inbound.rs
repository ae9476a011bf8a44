//! Messages that arrive on a channel, and where they go.

use crate::lightspeed::channels::{ChatId, ChatThreadId};
use crate::lightspeed::ids::{BotId, BotTriggerId, ChannelAccountId, ChatSenderId};
use crate::lightspeed::input::MediaKind;
use crate::{wire, wire_string};

wire_string! {
    /// Names a message within its conversation. The chat provider chooses the text.
    pub struct ChatMessageId;
}

wire_string! {
    /// Names a file at a chat provider, which chooses the text.
    pub struct ChatFileId;
}

/// A message that arrived on a channel.
#[wire]
pub struct ChannelInboundAdmitParams {
    /// The account that received it.
    pub account_id: ChannelAccountId,
    /// The message.
    pub inbound: ChannelInbound,
}

/// Where the message went.
#[wire]
pub struct ChannelInboundAdmitResponse {
    /// What the server decided.
    pub decision: ChannelInboundDecision,
    /// The bot of the conversation; absent when it has none.
    #[wire(optional)]
    pub bot_id: Option<BotId>,
    /// The trigger that took the message; absent when none did.
    #[wire(optional)]
    pub trigger_id: Option<BotTriggerId>,
}

/// A message, as the connector of the provider understood it.
#[wire]
pub struct ChannelInbound {
    /// The message. One that comes again under its id is counted and dropped.
    pub message_id: ChatMessageId,
    /// The conversation.
    pub chat_id: ChatId,
    /// The thread within the conversation; absent outside of threads.
    #[wire(optional)]
    pub thread_id: Option<ChatThreadId>,
    /// Who wrote it.
    pub sender_id: ChatSenderId,
    /// The name under which people know the sender.
    pub sender_name: String,
    /// When it was written, in Unix milliseconds.
    pub timestamp_ms: i64,
    /// What it says; empty when it only brings files.
    pub text: String,
    /// The files it brings.
    #[wire(optional)]
    pub media: Vec<ChannelInboundMedia>,
    /// Whether the conversation is with a single person.
    pub is_direct: bool,
    /// Whether it mentions the account.
    pub mentioned_bot: bool,
    /// Whether it replies to a message of the account.
    pub is_reply_to_bot: bool,
}

/// A file that a message brings.
#[wire]
pub struct ChannelInboundMedia {
    /// The file, at the provider.
    pub file_id: ChatFileId,
    /// How the model is to take it.
    pub kind: MediaKind,
    /// Media type of the bytes, such as `image/png`.
    pub mime: String,
    /// The name of the file; absent when it has none.
    #[wire(optional)]
    pub name: Option<String>,
    /// Its size in bytes; absent when the provider does not tell.
    #[wire(optional)]
    pub byte_size: Option<u64>,
}

/// What the server decided about a message.
#[wire(open, rename_all = "snake_case")]
pub enum ChannelInboundDecision {
    /// The conversation is paired with a bot, which gets the message.
    Bound,
    /// The message paired the conversation with a bot.
    Paired,
    /// The conversation can be paired, once somebody sends a pairing code in it.
    PairingRequired,
    /// The pairing of the conversation is at work and not settled yet.
    PairingPending,
    /// No trigger listens to the conversation.
    Unbound,
}
