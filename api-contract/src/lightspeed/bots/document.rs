//! What a bot is told to be, and how it is shown.

use crate::lightspeed::access::ResourceAccessSummary;
use crate::lightspeed::bots::BotEventView;
use crate::lightspeed::ids::{BotId, ProfileId, SessionId};
use crate::lightspeed::sessions::SessionActivity;
use crate::wire;

/// What a bot is told to be. A change reaches the bot once it is idle.
#[wire]
pub struct BotDocument {
    /// A name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// What the bot is for, for people; absent when it does not say.
    #[wire(optional)]
    pub description: Option<String>,
    /// The profile from which the bot's sessions are made.
    pub profile_id: ProfileId,
    /// What the bot is told about its task, beyond the profile; absent tells it nothing more.
    #[wire(optional)]
    pub brief: Option<String>,
    /// Most runs the bot starts in a day; absent sets no limit.
    #[wire(optional)]
    pub runs_per_day: Option<u32>,
    /// When a trigger that fires too often is switched off; absent leaves it to the server.
    #[wire(optional)]
    pub breaker: Option<BotBreaker>,
    /// How long a session that serves one key or one event stays open after its last use, in
    /// milliseconds. A trigger may set a time of its own; absent leaves it to the server.
    #[wire(optional)]
    pub routed_session_close_after_ms: Option<u64>,
    /// Whether the bot may change its own document and triggers.
    #[wire(default)]
    pub self_config: bool,
    /// Whether the bot may send events to other bots.
    #[wire(default)]
    pub emit: bool,
    /// Whether the bot works on events. They are stored in either case.
    #[wire(default = true)]
    pub enabled: bool,
}

/// When a trigger that fires too often is switched off.
#[wire]
pub struct BotBreaker {
    /// How many times the trigger may fire within the window.
    pub fires: u32,
    /// The window, in milliseconds.
    pub window_ms: u64,
}

/// A bot to store.
#[wire]
pub struct BotInput {
    /// The bot.
    pub bot_id: BotId,
    /// What it is told to be.
    #[wire(flatten)]
    pub document: BotDocument,
}

/// A stored bot.
#[wire]
pub struct BotView {
    /// The bot.
    pub bot_id: BotId,
    /// Its revision. Each put raises it.
    pub revision: u64,
    /// What it is told to be.
    #[wire(flatten)]
    pub document: BotDocument,
    /// The number of its newest event; 0 when it has none.
    pub event_seq: u64,
    /// When it was closed, in Unix milliseconds; absent while it is open.
    #[wire(optional)]
    pub closed_at_ms: Option<i64>,
    /// The sessions that were closed with it; left out while it is open.
    #[wire(optional)]
    pub closed_sessions: Vec<SessionId>,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// A bot as a row of a list.
#[wire]
pub struct BotListItem {
    /// The bot.
    #[wire(flatten)]
    pub bot: BotView,
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
    /// How many triggers it has.
    pub trigger_count: u32,
    /// How many of its events have no outcome yet.
    pub pending_count: u64,
    /// Its newest event; absent when it has none.
    #[wire(optional)]
    pub last_event: Option<BotEventView>,
    /// Whether it has work.
    pub activity: SessionActivity,
}
