//! How an event comes into a bot's log.

use api_contract::lightspeed::bots::{
    BotEventDocument, BotEventId, BotEventView, BotTriggerDisabledReason,
};
use api_contract::lightspeed::ids::{BlobRef, BotTriggerId};

use crate::core::content::{JSON, store};
use crate::core::expression::Expression;
use crate::core::handler::Handler;
use crate::core::state::{Bot, BotEvent, Trigger};
use crate::core::time::UnixMs;

/// An event that a bot may get.
pub(crate) struct NewEvent {
    /// What it is recognised by; the server makes an id where there is none.
    pub(crate) event_id: Option<BotEventId>,
    pub(crate) document: BotEventDocument,
}

/// What became of an event that a trigger brought.
pub(crate) enum Fired {
    /// The bot has it, under this number.
    Given(u64),
    /// The bot had it before.
    Again,
    /// The trigger does not let it through.
    Dropped,
}

impl Handler<'_> {
    /// Brings an event by a trigger: through its breaker and its filter, and to the session that it
    /// routes to.
    pub(crate) fn fire(&mut self, bot: &mut Bot, id: &BotTriggerId, event: NewEvent) -> Fired {
        let now = self.now();
        if known(bot, event.event_id.as_ref()).is_some() {
            bot.duplicates += 1;
            return Fired::Again;
        }
        let breaker = bot.view.document.breaker.clone();
        let Some(trigger) = bot.triggers.get_mut(id) else {
            return Fired::Dropped;
        };
        if !trigger.view.document.enabled {
            return Fired::Dropped;
        }
        if let Some(breaker) = breaker
            && fires_too_often(trigger, breaker.fires, breaker.window_ms, now)
        {
            switch_off(trigger, BotTriggerDisabledReason::Breaker, now);
            return Fired::Dropped;
        }
        if !lets_through(trigger, &event.document, now) {
            return Fired::Dropped;
        }
        let seq = self.store_event(bot, Some(id.clone()), event);
        self.route(bot, seq);
        Fired::Given(seq)
    }

    /// Puts an event into the log. Its document becomes a blob.
    pub(super) fn store_event(
        &mut self,
        bot: &mut Bot,
        trigger_id: Option<BotTriggerId>,
        event: NewEvent,
    ) -> u64 {
        let NewEvent { event_id, document } = event;
        let event_id = event_id.unwrap_or_else(|| self.new_event_id(bot));
        let seq = bot.view.event_seq + 1;
        let now = self.now().signed();
        let view = BotEventView {
            seq,
            event_id: event_id.clone(),
            trigger_id,
            kind: document.kind.clone(),
            summary: document.summary.clone(),
            occurred_at_ms: document.occurred_at_ms,
            received_at_ms: now,
            document_ref: self.store_document(&document),
            prompt_ref: None,
            session: None,
            media: Vec::new(),
            sender_bot_id: document.sender.as_ref().map(|sender| sender.bot.clone()),
            hops: document.hops,
            in_reply_to: document.in_reply_to.clone(),
            outcome: None,
            outcome_detail: None,
            run_id: None,
            resolved_at_ms: None,
        };
        bot.view.event_seq = seq;
        bot.by_event_id.insert(event_id, seq);
        bot.events.push(BotEvent { view, document });
        seq
    }

    fn new_event_id(&mut self, bot: &Bot) -> BotEventId {
        loop {
            let id = self.state.ids.draw("event_");
            // A client may have taken the very id for itself.
            if !bot.by_event_id.contains_key(&id) {
                return id;
            }
        }
    }

    fn store_document(&mut self, document: &BotEventDocument) -> BlobRef {
        // It is made of texts and JSON values: it always has a JSON form.
        let text = serde_json::to_string(document).unwrap_or_default();
        let rules = self.rules;
        store(&text, JSON, &mut self.universe().blobs, rules).content_ref
    }
}

/// The number of the event that a bot has under an id.
pub(super) fn known(bot: &Bot, id: Option<&BotEventId>) -> Option<u64> {
    bot.by_event_id.get(id?).copied()
}

/// Notes why a trigger fires no longer.
pub(super) fn switch_off(trigger: &mut Trigger, reason: BotTriggerDisabledReason, now: UnixMs) {
    let view = &mut trigger.view;
    view.document.enabled = false;
    view.disabled_reason = Some(reason);
    view.disabled_at_ms = Some(now.signed());
    view.updated_at_ms = now.signed();
    trigger.next_at = None;
}

/// Notes how an expression of a trigger failed.
pub(super) fn note_failure(trigger: &mut Trigger, problem: String, now: UnixMs) {
    trigger.view.last_filter_error = Some(problem);
    trigger.view.last_filter_error_at_ms = Some(now.signed());
}

fn fires_too_often(trigger: &mut Trigger, fires: u32, window_ms: u64, now: UnixMs) -> bool {
    trigger.fires.retain(|at| at.until(now) < window_ms);
    trigger.fires.push_back(now);
    trigger.fires.len() > usize::try_from(fires).unwrap_or(usize::MAX)
}

/// An event on which the filter fails does not pass.
fn lets_through(trigger: &mut Trigger, document: &BotEventDocument, now: UnixMs) -> bool {
    let Some(filter) = &trigger.view.document.filter else {
        return true;
    };
    let holds = Expression::read(filter).and_then(|filter| filter.holds(document));
    holds.unwrap_or_else(|problem| {
        note_failure(trigger, problem, now);
        false
    })
}
