//! `session/start`.

use api_contract::lightspeed::access::{ResourceAccessSummary, Visibility};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::SessionId;
use api_contract::lightspeed::input::ContentRefView;
use api_contract::lightspeed::metadata::Metadata;
use api_contract::lightspeed::profiles::{InlineAgentProfile, ProfileInstructions, ProfileSource};
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::sessions::{SessionMutationView, SessionStartParams};
use api_contract::presence::Patch;
use api_contract::validate::Validate;

use crate::core::content;
use crate::core::handler::Handler;
use crate::core::refusal::{invalid, no_default_model, no_profile, unknown_reference};
use crate::core::session_config;
use crate::core::state::{Record, RunTable, Session};

impl Handler<'_> {
    pub(super) fn start(
        &mut self,
        params: SessionStartParams,
    ) -> Result<SessionMutationView, AgentApiError> {
        let existing = self.existing(params.session_id.as_ref());
        if let Some(closed) = existing.filter(|session| !session.is_open()) {
            return Ok(closed.mutation_view());
        }
        // A retry is judged like the first attempt, and changes nothing.
        let profile = self.profile(params.profile)?;
        let config = self.effective_config(&profile, params.config)?;
        let metadata = labels(profile.metadata, params.metadata)?;
        self.check_instructions(profile.instructions.as_ref())?;
        if let Some(open) = self.existing(params.session_id.as_ref()) {
            return Ok(open.mutation_view());
        }

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
            config,
            config_revision: 0,
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
            runs: RunTable::default(),
        };
        let instructions = profile
            .instructions
            .map(|instructions| self.stored(instructions));
        self.universe().insert(session);
        self.work(&id, |worker| worker.open(instructions))?;
        Ok(self.session(&id)?.mutation_view())
    }

    fn existing(&self, id: Option<&SessionId>) -> Option<&Session> {
        self.session(id?).ok()
    }

    fn profile(
        &mut self,
        source: Option<ProfileSource>,
    ) -> Result<InlineAgentProfile, AgentApiError> {
        match source {
            None => Ok(InlineAgentProfile::default()),
            Some(ProfileSource::Inline { profile }) => Ok(*profile),
            Some(ProfileSource::Named { profile_id }) => {
                let stored = self.universe().profiles.get(&profile_id);
                let stored = stored.ok_or_else(|| no_profile(&profile_id))?;
                Ok(stored.document.clone())
            }
        }
    }

    fn effective_config(
        &mut self,
        profile: &InlineAgentProfile,
        explicit: Option<SessionConfig>,
    ) -> Result<SessionConfig, AgentApiError> {
        let base = profile.config.clone().unwrap_or_default().0;
        let mut config = session_config::merge(base, explicit.unwrap_or_default());
        let model = config.model.or_else(|| self.config.default_model.clone());
        config.model = Some(session_config::normalise(
            model.ok_or_else(no_default_model)?,
        ));
        session_config::check(&config, self.universe())?;
        Ok(config)
    }

    fn check_instructions(
        &mut self,
        instructions: Option<&ProfileInstructions>,
    ) -> Result<(), AgentApiError> {
        match instructions {
            Some(ProfileInstructions::TextRef { blob_ref })
                if !self.universe().blobs.has(blob_ref) =>
            {
                Err(unknown_reference("instructions.blobRef", "blob", blob_ref))
            }
            _ => Ok(()),
        }
    }

    fn stored(&mut self, instructions: ProfileInstructions) -> ContentRefView {
        let rules = self.rules;
        match instructions {
            ProfileInstructions::Text { text } => {
                content::store(&text, content::TEXT, &mut self.universe().blobs, rules)
            }
            ProfileInstructions::TextRef { blob_ref } => content::content(blob_ref, content::TEXT),
        }
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
