//! To which session an event goes, and with which others.

use api_contract::lightspeed::bots::{
    BotRoutedSessionView, BotSessionKind, BotTriggerRoute, BotTriggerSpec, BotWhenBusy,
};
use api_contract::lightspeed::ids::SessionId;

use super::admission::note_failure;
use crate::core::expression::Expression;
use crate::core::handler::Handler;
use crate::core::state::{Bot, BotEvent, Buffer, Delivery, Target, Trigger};
use crate::core::time::UnixMs;

/// The main session, among those of a bot.
pub(super) const MAIN: &str = "main";

/// How long a session for one key or one event stays open, when nobody says it: a day.
const CLOSE_AFTER_MS: u64 = 86_400_000;

impl Handler<'_> {
    /// Lets an event wait for its session: alone, or with others that come close to it.
    pub(super) fn route(&mut self, bot: &mut Bot, seq: u64) {
        let now = self.now();
        let Some(event) = bot.event(seq).cloned() else {
            return;
        };
        let bot_close_after_ms = bot.view.document.routed_session_close_after_ms;
        let id = event.view.trigger_id.as_ref();
        let Some(trigger) = id.and_then(|id| bot.triggers.get_mut(id)) else {
            bot.waiting.push(Delivery {
                target: main_target(),
                when_busy: BotWhenBusy::Queue,
                seqs: vec![seq],
            });
            return;
        };
        let delivery = Delivery {
            target: target(trigger, &event, bot_close_after_ms, now),
            when_busy: trigger.view.document.deliver.when_busy.clone(),
            seqs: vec![seq],
        };
        let Some(policy) = trigger.view.document.coalesce.clone() else {
            bot.waiting.push(delivery);
            return;
        };
        // Quotes end the id of the trigger, so that no two buffers share a key.
        let key = format!(
            "{:?} {}",
            trigger.view.trigger_id.as_str(),
            delivery.target.route
        );
        let buffer = bot.buffers.entry(key.clone()).or_insert_with(|| Buffer {
            delivery: Delivery {
                seqs: Vec::new(),
                ..delivery
            },
            policy,
            first_at: now,
            last_at: now,
        });
        buffer.delivery.seqs.push(seq);
        buffer.last_at = now;
        if buffer.is_full()
            && let Some(buffer) = bot.buffers.remove(&key)
        {
            bot.waiting.push(buffer.delivery);
        }
    }
}

pub(super) fn main_target() -> Target {
    Target {
        route: MAIN.to_owned(),
        label: MAIN.to_owned(),
        kind: BotSessionKind::Main,
        prefix: "bot-".to_owned(),
        close_after_ms: None,
    }
}

/// The session as an event shows it.
pub(super) fn routed(target: &Target, session_id: &SessionId) -> BotRoutedSessionView {
    BotRoutedSessionView {
        session_id: session_id.clone(),
        label: target.label.clone(),
    }
}

/// Where a trigger sends an event. A key that fails sends it to the main session.
fn target(
    trigger: &mut Trigger,
    event: &BotEvent,
    bot_close_after_ms: Option<u64>,
    now: UnixMs,
) -> Target {
    let document = &trigger.view.document;
    let of_trigger = document.session_close_after_ms;
    let close_after_ms = of_trigger.or(bot_close_after_ms).unwrap_or(CLOSE_AFTER_MS);
    let prefix = match document.spec {
        BotTriggerSpec::Chat { .. } => "chat-",
        BotTriggerSpec::Schedule { .. } => "botsched-",
        _ => "botfire-",
    };
    let routed = |route: String, label: String, kind| Target {
        route,
        label,
        kind,
        prefix: prefix.to_owned(),
        close_after_ms: Some(close_after_ms),
    };
    let id = trigger.view.trigger_id.as_str();
    match &document.route {
        BotTriggerRoute::PerKey { key: None } => {
            let key = own_key(event);
            routed(format!("key {id:?} {key}"), key, BotSessionKind::PerKey)
        }
        BotTriggerRoute::PerKey { key: Some(key) } => {
            let key = Expression::read(key).and_then(|key| key.key(&event.document));
            match key {
                Ok(key) => routed(format!("key {id:?} {key}"), key, BotSessionKind::PerKey),
                Err(problem) => {
                    note_failure(trigger, problem, now);
                    main_target()
                }
            }
        }
        BotTriggerRoute::PerEvent => {
            let seq = event.view.seq;
            let label = format!("event {seq}");
            routed(label.clone(), label, BotSessionKind::PerEvent)
        }
        BotTriggerRoute::Bot | BotTriggerRoute::Unlisted(_) => main_target(),
    }
}

/// The key of an event for which no expression makes one: a conversation, or whatever else ties it to
/// others, or its kind.
fn own_key(event: &BotEvent) -> String {
    let tie = event.document.correlation_id.as_ref();
    tie.unwrap_or(&event.view.kind).clone()
}
