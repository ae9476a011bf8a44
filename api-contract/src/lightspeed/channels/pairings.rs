//! Pairings: which conversation belongs to which bot.

use crate::lightspeed::bots::ChatPairingMode;
use crate::lightspeed::channels::ChatId;
use crate::lightspeed::ids::{BotId, BotTriggerId, ChannelAccountId};
use crate::wire;

/// A conversation that belongs to a bot.
#[wire]
pub struct ChannelPairingView {
    /// The account that takes part in the conversation.
    pub account_id: ChannelAccountId,
    /// The conversation.
    pub chat_id: ChatId,
    /// The bot it belongs to.
    pub bot_id: BotId,
    /// The bot's trigger that takes its messages.
    pub trigger_id: BotTriggerId,
    /// How it was paired.
    pub paired_via: ChatPairingMode,
    /// When it was paired, in Unix milliseconds.
    pub paired_at_ms: i64,
}

/// Which pairings to list. A pairing must pass every filter that is given.
#[wire]
#[derive(Default)]
pub struct ChannelPairingListParams {
    /// Only conversations of this account; absent means all.
    #[wire(optional)]
    pub account_id: Option<ChannelAccountId>,
    /// Only conversations of this bot; absent means all.
    #[wire(optional)]
    pub bot_id: Option<BotId>,
}

/// The pairings that were asked for.
#[wire]
pub struct ChannelPairingListResponse {
    /// The pairings.
    #[wire(default)]
    pub pairings: Vec<ChannelPairingView>,
}

/// The pairing to delete.
#[wire]
pub struct ChannelPairingDeleteParams {
    /// The account that takes part in the conversation.
    pub account_id: ChannelAccountId,
    /// The conversation.
    pub chat_id: ChatId,
}

/// The pairing that was deleted.
#[wire]
pub struct ChannelPairingDeleteResponse {
    /// The pairing as it was.
    pub pairing: ChannelPairingView,
}
