//! `bots/filters/test`.

use api_contract::lightspeed::bots::{
    BotFilterTestParams, BotFilterTestResponse, BotFilterTestResult,
};
use api_contract::lightspeed::error::AgentApiError;
use serde::Serialize;

use crate::core::expression::Expression;
use crate::core::handler::Handler;
use crate::core::refusal::invalid;

/// Events that are tried when the request names no limit.
const DEFAULT_LIMIT: u32 = 20;

/// The most events that are tried; a greater limit counts as this one.
const MAX_LIMIT: u32 = 200;

impl Handler<'_> {
    pub(super) fn test_filter(
        &mut self,
        params: &BotFilterTestParams,
    ) -> Result<BotFilterTestResponse, AgentApiError> {
        let bot = self.bot(&params.bot_id)?;
        let filter = Expression::read(&params.filter)
            .map_err(|problem| invalid(format!("`filter` {problem}")))?;
        let results: Vec<BotFilterTestResult> = if let Some(payload) = &params.payload {
            vec![tried(&filter, None, payload)]
        } else {
            let limit = params.limit.unwrap_or(DEFAULT_LIMIT).min(MAX_LIMIT);
            let limit = usize::try_from(limit).unwrap_or(usize::MAX);
            let newest = bot.events.iter().rev().take(limit);
            newest
                .map(|event| tried(&filter, Some(event.view.seq), &event.document))
                .collect()
        };
        let count = |counts: fn(&BotFilterTestResult) -> bool| {
            let counted = results.iter().filter(|result| counts(result)).count();
            u32::try_from(counted).unwrap_or(u32::MAX)
        };
        Ok(BotFilterTestResponse {
            sampled: count(|_| true),
            matched: count(|result| result.matched),
            errors: count(|result| result.error.is_some()),
            results,
        })
    }
}

fn tried(
    filter: &Expression<'_>,
    seq: Option<u64>,
    event: &(impl Serialize + Sync),
) -> BotFilterTestResult {
    match filter.holds(event) {
        Ok(matched) => BotFilterTestResult {
            seq,
            matched,
            error: None,
        },
        Err(problem) => BotFilterTestResult {
            seq,
            matched: false,
            error: Some(problem),
        },
    }
}
