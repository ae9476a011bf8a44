//! `profiles/create`, `profiles/read`, `profiles/list`, `profiles/put`, `profiles/delete`,
//! `session/profiles/apply`.

mod session_profiles_apply;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::profiles::{
    AgentProfile, AgentProfileInput, AgentProfileSummary, ProfileApplyParams, ProfileApplyResponse,
    ProfileCreateParams, ProfileCreateResponse, ProfileDeleteParams, ProfileDeleteResponse,
    ProfileListParams, ProfileListResponse, ProfilePutParams, ProfilePutResponse,
    ProfileReadParams, ProfileReadResponse, Profiles,
};

use super::handler::Handler;
use super::refusal::{already_there, expect_revision, no_profile};
use super::state::Universe;
use super::time::UnixMs;

impl Profiles for Handler<'_> {
    fn profiles_create(
        &mut self,
        params: ProfileCreateParams,
    ) -> Result<ProfileCreateResponse, AgentApiError> {
        let now = self.now();
        let universe = self.universe();
        let id = &params.profile.profile_id;
        if universe.profiles.get(id).is_some() {
            return Err(already_there("profile", id));
        }
        Ok(ProfileCreateResponse {
            profile: put(universe, params.profile, now),
        })
    }

    fn profiles_read(
        &mut self,
        params: ProfileReadParams,
    ) -> Result<ProfileReadResponse, AgentApiError> {
        let profile = self.universe().profiles.get(&params.profile_id).cloned();
        let profile = profile.ok_or_else(|| no_profile(&params.profile_id))?;
        Ok(ProfileReadResponse { profile })
    }

    fn profiles_list(
        &mut self,
        _: ProfileListParams,
    ) -> Result<ProfileListResponse, AgentApiError> {
        Ok(ProfileListResponse {
            profiles: self
                .universe()
                .profiles
                .newest_first()
                .map(summary)
                .collect(),
        })
    }

    fn profiles_put(
        &mut self,
        params: ProfilePutParams,
    ) -> Result<ProfilePutResponse, AgentApiError> {
        let now = self.now();
        let universe = self.universe();
        // A profile that is new has no revision to be compared with.
        if let Some(stored) = universe.profiles.get(&params.profile.profile_id) {
            expect_revision("the profile", params.expected_revision, stored.revision)?;
        }
        Ok(ProfilePutResponse {
            profile: put(universe, params.profile, now),
        })
    }

    fn profiles_delete(
        &mut self,
        params: ProfileDeleteParams,
    ) -> Result<ProfileDeleteResponse, AgentApiError> {
        let profile = self.universe().profiles.remove(&params.profile_id);
        let profile = profile.ok_or_else(|| no_profile(&params.profile_id))?;
        Ok(ProfileDeleteResponse { profile })
    }

    fn session_profiles_apply(
        &mut self,
        params: ProfileApplyParams,
    ) -> Result<ProfileApplyResponse, AgentApiError> {
        self.apply_profile(params)
    }
}

/// Creates the profile, or replaces it and raises its revision.
pub(super) fn put(universe: &mut Universe, input: AgentProfileInput, now: UnixMs) -> AgentProfile {
    let before = universe.profiles.get(&input.profile_id);
    let profile = AgentProfile {
        revision: before.map_or(1, |before| before.revision + 1),
        created_at_ms: before.map_or(now.signed(), |before| before.created_at_ms),
        updated_at_ms: now.signed(),
        profile_id: input.profile_id,
        document: input.document,
    };
    let id = profile.profile_id.clone();
    universe.profiles.put(id, profile.clone());
    profile
}

fn summary(profile: &AgentProfile) -> AgentProfileSummary {
    AgentProfileSummary {
        profile_id: profile.profile_id.clone(),
        display_name: profile.document.display_name.clone(),
        description: profile.document.description.clone(),
        revision: profile.revision,
        updated_at_ms: profile.updated_at_ms,
    }
}
