//! How events reach a session.

use api_contract::lightspeed::access::Attribution;
use api_contract::lightspeed::bots::{BotDeliveryId, BotEventOutcome, BotWhenBusy};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{ContextEntryKey, RunId, SessionId};
use api_contract::lightspeed::input::InputItem;

use super::outcomes::Outcome;
use super::routing::routed;
use super::schedule;
use crate::core::content::{TEXT, store};
use crate::core::handler::Handler;
use crate::core::input::Input;
use crate::core::state::{ActiveDelivery, Bot, BotEvent, Delivery, Status, Submission};
use crate::core::worker::NewRun;

impl Handler<'_> {
    /// Hands over what waits and can go. One session's events keep their order.
    pub(super) fn deliver(&mut self, bot: &mut Bot) {
        if !bot.view.document.enabled || bot.closing {
            return;
        }
        let mut waiting = std::mem::take(&mut bot.waiting);
        waiting.offer(|delivery| self.hand_over(bot, delivery));
        bot.waiting = waiting;
    }

    /// Whether the delivery went: not while its session is about to be replaced or cannot be made,
    /// nor when it needs a run and those of the day are used up.
    fn hand_over(&mut self, bot: &mut Bot, delivery: &Delivery) -> bool {
        let session_id = match self.session_for(bot, &delivery.target) {
            Ok(Some(id)) => id,
            Ok(None) => return false,
            Err(error) => {
                bot.last_error = Some(error.message);
                return false;
            }
        };
        match self.hand_to(bot, delivery, &session_id) {
            Ok(went) => went,
            Err(error) => {
                bot.last_error = Some(error.message);
                false
            }
        }
    }

    fn hand_to(
        &mut self,
        bot: &mut Bot,
        delivery: &Delivery,
        session_id: &SessionId,
    ) -> Result<bool, AgentApiError> {
        let runs = &self.session(session_id)?.runs;
        let takes_steering = |status| matches!(status, Status::Running | Status::Parked);
        let at_work = runs.active().filter(|run| takes_steering(run.status));
        let (at_work, busy) = (at_work.map(|run| run.number), runs.has_open());
        match (&delivery.when_busy, at_work) {
            (BotWhenBusy::Steer, Some(run)) => {
                self.steer_by(bot, delivery, session_id, run)?;
                Ok(true)
            }
            (BotWhenBusy::Append, _) if busy => {
                self.append_events(bot, delivery, session_id)?;
                Ok(true)
            }
            _ if self.runs_left(bot) => {
                self.run_for(bot, delivery, session_id)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Whether the bot may start a run today.
    pub(super) fn runs_left(&self, bot: &Bot) -> bool {
        let today = schedule::day(self.now());
        let used = if bot.run_day.as_ref() == Some(&today) {
            bot.runs_today
        } else {
            0
        };
        let allowed = bot.view.document.runs_per_day;
        allowed.is_none_or(|allowed| used < allowed)
    }

    fn run_for(
        &mut self,
        bot: &mut Bot,
        delivery: &Delivery,
        session_id: &SessionId,
    ) -> Result<(), AgentApiError> {
        let (mut input, requested_by) = self.input_of(bot, delivery)?;
        if !self.session(session_id)?.runs.has_open() {
            self.look_for_skills(session_id)?;
        }
        let submission_id = self.state.ids.submission();
        let scenarios = &self.config.scenarios;
        let run = self.work(session_id, |worker| {
            input.store(worker.blobs);
            worker.accept(NewRun {
                submission_id,
                submission: Submission {
                    items: input.items,
                    config: None,
                    notify: None,
                    wording: None,
                },
                text: input.text,
                requested_by,
                scenarios,
            })
        })?;
        let now = self.now();
        let today = schedule::day(now);
        if bot.run_day.as_ref() != Some(&today) {
            bot.run_day = Some(today);
            bot.runs_today = 0;
        }
        bot.runs_today += 1;
        self.note_hand_over(bot, delivery, session_id, Some(run));
        let id = next_delivery(bot);
        bot.active.push(ActiveDelivery {
            id,
            seqs: delivery.seqs.clone(),
            session_id: session_id.clone(),
            run,
            started_at: now,
        });
        Ok(())
    }

    fn steer_by(
        &mut self,
        bot: &mut Bot,
        delivery: &Delivery,
        session_id: &SessionId,
        run: u64,
    ) -> Result<(), AgentApiError> {
        let (mut input, by) = self.input_of(bot, delivery)?;
        self.work(session_id, |worker| {
            input.store(worker.blobs);
            worker.steer(run, input, &by)
        })?;
        self.note_hand_over(bot, delivery, session_id, Some(run));
        let outcome = Outcome::of(BotEventOutcome::Steered, self.now());
        let id = next_delivery(bot);
        outcome.settle(bot, id, &delivery.seqs, session_id, Some(run));
        Ok(())
    }

    fn append_events(
        &mut self,
        bot: &mut Bot,
        delivery: &Delivery,
        session_id: &SessionId,
    ) -> Result<(), AgentApiError> {
        let (mut input, _) = self.input_of(bot, delivery)?;
        let first = delivery.seqs.first().copied().unwrap_or_default();
        let key = ContextEntryKey::from(format!("bot.event.{first}"));
        self.work(session_id, |worker| {
            input.store(worker.blobs);
            for item in &input.items {
                worker.append_context(&key, item);
            }
        })?;
        self.note_hand_over(bot, delivery, session_id, None);
        let outcome = Outcome::of(BotEventOutcome::Appended, self.now());
        let id = next_delivery(bot);
        outcome.settle(bot, id, &delivery.seqs, session_id, None);
        Ok(())
    }

    /// What the model is told of the events, and who tells it.
    fn input_of(
        &mut self,
        bot: &Bot,
        delivery: &Delivery,
    ) -> Result<(Input, Attribution), AgentApiError> {
        let events = delivery.seqs.iter().filter_map(|seq| bot.event(*seq));
        let told: Vec<String> = events.map(prompt).collect();
        let item = InputItem::Text {
            text: told.join("\n\n"),
            origin: None,
            provenance_ref: None,
        };
        let rules = self.rules;
        let input = Input::read(vec![item], &self.universe().blobs, rules)?;
        Ok((input, attribution(bot)))
    }

    /// Notes on the events which session has them, and what it was told.
    fn note_hand_over(
        &mut self,
        bot: &mut Bot,
        delivery: &Delivery,
        session_id: &SessionId,
        run: Option<u64>,
    ) {
        let (now, rules) = (self.now(), self.rules);
        for seq in &delivery.seqs {
            if let Some(event) = bot.event_mut(*seq) {
                let text = prompt(event);
                let told = store(&text, TEXT, &mut self.universe().blobs, rules);
                event.view.prompt_ref = Some(told.content_ref);
                event.view.session = Some(routed(&delivery.target, session_id));
                event.view.run_id = run.map(RunId::from_number);
            }
        }
        if let Some(route) = bot.routes.get_mut(&delivery.target.route) {
            route.last_active = Some(now);
        }
        bot.last_error = None;
    }
}

/// To whom what a bot does is ascribed.
pub(super) fn attribution(bot: &Bot) -> Attribution {
    Attribution::Internal {
        component: "bots".to_owned(),
        cause: format!("bot {}", bot.id()),
    }
}

/// The name of a bot's next delivery.
fn next_delivery(bot: &mut Bot) -> BotDeliveryId {
    bot.deliveries = bot.deliveries.saturating_add(1);
    format!("delivery_{}", bot.deliveries).into()
}

/// What the model is told of an event: its kind and summary, and what else its source told.
fn prompt(event: &BotEvent) -> String {
    let document = &event.document;
    let mut text = format!("[{}] {}", document.kind, document.summary);
    // The data of a message are in its summary, and the model has no use for the rest.
    let is_message = document.source.starts_with("chat:");
    if let Some(data) = document.data.as_ref().filter(|_| !is_message) {
        text = format!("{text}\n{data}");
    }
    for link in &document.links {
        text = format!("{text}\n{link}");
    }
    text
}
