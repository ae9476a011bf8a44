//! `profiles/create`, `profiles/read`, `profiles/list`, `profiles/put`, `profiles/delete`,
//! `session/profiles/apply`.

mod session_profiles_apply;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::profiles::{
    ProfileApplyParams, ProfileApplyResponse, ProfileCreateParams, ProfileCreateResponse,
    ProfileDeleteParams, ProfileDeleteResponse, ProfileListParams, ProfileListResponse,
    ProfilePutParams, ProfilePutResponse, ProfileReadParams, ProfileReadResponse, Profiles,
};

use super::handler::Handler;
use super::refusal::{conflict, no_profile, stale_revision};

impl Profiles for Handler<'_> {
    fn profiles_create(
        &mut self,
        params: ProfileCreateParams,
    ) -> Result<ProfileCreateResponse, AgentApiError> {
        let now = self.now();
        let profiles = &mut self.universe().profiles;
        let id = &params.profile.profile_id;
        if profiles.get(id).is_some() {
            return Err(conflict(format!("a profile {id} exists already")));
        }
        Ok(ProfileCreateResponse {
            profile: profiles.put(params.profile, now),
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
            profiles: self.universe().profiles.list(),
        })
    }

    fn profiles_put(
        &mut self,
        params: ProfilePutParams,
    ) -> Result<ProfilePutResponse, AgentApiError> {
        let now = self.now();
        let profiles = &mut self.universe().profiles;
        // A profile that is new has no revision to be compared with.
        let stored = profiles
            .get(&params.profile.profile_id)
            .map(|profile| profile.revision);
        if let (Some(expected), Some(stored)) = (params.expected_revision, stored)
            && expected != stored
        {
            return Err(stale_revision("the profile", expected, stored));
        }
        Ok(ProfilePutResponse {
            profile: profiles.put(params.profile, now),
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
