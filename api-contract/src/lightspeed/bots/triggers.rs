//! Triggers: what brings events to a bot, and to which of its sessions.

use crate::lightspeed::bots::{BotTriggerSpec, PollCursorState};
use crate::lightspeed::ids::{BotId, BotTriggerId};
use crate::{wire, wire_string};

wire_string! {
    /// Pairs a conversation with a bot when it is sent there: 8 to 64 characters.
    // A pattern and not a length, which would count bytes.
    pub struct PairingCode { secret, pattern: r"^[\s\S]{8,64}$" }
}

wire_string! {
    /// The path to which the requests of a webhook are sent. It may hold a secret part.
    pub struct IngestPath { secret }
}

/// What a trigger is told to do.
#[wire]
pub struct BotTriggerDocument {
    /// What makes it fire.
    #[wire(flatten)]
    pub spec: BotTriggerSpec,
    /// A CEL expression that says of each event whether the bot gets it; absent gives it all.
    #[wire(optional)]
    pub filter: Option<String>,
    /// Which session of the bot gets the events; absent means the main one.
    #[wire(optional)]
    pub route: BotTriggerRoute,
    /// How events that come close together become one delivery; absent delivers each by itself.
    #[wire(optional)]
    pub coalesce: Option<BotCoalescePolicy>,
    /// How events reach a session that is at work; absent lets them wait.
    #[wire(optional)]
    pub deliver: BotDeliverPolicy,
    /// How long a session that serves one key or one event stays open after its last use, in
    /// milliseconds; absent takes the bot's time.
    #[wire(optional)]
    pub session_close_after_ms: Option<u64>,
    /// Whether it fires.
    #[wire(default = true)]
    pub enabled: bool,
}

/// Which session of a bot gets the events of a trigger.
///
/// A newer server may have policies that are not listed here; a request may only use those that are.
#[wire(tag = "policy", open)]
#[derive(Default)]
pub enum BotTriggerRoute {
    /// The main one.
    #[default]
    Bot,
    /// One for each key.
    PerKey {
        /// A CEL expression for the key of an event; absent leaves the key to the trigger's kind.
        #[wire(optional)]
        key: Option<String>,
    },
    /// A new one for each event.
    PerEvent,
}

/// How events that come close together become one delivery.
#[wire]
pub struct BotCoalescePolicy {
    /// How long no further event may come before they are delivered, in milliseconds.
    pub debounce_ms: u64,
    /// How long the first of them waits at most, in milliseconds.
    pub max_wait_ms: u64,
    /// Most events of one delivery.
    pub max_count: u32,
}

/// How events reach a session that is at work.
#[wire]
#[derive(Default)]
pub struct BotDeliverPolicy {
    /// What happens to an event while the session is at work.
    #[wire(default)]
    pub when_busy: BotWhenBusy,
}

/// What happens to an event while the session is at work.
///
/// A newer server may tell of others; a request may only name those that are listed.
#[wire(open)]
#[derive(Default)]
pub enum BotWhenBusy {
    /// It waits until the session is idle and then starts a run.
    #[default]
    Queue,
    /// It steers the run at work.
    Steer,
    /// It joins the context and starts nothing.
    Append,
}

/// A trigger to store.
#[wire]
pub struct BotTriggerInput {
    /// The trigger.
    pub trigger_id: BotTriggerId,
    /// What it is told to do.
    #[wire(flatten)]
    pub document: BotTriggerDocument,
    /// The code that pairs a conversation with the bot; only for chat triggers. Absent lets the
    /// server make one where it is needed.
    #[wire(optional)]
    pub pairing_code: Option<PairingCode>,
}

/// A stored trigger.
#[wire]
pub struct BotTriggerView {
    /// The bot it belongs to.
    pub bot_id: BotId,
    /// The trigger.
    pub trigger_id: BotTriggerId,
    /// Its revision. Each put raises it.
    pub revision: u64,
    /// What it is told to do.
    #[wire(flatten)]
    pub document: BotTriggerDocument,
    /// Why it does not fire; absent while it does.
    #[wire(optional)]
    pub disabled_reason: Option<BotTriggerDisabledReason>,
    /// When it was switched off, in Unix milliseconds; absent while it fires.
    #[wire(optional)]
    pub disabled_at_ms: Option<i64>,
    /// How its filter last failed, for people; absent when it never did.
    #[wire(optional)]
    pub last_filter_error: Option<String>,
    /// When its filter last failed, in Unix milliseconds; absent when it never did.
    #[wire(optional)]
    pub last_filter_error_at_ms: Option<i64>,
    /// How far it has read its source; only for poll triggers.
    #[wire(optional)]
    pub cursor_state: Option<PollCursorState>,
    /// Where a webhook's requests are sent, as a path. It is absent for callers who may not change
    /// the bot.
    #[wire(optional)]
    pub ingest_path: Option<IngestPath>,
    /// The code that pairs a conversation with the bot. It is absent for callers who may not change
    /// the bot.
    #[wire(optional)]
    pub pairing_code: Option<PairingCode>,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// Why a trigger does not fire.
#[wire(open, rename_all = "snake_case")]
pub enum BotTriggerDisabledReason {
    /// It fired too often.
    Breaker,
    /// Its source failed too many times in a row.
    PollFailed,
    /// It was made to fire once, and did.
    OneShot,
    /// Somebody switched it off.
    Operator,
    /// Its bot is closed.
    BotClosed,
}

/// A trigger to create or to replace.
#[wire]
pub struct BotTriggerPutParams {
    /// The bot.
    pub bot_id: BotId,
    /// The whole trigger.
    pub trigger: BotTriggerInput,
    /// The revision that the new document was made from; absent replaces whatever is there.
    #[wire(optional)]
    pub expected_revision: Option<u64>,
}

/// The trigger that was put.
#[wire]
pub struct BotTriggerPutResponse {
    /// The trigger.
    pub trigger: BotTriggerView,
}

/// The trigger to read.
#[wire]
pub struct BotTriggerReadParams {
    /// The bot.
    pub bot_id: BotId,
    /// The trigger.
    pub trigger_id: BotTriggerId,
}

/// The trigger that was read.
#[wire]
pub struct BotTriggerReadResponse {
    /// The trigger.
    pub trigger: BotTriggerView,
}

/// The bot whose triggers to list.
#[wire]
pub struct BotTriggerListParams {
    /// The bot.
    pub bot_id: BotId,
}

/// All triggers of a bot.
#[wire]
pub struct BotTriggerListResponse {
    /// The triggers, by id.
    #[wire(default)]
    pub triggers: Vec<BotTriggerView>,
}

/// The trigger to delete.
#[wire]
pub struct BotTriggerDeleteParams {
    /// The bot.
    pub bot_id: BotId,
    /// The trigger.
    pub trigger_id: BotTriggerId,
}

/// The trigger that was deleted.
#[wire]
pub struct BotTriggerDeleteResponse {
    /// The trigger as it was.
    pub trigger: BotTriggerView,
}
