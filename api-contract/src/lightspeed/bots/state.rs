//! What a bot does at this moment: its controller, its sessions, its deliveries.

use crate::lightspeed::bots::BotEventOutcome;
use crate::lightspeed::ids::{BotId, RunId, SessionId};
use crate::lightspeed::model::LlmUsageView;
use crate::lightspeed::sessions::SessionSummaryView;
use crate::{wire, wire_string};

/// Most sessions that the state of a bot shows.
pub const MAX_STATE_SESSIONS: usize = 2000;

wire_string! {
    /// Names one delivery of events to a session. The server chooses the text.
    pub struct BotDeliveryId;
}

/// The bot whose state to read.
#[wire]
pub struct BotStateReadParams {
    /// The bot.
    pub bot_id: BotId,
}

/// The state that was read.
#[wire]
pub struct BotStateReadResponse {
    /// The state.
    pub state: BotStateView,
}

/// What a bot does at this moment.
#[wire]
pub struct BotStateView {
    /// What its controller reports; absent when no controller runs.
    #[wire(optional)]
    pub controller: Option<BotControllerSnapshot>,
    /// The bot's sessions and all below them, at most 2000.
    #[wire(optional, length(max = MAX_STATE_SESSIONS))]
    pub sessions: Vec<SessionSummaryView>,
}

/// What the controller of a bot reports: the process that hands events to sessions.
#[wire]
pub struct BotControllerSnapshot {
    /// What it does.
    pub controller_status: BotControllerStatus,
    /// Whether the bot's sessions could be set up.
    pub setup_status: BotSetupStatus,
    /// Whether it works on events.
    pub enabled: bool,
    /// Whether the bot is closed.
    pub closed: bool,
    /// The session for all events that no trigger routes elsewhere.
    pub main_session_id: SessionId,
    /// The sessions it hands events to.
    #[wire(default)]
    pub sessions: Vec<BotSessionSnapshot>,
    /// How many deliveries wait.
    #[wire(default)]
    pub pending_deliveries: u32,
    /// Events that are held back to be delivered together.
    #[wire(default)]
    pub buffers: Vec<BotBufferSnapshot>,
    /// Deliveries at work.
    #[wire(default)]
    pub active_deliveries: Vec<BotActiveDeliverySnapshot>,
    /// Deliveries that ended not long ago.
    #[wire(default)]
    pub recent_deliveries: Vec<BotRecentDeliverySnapshot>,
    /// The day that `runsToday` counts; absent before the first run.
    #[wire(optional)]
    pub run_day: Option<String>,
    /// Runs started on that day.
    #[wire(default)]
    pub runs_today: u32,
    /// Sessions of subagents started on that day.
    #[wire(default)]
    pub descendants_today: u32,
    /// Events worked on so far.
    #[wire(default)]
    pub events_processed: u64,
    /// Events dropped because they had come before.
    #[wire(default)]
    pub duplicate_events: u64,
    /// The revision of the profile that the sessions work with; absent before the first set-up.
    #[wire(optional)]
    pub applied_profile_revision: Option<u64>,
    /// What last went wrong, for people; absent when nothing did.
    #[wire(optional)]
    pub last_error: Option<String>,
}

/// What the controller of a bot does.
#[wire(open, rename_all = "snake_case")]
pub enum BotControllerStatus {
    /// It starts.
    Initializing,
    /// It runs, though something it needs is missing; `lastError` tells what.
    Degraded,
    /// It waits for events.
    Idle,
    /// It hands events to a session.
    DeliveringEvent,
    /// The runs of the day are used up: events wait for the next day.
    BudgetExhausted,
    /// It was told to close and finishes.
    Closing,
    /// It is closed for good.
    Closed,
}

/// Whether the sessions of a bot could be set up.
#[wire(open)]
pub enum BotSetupStatus {
    /// Not tried to the end yet.
    Initializing,
    /// Not as the bot's document asks; the controller tries again.
    Degraded,
    /// They are.
    Ready,
}

/// A session to which a bot hands events.
#[wire]
pub struct BotSessionSnapshot {
    /// The session.
    pub session_id: SessionId,
    /// Its label, for people.
    pub label: String,
    /// Which events it is for.
    pub kind: BotSessionKind,
    /// How many times a session took this one's place: each rotation adds one.
    pub generation: u32,
    /// When it last had work, in Unix milliseconds; absent when it never had.
    #[wire(optional)]
    pub last_active_at_ms: Option<i64>,
    /// Whether it is at work.
    pub busy: bool,
}

/// Which events a session of a bot is for.
#[wire(open)]
pub enum BotSessionKind {
    /// All that are not routed elsewhere.
    Main,
    /// Those with one key.
    PerKey,
    /// A single one.
    PerEvent,
}

/// Events that are held back to be delivered together.
#[wire]
pub struct BotBufferSnapshot {
    /// What the events have in common.
    pub key: String,
    /// The numbers of the events.
    pub seqs: Vec<u64>,
    /// When the first of them came, in Unix milliseconds.
    pub first_at_ms: i64,
    /// When the last of them came, in Unix milliseconds.
    pub last_at_ms: i64,
    /// When they are delivered unless another one comes, in Unix milliseconds.
    pub flush_at_ms: i64,
}

/// A delivery at work.
#[wire]
pub struct BotActiveDeliverySnapshot {
    /// The delivery.
    pub delivery_id: BotDeliveryId,
    /// The numbers of its events.
    pub seqs: Vec<u64>,
    /// The session they were handed to.
    pub session_id: SessionId,
    /// The run that works on them; absent until there is one.
    #[wire(optional)]
    pub run_id: Option<RunId>,
    /// When it began, in Unix milliseconds.
    pub started_at_ms: i64,
}

/// A delivery that has ended.
#[wire]
pub struct BotRecentDeliverySnapshot {
    /// The delivery.
    pub delivery_id: BotDeliveryId,
    /// The numbers of its events.
    pub seqs: Vec<u64>,
    /// The session they were handed to.
    pub session_id: SessionId,
    /// The run that worked on them; absent when there was none.
    #[wire(optional)]
    pub run_id: Option<RunId>,
    /// What became of the events.
    pub outcome: BotEventOutcome,
    /// What was done, for people; absent when nothing was reported.
    #[wire(optional)]
    pub summary: Option<String>,
    /// When it ended, in Unix milliseconds.
    pub finished_at_ms: i64,
    /// Tokens the run used; absent when nothing was reported.
    #[wire(optional)]
    pub usage: Option<LlmUsageView>,
}

/// The session of a bot to replace.
#[wire]
pub struct BotSessionRotateParams {
    /// The bot.
    pub bot_id: BotId,
    /// The session.
    pub session_id: SessionId,
}

/// Whether the session will be replaced.
#[wire]
pub struct BotSessionRotateResponse {
    /// Whether the controller took the request.
    pub accepted: bool,
}
