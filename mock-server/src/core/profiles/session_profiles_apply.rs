//! `session/profiles/apply`.

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::profiles::{
    ProfileApplyParams, ProfileApplyResponse, ProfileApplySummary,
};

use crate::core::handler::Handler;
use crate::core::profile_source;
use crate::core::refusal::stale_revision;

impl Handler<'_> {
    /// Afterwards the session is configured and instructed as if it had been started from the
    /// profile, but for a model that the profile does not name. The checks come in the order of those
    /// of `session/config/put`, and nothing happens before all have passed.
    pub(in crate::core) fn apply_profile(
        &mut self,
        params: ProfileApplyParams,
    ) -> Result<ProfileApplyResponse, AgentApiError> {
        let id = params.session_id;
        let session = self.configurable(&id, params.expected_config_revision)?;
        let tools = session.tools.revision;
        if let Some(expected) = params.expected_tools_revision
            && expected != tools
        {
            return Err(stale_revision("the set of tools", expected, tools));
        }
        let named = profile_source::named(&params.profile);
        let profile = self.profile(params.profile)?;
        let config = self.settled_config(&id, profile.config.unwrap_or_default().0)?;
        self.check_instructions(profile.instructions.as_ref())?;

        let instructions = profile
            .instructions
            .map(|instructions| self.stored_instructions(instructions));
        let applied = ProfileApplySummary {
            config_changed: self.configure(&id, config)?,
            instructions_changed: self.work(&id, |worker| worker.instruct(instructions))?,
            active_environment_changed: self.begin_in_default_environment(&id)?,
        };
        self.universe()
            .change(&id, |session, _| session.profile = named);
        let session = self.session(&id)?;
        Ok(ProfileApplyResponse {
            session: session.view(session.run_page(None, None, self.rules).runs),
            applied,
        })
    }
}
