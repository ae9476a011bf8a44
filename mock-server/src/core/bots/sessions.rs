//! The sessions of a bot: how they are made, set up, replaced and closed. `bots/sessions/rotate`.

use api_contract::lightspeed::access::{Attribution, ResourceAccessSummary, Visibility};
use api_contract::lightspeed::bots::{
    BotSessionKind, BotSessionRotateParams, BotSessionRotateResponse,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{ContextEntryKey, MAX_ID_BYTES, SessionId};
use api_contract::lightspeed::input::InputItem;
use api_contract::lightspeed::profiles::{ProfileApplyParams, ProfileSource};
use api_contract::lightspeed::sessions::SessionStartParams;

use super::routing::main_target;
use crate::core::handler::Handler;
use crate::core::input::Input;
use crate::core::refusal::{no_profile, not_found, rejected};
use crate::core::state::{Bot, RoutedSession, Session, SetUp, Target};

/// Under this key, a session is told what its bot is to do beyond its profile.
const BRIEF_KEY: &str = "bot.brief";

impl Handler<'_> {
    /// Asks for another session in the place of one; a repeat finds it asked for.
    pub(super) fn rotate(
        &mut self,
        params: &BotSessionRotateParams,
    ) -> Result<BotSessionRotateResponse, AgentApiError> {
        let (bot_id, session_id) = (&params.bot_id, &params.session_id);
        let route = self.open_bot(bot_id)?.route_of(session_id).cloned();
        let route = route.ok_or_else(|| not_found("session of the bot", session_id))?;
        if route.target.kind == BotSessionKind::PerEvent {
            let message = format!("session {session_id} is for one event, and none follows it");
            return Err(rejected(message));
        }
        self.with_bot(bot_id, |_, bot| {
            if let Some(route) = bot.routes.get_mut(&route.target.route) {
                route.rotating = true;
            }
        })?;
        Ok(BotSessionRotateResponse { accepted: true })
    }

    /// The session to which events of a target go, made where there is none; nothing while another
    /// one is to take its place.
    pub(super) fn session_for(
        &mut self,
        bot: &mut Bot,
        target: &Target,
    ) -> Result<Option<SessionId>, AgentApiError> {
        let Some(route) = bot.routes.get(&target.route) else {
            return self.make_session(bot, target, 0).map(Some);
        };
        let (id, generation) = (route.session_id.clone(), route.generation);
        let session = self.session(&id).ok();
        let open = session.filter(|session| session.is_open());
        match open.map(|session| session.runs.has_open()) {
            None => self.make_session(bot, target, generation + 1).map(Some),
            Some(true) if route.rotating => Ok(None),
            Some(false) if route.rotating => {
                self.close_session(&id);
                self.make_session(bot, target, generation + 1).map(Some)
            }
            Some(true) => Ok(Some(id)),
            Some(false) => {
                self.set_up_anew(bot, &target.route)?;
                Ok(Some(id))
            }
        }
    }

    /// Brings an idle session up to what the bot's document and profile say now.
    pub(super) fn set_up_anew(&mut self, bot: &mut Bot, route: &str) -> Result<(), AgentApiError> {
        let wanted = self.wanted(bot)?;
        let Some(routed) = bot.routes.get_mut(route) else {
            return Ok(());
        };
        if routed.set_up == wanted {
            return Ok(());
        }
        let id = routed.session_id.clone();
        self.apply_profile(ProfileApplyParams {
            session_id: id.clone(),
            profile: ProfileSource::Named {
                profile_id: wanted.profile.clone(),
            },
            expected_config_revision: None,
            expected_tools_revision: None,
        })?;
        self.brief(&id, wanted.brief.as_deref())?;
        routed.set_up = wanted;
        Ok(())
    }

    fn make_session(
        &mut self,
        bot: &mut Bot,
        target: &Target,
        generation: u32,
    ) -> Result<SessionId, AgentApiError> {
        let set_up = self.wanted(bot)?;
        let id = self.id_for(bot, target, generation);
        self.start(
            SessionStartParams {
                session_id: Some(id.clone()),
                display_name: Some(format!("{} {}", bot.id(), target.label)),
                profile: Some(ProfileSource::Named {
                    profile_id: set_up.profile.clone(),
                }),
                ..SessionStartParams::default()
            },
            None,
        )?;
        let access = ResourceAccessSummary {
            visibility: Visibility::Restricted,
            created_by: bot.access.created_by.clone(),
        };
        self.universe()
            .change(&id, |session, _| session.access = access);
        self.brief(&id, set_up.brief.as_deref())?;
        bot.sessions.insert(id.clone());
        self.universe().bots.own(id.clone(), bot.id().clone());
        let made = RoutedSession {
            session_id: id.clone(),
            target: target.clone(),
            generation,
            last_active: None,
            made_at: self.now(),
            rotating: false,
            set_up,
        };
        bot.routes.insert(target.route.clone(), made);
        Ok(id)
    }

    /// What a session of the bot is to be set up with at this moment.
    fn wanted(&mut self, bot: &Bot) -> Result<SetUp, AgentApiError> {
        let document = &bot.view.document;
        let profile = self.universe().profiles.get(&document.profile_id);
        let profile = profile.ok_or_else(|| no_profile(&document.profile_id))?;
        Ok(SetUp {
            profile: profile.profile_id.clone(),
            revision: profile.revision,
            brief: document.brief.clone(),
        })
    }

    /// The first main session is named like its bot. An id may be taken by what a bot of another name
    /// or of an earlier time left.
    fn id_for(&mut self, bot: &Bot, target: &Target, generation: u32) -> SessionId {
        let speaking = SessionId::from(format!("{}{}", target.prefix, bot.id()));
        let fits = speaking.as_str().len() <= MAX_ID_BYTES;
        if target.kind == BotSessionKind::Main
            && generation == 0
            && fits
            && self.session(&speaking).is_err()
        {
            return speaking;
        }
        loop {
            let id = self.state.ids.draw(&target.prefix);
            if self.session(&id).is_err() {
                return id;
            }
        }
    }

    /// Tells a session what its bot is to do. A blank brief tells nothing.
    fn brief(&mut self, id: &SessionId, brief: Option<&str>) -> Result<(), AgentApiError> {
        let key = ContextEntryKey::from(BRIEF_KEY);
        let Some(text) = brief.filter(|text| !text.trim().is_empty()) else {
            return self
                .work(id, |worker| worker.remove_context(&key))
                .map(drop);
        };
        let item = InputItem::Text {
            text: text.to_owned(),
            origin: None,
            provenance_ref: None,
        };
        let rules = self.rules;
        let mut input = Input::read(vec![item], &self.universe().blobs, rules)?;
        self.work(id, |worker| {
            input.store(worker.blobs);
            for item in &input.items {
                worker.append_context(&key, item);
            }
        })
    }

    /// Closes a session, if it is open. Runs that have not ended are cancelled.
    pub(super) fn close_session(&mut self, id: &SessionId) {
        let by: Attribution = self.caller.attribution.clone();
        if self.session(id).is_ok_and(Session::is_open) {
            // The session was found just now.
            let _ = self.work(id, |worker| worker.close(&by));
        }
    }

    /// Whether a session is open and has no run at work or in the queue.
    pub(super) fn is_idle(&self, id: &SessionId) -> bool {
        let session = self.session(id);
        session.is_ok_and(|session| session.is_open() && !session.runs.has_open())
    }

    /// Makes the main session, or brings it up to date; notes why that cannot be.
    pub(super) fn set_up(&mut self, bot: &mut Bot) {
        let main = main_target();
        if let Err(error) = self.session_for(bot, &main) {
            bot.last_error = Some(error.message);
        } else if bot.waiting.is_empty() {
            bot.last_error = None;
        }
    }
}
