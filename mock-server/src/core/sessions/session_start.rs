//! `session/start`, and what `session/managed/start` has in common with it.

use api_contract::lightspeed::access::{ResourceAccessSummary, Visibility};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::SessionId;
use api_contract::lightspeed::metadata::Metadata;
use api_contract::lightspeed::model::ModelDefaultSlot;
use api_contract::lightspeed::profiles::InlineAgentProfile;
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::sessions::{
    ActiveToolsView, ManagedSessionWorkflowToolsInput, SessionMutationView, SessionStartParams,
};
use api_contract::presence::Patch;
use api_contract::validate::Validate;

use crate::core::handler::Handler;
use crate::core::profile_source;
use crate::core::refusal::invalid;
use crate::core::session_config;
use crate::core::state::{Record, RunTable, Session};

impl Handler<'_> {
    pub(in crate::core) fn start(
        &mut self,
        params: SessionStartParams,
        management: Option<ManagedSessionWorkflowToolsInput>,
    ) -> Result<SessionMutationView, AgentApiError> {
        let existing = self.existing(params.session_id.as_ref());
        if let Some(closed) = existing.filter(|session| !session.is_open()) {
            return Ok(closed.mutation_view());
        }
        // A retry is judged like the first attempt, and changes nothing.
        let named = params.profile.as_ref().and_then(profile_source::named);
        let profile = params.profile.map(|source| self.profile(source));
        let profile = profile.transpose()?.unwrap_or_default();
        let config = self.effective_config(&profile, params.config)?;
        let metadata = labels(profile.metadata, params.metadata)?;
        self.check_instructions(profile.instructions.as_ref())?;
        if let Some(open) = self.existing(params.session_id.as_ref()) {
            let (id, age_ms) = (open.id.clone(), open.created_at.until(self.now()));
            let rules = self.rules.sessions();
            if !rules.is_opened_once(age_ms) {
                self.work(&id, |worker| {
                    worker.tell_opening();
                })?;
            }
            if rules.repeated_start_changes() {
                self.work(&id, |worker| {
                    worker.session.display_name = params.display_name;
                    worker.session.config = config;
                })?;
            }
            return Ok(self.session(&id)?.mutation_view());
        }
        self.check_room()?;

        let tools = self.remote_tools(&config);
        let id = params.session_id.unwrap_or_else(|| self.new_session_id());
        let access = params.access.unwrap_or_default();
        let now = self.now();
        let session = Session {
            id: id.clone(),
            display_name: params.display_name,
            metadata,
            access: ResourceAccessSummary {
                visibility: access.visibility.unwrap_or(Visibility::Restricted),
                created_by: Some(self.caller.attribution.clone()),
            },
            profile: named,
            config,
            config_revision: 0,
            management,
            created_at: now,
            closed_at: None,
            delete_after_close_ms: match params.delete_after_close_ms {
                Patch::Absent => profile
                    .retention
                    .map(|retention| retention.delete_after_close_ms),
                Patch::Null => None,
                Patch::Value(after_ms) => Some(after_ms),
            },
            deletion: None,
            record: Record {
                updated_at: now,
                ..Record::default()
            },
            active_environment: None,
            tools: ActiveToolsView::default(),
            skills: None,
            runs: RunTable::default(),
        };
        let instructions = profile
            .instructions
            .map(|instructions| self.stored_instructions(instructions));
        self.universe().insert(session);
        self.work(&id, |worker| worker.open(instructions, tools))?;
        self.look_for_skills(&id)?;
        self.begin_in_default_environment(&id)?;
        Ok(self.session(&id)?.mutation_view())
    }

    pub(super) fn existing(&self, id: Option<&SessionId>) -> Option<&Session> {
        self.session(id?).ok()
    }

    fn effective_config(
        &mut self,
        profile: &InlineAgentProfile,
        explicit: Option<SessionConfig>,
    ) -> Result<SessionConfig, AgentApiError> {
        let base = profile.config.clone().unwrap_or_default().0;
        let mut config = session_config::merge(base, explicit.unwrap_or_default());
        let model = match config.model {
            Some(model) => session_config::normalise(model),
            None => self.default_model(ModelDefaultSlot::AgentRun)?,
        };
        config.model = Some(model);
        session_config::check(&config, self.universe())?;
        Ok(config)
    }

    fn new_session_id(&mut self) -> SessionId {
        loop {
            let id = self.state.ids.session();
            // A client may have taken the very id for itself.
            if self.session(&id).is_err() {
                return id;
            }
        }
    }
}

/// The profile's labels, under those of the request.
fn labels(mut profile: Metadata, explicit: Metadata) -> Result<Metadata, AgentApiError> {
    profile.0.extend(explicit.0);
    profile.validate().map_err(|violations| {
        invalid(format!(
            "the labels of profile and request together: {violations}"
        ))
    })?;
    Ok(profile)
}
