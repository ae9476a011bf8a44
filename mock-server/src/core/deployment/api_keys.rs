//! API keys. A secret leaves the core once, in the answer that makes it.

use api_contract::lightspeed::access::AccessScope;
use api_contract::lightspeed::deployment::{
    DeploymentApiKeyCreateParams, DeploymentApiKeyCreateResponse, DeploymentApiKeyListParams,
    DeploymentApiKeyListResponse, DeploymentApiKeyRevokeParams, DeploymentApiKeyRevokeResponse,
};
use api_contract::lightspeed::error::AgentApiError;

use super::spelled;
use crate::core::handler::Handler;
use crate::core::refusal::{invalid, no_universe, not_found};
use crate::core::state::{NewKey, allows};

impl Handler<'_> {
    pub(super) fn create_key(
        &mut self,
        params: DeploymentApiKeyCreateParams,
    ) -> Result<DeploymentApiKeyCreateResponse, AgentApiError> {
        let scope = spelled_scope(params.scope);
        if let AccessScope::Universe { universe_id } = &scope
            && self.state.universe(universe_id).is_none()
        {
            return Err(no_universe(universe_id));
        }
        let mut groups = params.groups.iter().flatten();
        if let Some(group) = groups.find(|group| !allows(&scope, group)) {
            return Err(invalid(format!(
                "`groups` must leave out {group}: a key of a universe manages no deployment"
            )));
        }
        let key = NewKey {
            scope,
            groups: params.groups,
            assert_actor: params.assert_actor,
            display_name: Some(params.display_name),
            created_by: self.caller.attribution.clone(),
        };
        let (secret, now) = (self.state.new_secret(), self.now());
        let api_key = self.state.keys.add(key, &secret, now);
        Ok(DeploymentApiKeyCreateResponse { api_key, secret })
    }

    pub(super) fn list_keys(
        &self,
        params: DeploymentApiKeyListParams,
    ) -> DeploymentApiKeyListResponse {
        let scope = params.scope.map(spelled_scope);
        let keys = self.state.keys.newest_first();
        let asked = keys.filter(|key| scope.as_ref().is_none_or(|scope| *scope == key.scope));
        DeploymentApiKeyListResponse {
            api_keys: asked.cloned().collect(),
        }
    }

    pub(super) fn revoke_key(
        &mut self,
        params: &DeploymentApiKeyRevokeParams,
    ) -> Result<DeploymentApiKeyRevokeResponse, AgentApiError> {
        let now = self.now();
        let revoked = self.state.keys.revoke(&params.key_prefix, now);
        let api_key = revoked.cloned();
        api_key
            .map(|api_key| DeploymentApiKeyRevokeResponse { api_key })
            .ok_or_else(|| not_found("key", &params.key_prefix))
    }
}

fn spelled_scope(scope: AccessScope) -> AccessScope {
    match scope {
        AccessScope::Universe { universe_id } => AccessScope::Universe {
            universe_id: spelled(&universe_id),
        },
        AccessScope::Deployment {} => scope,
    }
}
