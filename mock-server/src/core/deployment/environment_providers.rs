//! Environment providers. None is ever called: the fake believes what it is told of them.

use api_contract::lightspeed::deployment::{
    DeploymentEnvironmentProviderDeleteResponse, DeploymentEnvironmentProviderPutParams,
    DeploymentEnvironmentProviderPutResponse, DeploymentEnvironmentProviderReadResponse,
    DeploymentEnvironmentProviderView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::EnvironmentProviderId;

use super::provider_bindings::binding_of;
use crate::core::handler::Handler;
use crate::core::refusal::{not_found, rejected};

impl Handler<'_> {
    pub(super) fn put_environment_provider(
        &mut self,
        params: DeploymentEnvironmentProviderPutParams,
    ) -> DeploymentEnvironmentProviderPutResponse {
        let now = self.now().signed();
        let id = params.provider_id;
        let before = self.state.environment_providers.get(&id);
        let provider = DeploymentEnvironmentProviderView {
            provider_id: id.clone(),
            display_name: params.display_name,
            controller_connection: params.controller_connection,
            metadata: params.metadata,
            created_at_ms: before.map_or(now, |before| before.created_at_ms),
            updated_at_ms: now,
        };
        let stored = provider.clone();
        self.state.environment_providers.put(id, stored);
        DeploymentEnvironmentProviderPutResponse { provider }
    }

    pub(super) fn read_environment_provider(
        &self,
        id: &EnvironmentProviderId,
    ) -> Result<DeploymentEnvironmentProviderReadResponse, AgentApiError> {
        let provider = self.state.environment_providers.get(id).cloned();
        let provider = provider.ok_or_else(|| no_provider(id))?;
        Ok(DeploymentEnvironmentProviderReadResponse { provider })
    }

    pub(super) fn delete_environment_provider(
        &mut self,
        id: &EnvironmentProviderId,
    ) -> Result<DeploymentEnvironmentProviderDeleteResponse, AgentApiError> {
        self.read_environment_provider(id)?;
        for (universe_id, universe) in self.state.universes() {
            if let Some(binding) = binding_of(universe, id) {
                return Err(rejected(format!(
                    "universe {universe_id} uses environment provider {id} by the binding {}; \
                     delete that first",
                    binding.binding_id
                )));
            }
        }
        let provider = self.state.environment_providers.remove(id);
        let provider = provider.ok_or_else(|| no_provider(id))?;
        Ok(DeploymentEnvironmentProviderDeleteResponse { provider })
    }
}

pub(super) fn no_provider(id: &EnvironmentProviderId) -> AgentApiError {
    not_found("environment provider", id)
}
