//! What a bot does by itself: settle, fire, deliver, replace and close, and plan when it does so next.

use std::collections::{BTreeMap, BTreeSet};

use api_contract::lightspeed::access::{AccessScope, Attribution};
use api_contract::lightspeed::bots::{
    BotEventDocument, BotEventOutcome, BotSessionKind, BotTriggerDisabledReason, BotTriggerSpec,
};
use api_contract::lightspeed::ids::{BotId, BotTriggerId, UniverseId};

use super::NewEvent;
use super::admission::switch_off;
use super::outcomes::Outcome;
use super::schedule;
use crate::core::caller::Caller;
use crate::core::config::CoreConfig;
use crate::core::handler::Handler;
use crate::core::rules::Rules;
use crate::core::state::{Bot, Buffer, Session, SessionKey, State, Step};
use crate::core::time::UnixMs;

/// Lets the bots look after sessions that have changed. Returns the sessions that they have changed.
pub(crate) fn tend_owners(
    state: &mut State,
    config: &CoreConfig,
    rules: &dyn Rules,
    changed: &BTreeSet<SessionKey>,
) -> BTreeSet<SessionKey> {
    let mut owners: BTreeSet<(UniverseId, BotId)> = BTreeSet::new();
    for key in changed {
        let universe = state.universe(&key.universe);
        if let Some(bot) = universe.and_then(|universe| universe.bots.owner(&key.session)) {
            owners.insert((key.universe.clone(), bot.clone()));
        }
    }
    let mut touched = BTreeSet::new();
    for (universe, bot) in owners {
        touched.extend(tend(state, config, rules, &universe, &bot));
    }
    touched
}

/// Lets a bot do what it has to do. Returns the sessions that it has changed.
pub(crate) fn tend(
    state: &mut State,
    config: &CoreConfig,
    rules: &dyn Rules,
    universe: &UniverseId,
    bot: &BotId,
) -> BTreeSet<SessionKey> {
    let caller = Caller {
        universe: Some(universe.clone()),
        attribution: Attribution::Internal {
            component: "bots".to_owned(),
            cause: format!("bot {bot}"),
        },
        groups: Vec::new(),
        scope: AccessScope::Universe {
            universe_id: universe.clone(),
        },
        key_prefix: None,
        single: false,
    };
    let mut handler = Handler {
        state,
        config,
        rules,
        caller: &caller,
        body: &[],
        woken: false,
        park: None,
        touched: BTreeSet::new(),
    };
    // A bot that is gone has nothing to do.
    let _ = handler.with_bot(bot, |_, _| ());
    handler.touched
}

impl Handler<'_> {
    /// Does what the bot has to do at this moment.
    pub(super) fn tend(&mut self, bot: &mut Bot) {
        self.settle(bot);
        if bot.view.closed_at_ms.is_none() {
            if bot.closing {
                self.finish_closing(bot);
            } else {
                self.fire_schedules(bot);
                self.flush(bot);
                self.set_up(bot);
                self.replace_rotating(bot);
                self.deliver(bot);
                self.close_unused(bot);
            }
        }
        self.plan_tending(bot);
    }

    /// Fires what is due by the clock.
    fn fire_schedules(&mut self, bot: &mut Bot) {
        let now = self.now();
        let due: Vec<(BotTriggerId, UnixMs)> = bot
            .triggers
            .iter()
            .filter_map(|(id, trigger)| Some((id.clone(), trigger.next_at?)))
            .filter(|(_, at)| *at <= now)
            .collect();
        for (id, at) in due {
            let Some(trigger) = bot.triggers.get_mut(&id) else {
                continue;
            };
            let BotTriggerSpec::Schedule { cron, summary, .. } = &trigger.view.document.spec else {
                continue;
            };
            let (once, summary) = (cron.is_none(), summary.clone());
            trigger.next_at = schedule::next(&trigger.view.document, now);
            let event = NewEvent {
                event_id: None,
                document: BotEventDocument {
                    version: 1,
                    kind: "schedule".to_owned(),
                    source: format!("schedule:{id}"),
                    occurred_at_ms: at.signed(),
                    summary,
                    data: None,
                    headers: BTreeMap::new(),
                    correlation_id: None,
                    links: Vec::new(),
                    sender: None,
                    hops: 0,
                    in_reply_to: None,
                },
            };
            self.fire(bot, &id, event);
            if once && let Some(trigger) = bot.triggers.get_mut(&id) {
                switch_off(trigger, BotTriggerDisabledReason::OneShot, now);
            }
        }
    }

    /// Lets go of events that were held back for long enough.
    fn flush(&mut self, bot: &mut Bot) {
        let now = self.now();
        let due = |at: UnixMs| at <= now;
        let buffers = std::mem::take(&mut bot.buffers);
        for (key, buffer) in buffers {
            if due(buffer.flush_at()) {
                bot.waiting.push(buffer.delivery);
            } else {
                bot.buffers.insert(key, buffer);
            }
        }
    }

    /// Replaces the sessions that are to be replaced and are idle by now.
    fn replace_rotating(&mut self, bot: &mut Bot) {
        let rotating = bot.routes.values().filter(|route| route.rotating);
        let targets: Vec<_> = rotating.map(|route| route.target.clone()).collect();
        for target in targets {
            if let Err(error) = self.session_for(bot, &target) {
                bot.last_error = Some(error.message);
            }
        }
    }

    /// Closes sessions for one key or one event that had no work for their time.
    fn close_unused(&mut self, bot: &mut Bot) {
        let now = self.now();
        let mut routes = std::mem::take(&mut bot.routes);
        routes.retain(|_, route| {
            let Some(after_ms) = route.target.close_after_ms else {
                return true;
            };
            let used_at = route.last_active.unwrap_or(route.made_at);
            if used_at + after_ms > now || !self.is_idle(&route.session_id) {
                return true;
            }
            self.close_session(&route.session_id);
            false
        });
        bot.routes = routes;
    }

    /// Tells a bot to close: nothing comes in any more, and what waits is put aside.
    pub(super) fn begin_closing(&mut self, bot: &mut Bot) {
        if bot.closing {
            return;
        }
        let now = self.now();
        bot.closing = true;
        bot.view.updated_at_ms = now.signed();
        for trigger in bot.triggers.values_mut() {
            if trigger.view.document.enabled {
                switch_off(trigger, BotTriggerDisabledReason::BotClosed, now);
            }
        }
        let buffers = std::mem::take(&mut bot.buffers).into_values();
        let held = buffers.map(|buffer| buffer.delivery);
        let left: Vec<u64> = Vec::from(std::mem::take(&mut bot.waiting))
            .into_iter()
            .chain(held)
            .flat_map(|delivery| delivery.seqs)
            .collect();
        Outcome::of(BotEventOutcome::Archived, now).note(bot, &left);
    }

    /// Closes the sessions of a bot once all of them are idle.
    fn finish_closing(&mut self, bot: &mut Bot) {
        let sessions = self.existing_sessions(bot);
        let open: Vec<_> = sessions
            .into_iter()
            .filter(|id| self.session(id).is_ok_and(Session::is_open))
            .collect();
        if !open.iter().all(|id| self.is_idle(id)) {
            return;
        }
        for id in &open {
            self.close_session(id);
        }
        let now = self.now().signed();
        bot.view.closed_at_ms = Some(now);
        bot.view.closed_sessions = open;
        bot.view.updated_at_ms = now;
    }

    fn plan_tending(&mut self, bot: &mut Bot) {
        if let Some(planned) = bot.planned.take() {
            self.state.schedule.drop_planned(planned);
        }
        if let Some(due) = self.next_tending(bot) {
            let step = Step::Tend {
                universe: self.universe_id(),
                bot: bot.id().clone(),
            };
            bot.planned = Some(self.state.schedule.plan(due, step));
        }
    }

    /// When the bot has something to do that no change of its sessions tells it.
    fn next_tending(&self, bot: &Bot) -> Option<UnixMs> {
        if bot.closing {
            return None;
        }
        let now = self.now();
        let schedules = bot.triggers.values().filter_map(|trigger| trigger.next_at);
        let flushes = bot.buffers.values().map(Buffer::flush_at);
        // A session that is at work when its time comes is looked at when its work has ended.
        let idle = bot.routes.values().filter(|route| {
            route.target.kind != BotSessionKind::Main && self.is_idle(&route.session_id)
        });
        let closes = idle.filter_map(|route| {
            let used_at = route.last_active.unwrap_or(route.made_at);
            Some(used_at + route.target.close_after_ms?)
        });
        let waits = bot.view.document.enabled && !bot.waiting.is_empty();
        let tomorrow = (waits && !self.runs_left(bot)).then(|| schedule::next_day(now));
        let next = schedules.chain(flushes).chain(closes).chain(tomorrow).min();
        // What was due by now is done; only the future is planned, and at the end of time there is none.
        let next = next.map(|next| next.max(now + 1));
        next.filter(|next| *next > now)
    }
}
