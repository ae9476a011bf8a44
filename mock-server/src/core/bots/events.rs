//! `bots/events/admit`, `bots/events/list`, `bots/events/replay`.

use api_contract::lightspeed::bots::{
    BotEventAdmitParams, BotEventAdmitResponse, BotEventDocument, BotEventInput,
    BotEventListParams, BotEventListResponse, BotEventReplayParams, BotEventReplayResponse,
    BotEventView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::BotId;

use super::NewEvent;
use super::admission::known;
use crate::core::handler::Handler;
use crate::core::refusal::{invalid, not_found};

/// Events on a page when the request names no limit.
const DEFAULT_LIMIT: u32 = 50;

/// The most events on a page; a greater limit counts as this one.
const MAX_LIMIT: u32 = 200;

impl Handler<'_> {
    /// A repeat finds its event even when the bot is closed by then.
    pub(super) fn admit_event(
        &mut self,
        params: BotEventAdmitParams,
    ) -> Result<BotEventAdmitResponse, AgentApiError> {
        let BotEventAdmitParams { bot_id, event } = params;
        let bot = self.bot(&bot_id)?;
        if let Some(seq) = known(bot, event.event_id.as_ref()) {
            self.with_bot(&bot_id, |_, bot| bot.duplicates += 1)?;
            return Ok(BotEventAdmitResponse {
                event: self.event_view(&bot_id, seq)?,
                duplicate: true,
            });
        }
        self.open_bot(&bot_id)?;
        let event = new_event(event, self.now().signed());
        let seq = self.with_bot(&bot_id, |handler, bot| {
            let seq = handler.store_event(bot, None, event);
            handler.route(bot, seq);
            seq
        })?;
        Ok(BotEventAdmitResponse {
            event: self.event_view(&bot_id, seq)?,
            duplicate: false,
        })
    }

    /// The new event goes where the trigger of the old one sends it, while there is that trigger; its
    /// filter and its breaker have had their say.
    pub(super) fn replay_event(
        &mut self,
        params: &BotEventReplayParams,
    ) -> Result<BotEventReplayResponse, AgentApiError> {
        let BotEventReplayParams { bot_id, seq } = params;
        let stored = self.open_bot(bot_id)?.event(*seq).cloned();
        let stored = stored.ok_or_else(|| no_event(*seq))?;
        let event = NewEvent {
            event_id: None,
            document: stored.document,
        };
        let trigger_id = stored.view.trigger_id;
        let seq = self.with_bot(bot_id, |handler, bot| {
            let seq = handler.store_event(bot, trigger_id, event);
            handler.route(bot, seq);
            seq
        })?;
        Ok(BotEventReplayResponse {
            event: self.event_view(bot_id, seq)?,
        })
    }

    pub(super) fn list_events(
        &mut self,
        params: &BotEventListParams,
    ) -> Result<BotEventListResponse, AgentApiError> {
        let bot = self.bot(&params.bot_id)?;
        let end = match params.cursor.as_deref() {
            Some(cursor) => read_cursor(cursor)?,
            None => u64::MAX,
        };
        let limit = params.limit.unwrap_or(DEFAULT_LIMIT).min(MAX_LIMIT);
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        let older = bot.events.iter().rev().map(|event| &event.view);
        let older = older.skip_while(|event| event.seq >= end);
        let events: Vec<BotEventView> = older.take(limit).cloned().collect();
        let oldest = events.last().map_or(1, |event| event.seq);
        Ok(BotEventListResponse {
            next_cursor: (oldest > 1).then(|| oldest.to_string()),
            events,
        })
    }

    fn event_view(&mut self, bot_id: &BotId, seq: u64) -> Result<BotEventView, AgentApiError> {
        let event = self.bot(bot_id)?.event(seq);
        let event = event.ok_or_else(|| no_event(seq))?;
        Ok(event.view.clone())
    }
}

pub(super) fn no_event(seq: u64) -> AgentApiError {
    not_found("event", seq)
}

/// A page goes on below the number of the last event of the page before.
fn read_cursor(text: &str) -> Result<u64, AgentApiError> {
    let number = text
        .parse()
        .ok()
        .filter(|number: &u64| number.to_string() == text);
    number.ok_or_else(|| invalid("`cursor` must be the `nextCursor` of an earlier page"))
}

fn new_event(input: BotEventInput, now: i64) -> NewEvent {
    NewEvent {
        event_id: input.event_id,
        document: BotEventDocument {
            version: 1,
            kind: input.kind,
            source: "api".to_owned(),
            occurred_at_ms: input.occurred_at_ms.unwrap_or(now),
            summary: input.summary,
            data: input.data,
            headers: input.headers,
            correlation_id: input.correlation_id,
            links: input.links,
            sender: None,
            hops: 0,
            in_reply_to: None,
        },
    }
}
