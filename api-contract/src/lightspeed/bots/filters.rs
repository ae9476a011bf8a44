//! Trying a filter without storing it.

use serde_json::Value;

use crate::lightspeed::ids::BotId;
use crate::wire;

/// A filter to try.
#[wire]
pub struct BotFilterTestParams {
    /// The bot whose events are tried.
    pub bot_id: BotId,
    /// The filter, as a CEL expression.
    pub filter: String,
    /// What to try it on; absent or null takes the bot's newest events.
    #[wire(optional)]
    pub payload: Option<Value>,
    /// Most events to try, at least 1; absent leaves it to the server.
    #[wire(optional, range(min = 1))]
    pub limit: Option<u32>,
}

/// What the filter said.
#[wire]
pub struct BotFilterTestResponse {
    /// How many events or payloads were tried.
    pub sampled: u32,
    /// How many of them the filter lets through.
    pub matched: u32,
    /// On how many of them it failed.
    pub errors: u32,
    /// One item for each that was tried.
    #[wire(default)]
    pub results: Vec<BotFilterTestResult>,
}

/// What a filter said of one event.
#[wire]
pub struct BotFilterTestResult {
    /// The event's number; absent for a payload that came with the request.
    #[wire(optional)]
    pub seq: Option<u64>,
    /// Whether it passes.
    pub matched: bool,
    /// How the filter failed, for people; absent when it did not.
    #[wire(optional)]
    pub error: Option<String>,
}
