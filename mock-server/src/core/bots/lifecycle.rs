//! `bots/create`, `bots/put`, `bots/list`, `bots/close`, `bots/delete`.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use api_contract::lightspeed::access::{ResourceAccessSummary, Visibility};
use api_contract::lightspeed::bots::{
    BotCloseResponse, BotCreateParams, BotCreateResponse, BotDeleteResponse, BotDocument, BotInput,
    BotListItem, BotListParams, BotListResponse, BotPutParams, BotPutResponse, BotTriggerView,
    BotView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{BotId, SessionId};

use super::no_bot;
use crate::core::handler::Handler;
use crate::core::refusal::{already_there, expect_revision, invalid, no_profile, rejected};
use crate::core::state::{Bot, DeliveryQueue, Session};

impl Handler<'_> {
    /// Everything is judged before anything is made.
    pub(super) fn create_bot(
        &mut self,
        params: BotCreateParams,
    ) -> Result<BotCreateResponse, AgentApiError> {
        let BotCreateParams { bot, triggers } = params;
        if self.universe().bots.get(&bot.bot_id).is_some() {
            return Err(already_there("bot", &bot.bot_id));
        }
        self.check_document(&bot.document)?;
        let mut ids = BTreeSet::new();
        for trigger in &triggers {
            if !ids.insert(&trigger.trigger_id) {
                let id = &trigger.trigger_id;
                return Err(invalid(format!("`triggers` has {id} more than once")));
            }
            self.check_trigger(trigger)?;
        }
        let id = bot.bot_id.clone();
        let mut made = self.new_bot(bot);
        let triggers: Vec<BotTriggerView> = triggers
            .into_iter()
            .map(|trigger| self.store_trigger(&mut made, trigger))
            .collect();
        self.universe().bots.put(made);
        self.with_bot(&id, |_, _| ())?;
        let stored = self.bot(&id)?;
        Ok(BotCreateResponse {
            bot: stored.view.clone(),
            // A schedule may have fired already.
            triggers: triggers
                .into_iter()
                .map(|view| match stored.triggers.get(&view.trigger_id) {
                    Some(trigger) => trigger.view.clone(),
                    None => view,
                })
                .collect(),
        })
    }

    pub(super) fn put_bot(
        &mut self,
        params: BotPutParams,
    ) -> Result<BotPutResponse, AgentApiError> {
        let BotPutParams {
            bot,
            expected_revision,
        } = params;
        let id = bot.bot_id.clone();
        let stored = self.universe().bots.get(&id);
        // A bot that is new has no revision to be compared with.
        if let Some(stored) = stored {
            expect_revision("the bot", expected_revision, stored.view.revision)?;
            if stored.is_closed() && !only_labels_differ(&stored.view.document, &bot.document) {
                return Err(rejected(format!(
                    "bot {id} is closed: only its display name and its description may change"
                )));
            }
        }
        let (found, closed) = (stored.is_some(), stored.is_some_and(Bot::is_closed));
        // The profile of a closed bot may be gone.
        if !closed {
            self.check_document(&bot.document)?;
        }
        if !found {
            let made = self.new_bot(bot.clone());
            self.universe().bots.put(made);
        }
        self.with_bot(&id, |handler, stored| {
            if found {
                stored.view.revision += 1;
                stored.view.document = bot.document;
                stored.view.updated_at_ms = handler.now().signed();
            }
        })?;
        Ok(BotPutResponse {
            bot: self.bot(&id)?.view.clone(),
        })
    }

    fn check_document(&mut self, document: &BotDocument) -> Result<(), AgentApiError> {
        if document
            .breaker
            .as_ref()
            .is_some_and(|breaker| breaker.fires == 0 || breaker.window_ms == 0)
        {
            return Err(invalid(
                "`breaker.fires` and `breaker.windowMs` must be at least 1",
            ));
        }
        let profile = &document.profile_id;
        match self.universe().profiles.get(profile) {
            Some(_) => Ok(()),
            None => Err(no_profile(profile)),
        }
    }

    fn new_bot(&mut self, input: BotInput) -> Bot {
        let now = self.now().signed();
        Bot {
            view: BotView {
                bot_id: input.bot_id,
                revision: 1,
                document: input.document,
                event_seq: 0,
                closed_at_ms: None,
                closed_sessions: Vec::new(),
                created_at_ms: now,
                updated_at_ms: now,
            },
            access: ResourceAccessSummary {
                visibility: Visibility::Universe,
                created_by: Some(self.caller.attribution.clone()),
            },
            closing: false,
            triggers: BTreeMap::new(),
            events: Vec::new(),
            by_event_id: BTreeMap::new(),
            routes: BTreeMap::new(),
            sessions: BTreeSet::new(),
            waiting: DeliveryQueue::default(),
            buffers: BTreeMap::new(),
            active: Vec::new(),
            recent: VecDeque::new(),
            deliveries: 0,
            run_day: None,
            runs_today: 0,
            processed: 0,
            duplicates: 0,
            last_error: None,
            planned: None,
        }
    }

    pub(super) fn list_bots(&mut self, params: &BotListParams) -> BotListResponse {
        let universe = self.universe();
        let wanted = |bot: &&Bot| {
            let by = params.created_by.as_ref();
            by.is_none() || bot.access.created_by.as_ref() == by
        };
        let item = |bot: &Bot| BotListItem {
            bot: bot.view.clone(),
            access: bot.access.clone(),
            trigger_count: u32::try_from(bot.triggers.len()).unwrap_or(u32::MAX),
            pending_count: bot.pending().count() as u64,
            last_event: bot.events.last().map(|event| event.view.clone()),
            activity: bot.activity(universe),
        };
        BotListResponse {
            bots: universe.bots.iter().filter(wanted).map(item).collect(),
        }
    }

    pub(super) fn close_bot(&mut self, id: &BotId) -> Result<BotCloseResponse, AgentApiError> {
        self.with_bot(id, Self::begin_closing)?;
        Ok(BotCloseResponse {
            bot: self.bot(id)?.view.clone(),
        })
    }

    /// Runs that have not ended are cancelled, so that everything can go at once.
    pub(super) fn delete_bot(&mut self, id: &BotId) -> Result<BotDeleteResponse, AgentApiError> {
        let bot = self.universe().bots.take(id);
        let mut bot = bot.ok_or_else(|| no_bot(id))?;
        self.begin_closing(&mut bot);
        let sessions = self.existing_sessions(&bot);
        let is_open = |id: &&SessionId| self.session(id).is_ok_and(Session::is_open);
        let open: Vec<SessionId> = sessions.iter().filter(is_open).cloned().collect();
        for session in &open {
            self.close_session(session);
        }
        self.tend(&mut bot);
        bot.view.closed_sessions.extend(open);
        if let Some(planned) = bot.planned.take() {
            self.state.schedule.drop_planned(planned);
        }
        for session in &sessions {
            let key = self.key(session);
            self.state.delete(&key);
            self.touched.insert(key);
        }
        let universe = self.universe();
        universe.bots.disown(id);
        universe.chats.drop_bot(id);
        Ok(BotDeleteResponse {
            bot: bot.view,
            deleted_sessions: sessions,
        })
    }

    /// The sessions of a bot that were not deleted, by id.
    pub(super) fn existing_sessions(&self, bot: &Bot) -> Vec<SessionId> {
        let sessions = bot.sessions.iter();
        let existing = sessions.filter(|id| self.session(id).is_ok());
        existing.cloned().collect()
    }
}

/// Whether two documents say the same, but for what they say to people.
fn only_labels_differ(one: &BotDocument, other: &BotDocument) -> bool {
    let relabelled = BotDocument {
        display_name: one.display_name.clone(),
        description: one.description.clone(),
        ..other.clone()
    };
    relabelled == *one
}
