//! From the profile that a request names or spells out to what a session takes from it.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::ProfileId;
use api_contract::lightspeed::input::ContentRefView;
use api_contract::lightspeed::profiles::{InlineAgentProfile, ProfileInstructions, ProfileSource};

use super::content;
use super::handler::Handler;
use super::refusal::{no_profile, unknown_reference};

/// The stored profile that a request names.
pub(super) fn named(source: &ProfileSource) -> Option<ProfileId> {
    match source {
        ProfileSource::Named { profile_id } => Some(profile_id.clone()),
        ProfileSource::Inline { .. } => None,
    }
}

impl Handler<'_> {
    pub(super) fn profile(
        &mut self,
        source: ProfileSource,
    ) -> Result<InlineAgentProfile, AgentApiError> {
        match source {
            ProfileSource::Inline { profile } => Ok(*profile),
            ProfileSource::Named { profile_id } => {
                let stored = self.universe().profiles.get(&profile_id);
                let stored = stored.ok_or_else(|| no_profile(&profile_id))?;
                Ok(stored.document.clone())
            }
        }
    }

    pub(super) fn check_instructions(
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

    /// Stores instructions that came as a text, and refers to them.
    pub(super) fn stored_instructions(
        &mut self,
        instructions: ProfileInstructions,
    ) -> ContentRefView {
        let rules = self.rules;
        match instructions {
            ProfileInstructions::Text { text } => {
                content::store(&text, content::TEXT, &mut self.universe().blobs, rules)
            }
            ProfileInstructions::TextRef { blob_ref } => content::content(blob_ref, content::TEXT),
        }
    }
}
