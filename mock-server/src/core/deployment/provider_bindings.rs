//! Provider bindings: one for each provider that a universe uses.

use api_contract::lightspeed::deployment::{
    DeploymentProviderBindingDeleteParams, DeploymentProviderBindingDeleteResponse,
    DeploymentProviderBindingPutParams, DeploymentProviderBindingPutResponse,
};
use api_contract::lightspeed::environments::{
    EnvironmentLifecycleStatusView, EnvironmentProviderBindingView, EnvironmentSourceView,
    EnvironmentView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{EnvironmentBindingId, EnvironmentProviderId};

use crate::core::handler::Handler;
use crate::core::refusal::{conflict, expect_revision, no_binding, rejected};
use crate::core::state::Universe;

impl Handler<'_> {
    pub(super) fn put_provider_binding(
        &mut self,
        params: DeploymentProviderBindingPutParams,
    ) -> Result<DeploymentProviderBindingPutResponse, AgentApiError> {
        let now = self.now().signed();
        self.universe_of(&params.universe_id)?;
        self.read_environment_provider(&params.provider_id)?;
        let (id, provider_id) = (params.binding_id, params.provider_id);
        let universe = self.universe_of(&params.universe_id)?;
        if let Some(other) = binding_of(universe, &provider_id)
            && other.binding_id != id
        {
            return Err(conflict(format!(
                "the universe uses environment provider {provider_id} by the binding {} already",
                other.binding_id
            )));
        }
        let before = universe.provider_bindings.get(&id);
        // A binding that is new has no revision to be compared with.
        if let Some(before) = before {
            expect_revision("the binding", params.expected_revision, before.revision)?;
        }
        let binding = EnvironmentProviderBindingView {
            binding_id: id.clone(),
            provider_id,
            status: params.status,
            revision: before.map_or(1, |before| before.revision + 1),
            metadata: params.metadata,
            created_at_ms: before.map_or(now, |before| before.created_at_ms),
            updated_at_ms: now,
        };
        universe.provider_bindings.put(id, binding.clone());
        Ok(DeploymentProviderBindingPutResponse { binding })
    }

    pub(super) fn delete_provider_binding(
        &mut self,
        params: &DeploymentProviderBindingDeleteParams,
    ) -> Result<DeploymentProviderBindingDeleteResponse, AgentApiError> {
        let id = &params.binding_id;
        let universe = self.universe_of(&params.universe_id)?;
        let environments = universe.environments.by_id();
        let mut environments = environments.map(|environment| &environment.view);
        if let Some(environment) = environments.find(|environment| lives_by(environment, id)) {
            return Err(rejected(format!(
                "environment {} came by binding {id} and is not closed",
                environment.environment_id
            )));
        }
        let binding = universe.provider_bindings.remove(id);
        let binding = binding.ok_or_else(|| no_binding(id))?;
        Ok(DeploymentProviderBindingDeleteResponse { binding })
    }
}

/// The binding by which a universe uses a provider.
pub(super) fn binding_of<'a>(
    universe: &'a Universe,
    provider: &EnvironmentProviderId,
) -> Option<&'a EnvironmentProviderBindingView> {
    let mut bindings = universe.provider_bindings.by_id();
    bindings.find(|binding| binding.provider_id == *provider)
}

fn lives_by(environment: &EnvironmentView, binding: &EnvironmentBindingId) -> bool {
    let came_by = match &environment.source {
        EnvironmentSourceView::Provisioned { binding_id, .. } => binding_id == binding,
        _ => false,
    };
    came_by && environment.status != EnvironmentLifecycleStatusView::Closed
}
