//! Bots, with their triggers, events, sessions and deliveries.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use api_contract::lightspeed::access::ResourceAccessSummary;
use api_contract::lightspeed::bots::{
    BotCoalescePolicy, BotDeliveryId, BotEventDocument, BotEventId, BotEventView,
    BotRecentDeliverySnapshot, BotSessionKind, BotTriggerView, BotView, BotWhenBusy,
};
use api_contract::lightspeed::ids::{BotId, BotTriggerId, ProfileId, SessionId};
use serde::{Deserialize, Serialize};

use super::delivery_queue::DeliveryQueue;
use super::schedule::TimerId;
use crate::core::time::UnixMs;

/// The bots of one universe.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bots {
    by_id: BTreeMap<BotId, Bot>,
    /// The bot of each session that was made for one.
    owners: BTreeMap<SessionId, BotId>,
}

/// One bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Bot {
    pub(crate) view: BotView,
    pub(crate) access: ResourceAccessSummary,
    /// Whether it was told to close.
    pub(crate) closing: bool,
    pub(crate) triggers: BTreeMap<BotTriggerId, Trigger>,
    /// An event's number is its place, from 1.
    pub(crate) events: Vec<BotEvent>,
    pub(crate) by_event_id: BTreeMap<BotEventId, u64>,
    /// Where events go now, by what routes them there.
    pub(crate) routes: BTreeMap<String, RoutedSession>,
    /// Every session that was made for it.
    pub(crate) sessions: BTreeSet<SessionId>,
    /// Deliveries that no session has yet.
    pub(crate) waiting: DeliveryQueue,
    pub(crate) buffers: BTreeMap<String, Buffer>,
    pub(crate) active: Vec<ActiveDelivery>,
    pub(crate) recent: VecDeque<BotRecentDeliverySnapshot>,
    pub(crate) deliveries: u64,
    pub(crate) run_day: Option<String>,
    pub(crate) runs_today: u32,
    pub(crate) processed: u64,
    pub(crate) duplicates: u64,
    pub(crate) last_error: Option<String>,
    /// When it next looks after what it has to do.
    pub(crate) planned: Option<TimerId>,
}

/// A trigger, and what it does by the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trigger {
    pub(crate) view: BotTriggerView,
    /// When its clock fires next; only for schedules.
    pub(crate) next_at: Option<UnixMs>,
    /// When it fired within the window of the bot's breaker.
    pub(crate) fires: VecDeque<UnixMs>,
}

/// An event, and the whole of what its source told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BotEvent {
    pub(crate) view: BotEventView,
    pub(crate) document: BotEventDocument,
}

/// What a session was last set up with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SetUp {
    pub(crate) profile: ProfileId,
    pub(crate) revision: u64,
    pub(crate) brief: Option<String>,
}

/// A session to which a bot hands events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct RoutedSession {
    pub(crate) session_id: SessionId,
    pub(crate) target: Target,
    pub(crate) generation: u32,
    pub(crate) last_active: Option<UnixMs>,
    pub(crate) made_at: UnixMs,
    /// Whether another session takes its place once it is idle.
    pub(crate) rotating: bool,
    pub(crate) set_up: SetUp,
}

/// Which session an event is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Target {
    /// Names the session within the bot.
    pub(crate) route: String,
    pub(crate) label: String,
    pub(crate) kind: BotSessionKind,
    /// The beginning of the id of such a session.
    pub(crate) prefix: String,
    /// How long it stays open after its last use; nothing when that is no reason to close it.
    pub(crate) close_after_ms: Option<u64>,
}

/// Events that go to a session together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Delivery {
    pub(crate) target: Target,
    pub(crate) when_busy: BotWhenBusy,
    pub(crate) seqs: Vec<u64>,
}

/// Events that are held back to go together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Buffer {
    pub(crate) delivery: Delivery,
    pub(crate) policy: BotCoalescePolicy,
    pub(crate) first_at: UnixMs,
    pub(crate) last_at: UnixMs,
}

/// A delivery whose run has not ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ActiveDelivery {
    pub(crate) id: BotDeliveryId,
    pub(crate) seqs: Vec<u64>,
    pub(crate) session_id: SessionId,
    pub(crate) run: u64,
    pub(crate) started_at: UnixMs,
}

impl Bots {
    pub(crate) fn get(&self, id: &BotId) -> Option<&Bot> {
        self.by_id.get(id)
    }

    /// All bots in the order of their ids.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Bot> {
        self.by_id.values()
    }

    /// Takes a bot out, to be changed and put back or to be gone. Its sessions stay known.
    pub(crate) fn take(&mut self, id: &BotId) -> Option<Bot> {
        self.by_id.remove(id)
    }

    pub(crate) fn put(&mut self, bot: Bot) {
        self.by_id.insert(bot.view.bot_id.clone(), bot);
    }

    /// Remembers for which bot a session was made.
    pub(crate) fn own(&mut self, session: SessionId, bot: BotId) {
        self.owners.insert(session, bot);
    }

    /// Forgets whose the sessions of a bot were.
    pub(crate) fn disown(&mut self, id: &BotId) {
        self.owners.retain(|_, owner| owner != id);
    }

    /// The bot for which a session was made.
    pub(crate) fn owner(&self, session: &SessionId) -> Option<&BotId> {
        self.owners.get(session)
    }
}

impl Bot {
    pub(crate) fn id(&self) -> &BotId {
        &self.view.bot_id
    }

    /// Whether it was told to close, and so takes nothing new.
    pub(crate) fn is_closed(&self) -> bool {
        self.closing
    }

    pub(crate) fn event(&self, seq: u64) -> Option<&BotEvent> {
        let index = usize::try_from(seq.checked_sub(1)?).ok()?;
        self.events.get(index)
    }

    pub(crate) fn event_mut(&mut self, seq: u64) -> Option<&mut BotEvent> {
        let index = usize::try_from(seq.checked_sub(1)?).ok()?;
        self.events.get_mut(index)
    }

    pub(crate) fn pending(&self) -> impl Iterator<Item = &BotEvent> {
        let events = self.events.iter();
        events.filter(|event| event.view.outcome.is_none())
    }

    pub(crate) fn route_of(&self, session: &SessionId) -> Option<&RoutedSession> {
        let mut routes = self.routes.values();
        routes.find(|route| route.session_id == *session)
    }
}

impl Buffer {
    /// When its events go, unless another one comes.
    pub(crate) fn flush_at(&self) -> UnixMs {
        let quiet = self.last_at + self.policy.debounce_ms;
        quiet.min(self.first_at + self.policy.max_wait_ms)
    }

    pub(crate) fn is_full(&self) -> bool {
        self.delivery.seqs.len() >= usize::try_from(self.policy.max_count).unwrap_or(usize::MAX)
    }
}
