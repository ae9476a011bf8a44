//! `deployment/universes/*`, `deployment/api-keys/*`, `deployment/environment-providers/*`,
//! `deployment/environment-provider-bindings/list`, `deployment/environments/adopt`,
//! `deployment/channels/accounts/list`.
//!
//! These methods act in no universe of the caller's: where one is meant, a parameter names it.

mod api_keys;
mod environment_providers;
mod environments_adopt;
mod provider_bindings;
mod universes;

use api_contract::lightspeed::deployment::{
    Deployment, DeploymentApiKeyCreateParams, DeploymentApiKeyCreateResponse,
    DeploymentApiKeyListParams, DeploymentApiKeyListResponse, DeploymentApiKeyRevokeParams,
    DeploymentApiKeyRevokeResponse, DeploymentChannelAccountListParams,
    DeploymentChannelAccountListResponse, DeploymentChannelAccountView,
    DeploymentEnvironmentAdoptParams, DeploymentEnvironmentAdoptResponse,
    DeploymentEnvironmentProviderDeleteParams, DeploymentEnvironmentProviderDeleteResponse,
    DeploymentEnvironmentProviderListParams, DeploymentEnvironmentProviderListResponse,
    DeploymentEnvironmentProviderPutParams, DeploymentEnvironmentProviderPutResponse,
    DeploymentEnvironmentProviderReadParams, DeploymentEnvironmentProviderReadResponse,
    DeploymentProviderBindingDeleteParams, DeploymentProviderBindingDeleteResponse,
    DeploymentProviderBindingPutParams, DeploymentProviderBindingPutResponse,
    DeploymentUniverseCreateParams, DeploymentUniverseCreateResponse,
    DeploymentUniverseDeleteParams, DeploymentUniverseDeleteResponse, DeploymentUniverseListParams,
    DeploymentUniverseListResponse, DeploymentUniverseReadParams, DeploymentUniverseReadResponse,
    DeploymentUniverseSlugPutParams,
};
use api_contract::lightspeed::environments::EnvironmentProviderBindingListResponse;
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::UniverseId;

use super::access::canonical;
use super::handler::Handler;
use super::refusal::no_universe;
use super::state::Universe;

impl Handler<'_> {
    /// The universe that a parameter names.
    fn universe_of(&mut self, id: &UniverseId) -> Result<&mut Universe, AgentApiError> {
        let universe = self.state.universe_mut(&spelled(id));
        universe.ok_or_else(|| no_universe(id))
    }
}

/// The one spelling of a universe's id.
fn spelled(id: &UniverseId) -> UniverseId {
    canonical(id.as_str()).unwrap_or_else(|| id.clone())
}

impl Deployment for Handler<'_> {
    fn deployment_universes_create(
        &mut self,
        params: DeploymentUniverseCreateParams,
    ) -> Result<DeploymentUniverseCreateResponse, AgentApiError> {
        self.create_universe(params)
    }

    fn deployment_universes_list(
        &mut self,
        _: DeploymentUniverseListParams,
    ) -> Result<DeploymentUniverseListResponse, AgentApiError> {
        Ok(self.list_universes())
    }

    fn deployment_universes_read(
        &mut self,
        params: DeploymentUniverseReadParams,
    ) -> Result<DeploymentUniverseReadResponse, AgentApiError> {
        self.read_universe(&params.universe_id)
    }

    fn deployment_universes_slug_put(
        &mut self,
        params: DeploymentUniverseSlugPutParams,
    ) -> Result<DeploymentUniverseReadResponse, AgentApiError> {
        self.put_slug(params)
    }

    fn deployment_universes_delete(
        &mut self,
        params: DeploymentUniverseDeleteParams,
    ) -> Result<DeploymentUniverseDeleteResponse, AgentApiError> {
        self.delete_universe(&params.universe_id)
    }

    fn deployment_api_keys_create(
        &mut self,
        params: DeploymentApiKeyCreateParams,
    ) -> Result<DeploymentApiKeyCreateResponse, AgentApiError> {
        self.create_key(params)
    }

    fn deployment_api_keys_list(
        &mut self,
        params: DeploymentApiKeyListParams,
    ) -> Result<DeploymentApiKeyListResponse, AgentApiError> {
        Ok(self.list_keys(params))
    }

    fn deployment_api_keys_revoke(
        &mut self,
        params: DeploymentApiKeyRevokeParams,
    ) -> Result<DeploymentApiKeyRevokeResponse, AgentApiError> {
        self.revoke_key(&params)
    }

    fn deployment_environment_providers_put(
        &mut self,
        params: DeploymentEnvironmentProviderPutParams,
    ) -> Result<DeploymentEnvironmentProviderPutResponse, AgentApiError> {
        Ok(self.put_environment_provider(params))
    }

    fn deployment_environment_providers_list(
        &mut self,
        _: DeploymentEnvironmentProviderListParams,
    ) -> Result<DeploymentEnvironmentProviderListResponse, AgentApiError> {
        let providers = self.state.environment_providers.newest_first();
        Ok(DeploymentEnvironmentProviderListResponse {
            providers: providers.cloned().collect(),
        })
    }

    fn deployment_environment_providers_read(
        &mut self,
        params: DeploymentEnvironmentProviderReadParams,
    ) -> Result<DeploymentEnvironmentProviderReadResponse, AgentApiError> {
        self.read_environment_provider(&params.provider_id)
    }

    fn deployment_environment_providers_delete(
        &mut self,
        params: DeploymentEnvironmentProviderDeleteParams,
    ) -> Result<DeploymentEnvironmentProviderDeleteResponse, AgentApiError> {
        self.delete_environment_provider(&params.provider_id)
    }

    fn deployment_environment_providers_bindings_put(
        &mut self,
        params: DeploymentProviderBindingPutParams,
    ) -> Result<DeploymentProviderBindingPutResponse, AgentApiError> {
        self.put_provider_binding(params)
    }

    fn deployment_environment_provider_bindings_list(
        &mut self,
        params: DeploymentUniverseReadParams,
    ) -> Result<EnvironmentProviderBindingListResponse, AgentApiError> {
        let universe = self.universe_of(&params.universe_id)?;
        Ok(EnvironmentProviderBindingListResponse {
            bindings: universe.provider_bindings.newest_first().cloned().collect(),
        })
    }

    fn deployment_environment_providers_bindings_delete(
        &mut self,
        params: DeploymentProviderBindingDeleteParams,
    ) -> Result<DeploymentProviderBindingDeleteResponse, AgentApiError> {
        self.delete_provider_binding(&params)
    }

    fn deployment_environments_adopt(
        &mut self,
        params: DeploymentEnvironmentAdoptParams,
    ) -> Result<DeploymentEnvironmentAdoptResponse, AgentApiError> {
        self.adopt_environment(params)
    }

    fn deployment_channels_accounts_list(
        &mut self,
        params: DeploymentChannelAccountListParams,
    ) -> Result<DeploymentChannelAccountListResponse, AgentApiError> {
        let DeploymentChannelAccountListParams {
            provider,
            include_disabled,
        } = params;
        let mut accounts = Vec::new();
        for (universe_id, universe) in self.state.universes() {
            for view in universe.channel_accounts.by_id() {
                let account = &view.account;
                let asked = provider
                    .as_ref()
                    .is_none_or(|name| *name == account.provider);
                if asked && (account.enabled || include_disabled) {
                    accounts.push(DeploymentChannelAccountView {
                        universe_id: universe_id.clone(),
                        account: view.clone(),
                    });
                }
            }
        }
        Ok(DeploymentChannelAccountListResponse { accounts })
    }
}
