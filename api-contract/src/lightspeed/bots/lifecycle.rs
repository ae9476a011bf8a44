//! Parameters and results of the methods on a whole bot.

use crate::lightspeed::access::{Attribution, ResourceAccessSummary};
use crate::lightspeed::bots::{BotInput, BotListItem, BotTriggerInput, BotTriggerView, BotView};
use crate::lightspeed::ids::{BotId, SessionId};
use crate::wire;

/// A bot to create, with triggers from the start.
#[wire]
pub struct BotCreateParams {
    /// The bot.
    pub bot: BotInput,
    /// Its first triggers; absent makes it without any.
    #[wire(optional)]
    pub triggers: Vec<BotTriggerInput>,
}

/// The bot that was created.
#[wire]
pub struct BotCreateResponse {
    /// The bot.
    pub bot: BotView,
    /// The triggers that were created with it.
    #[wire(default)]
    pub triggers: Vec<BotTriggerView>,
}

/// A bot to create or to replace. Its triggers stay as they are.
#[wire]
pub struct BotPutParams {
    /// The whole bot.
    pub bot: BotInput,
    /// The revision that the new document was made from; absent replaces whatever is there.
    #[wire(optional)]
    pub expected_revision: Option<u64>,
}

/// The bot that was put.
#[wire]
pub struct BotPutResponse {
    /// The bot.
    pub bot: BotView,
}

/// The bot to read.
#[wire]
pub struct BotReadParams {
    /// The bot.
    pub bot_id: BotId,
}

/// The bot that was read.
#[wire]
pub struct BotReadResponse {
    /// The bot.
    pub bot: BotView,
    /// Who sees it and who made it.
    pub access: ResourceAccessSummary,
}

/// Which bots to list.
#[wire]
#[derive(Default)]
pub struct BotListParams {
    /// Only bots that this one made; absent means all.
    #[wire(optional)]
    pub created_by: Option<Attribution>,
}

/// The bots that were asked for.
#[wire]
pub struct BotListResponse {
    /// The bots, closed ones among them.
    #[wire(default)]
    pub bots: Vec<BotListItem>,
}

/// The bot to close.
#[wire]
pub struct BotCloseParams {
    /// The bot.
    pub bot_id: BotId,
}

/// The bot that was told to close.
#[wire]
pub struct BotCloseResponse {
    /// The bot. `closedAtMs` is absent as long as it still finishes.
    pub bot: BotView,
}

/// The bot to delete.
#[wire]
pub struct BotDeleteParams {
    /// The bot.
    pub bot_id: BotId,
}

/// What was deleted.
#[wire]
pub struct BotDeleteResponse {
    /// The bot as it was.
    pub bot: BotView,
    /// Its sessions, which are gone too.
    #[wire(default)]
    pub deleted_sessions: Vec<SessionId>,
}
