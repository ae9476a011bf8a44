//! `deployment/environments/adopt`. The machine is not looked for: it is there and at work.

use api_contract::lightspeed::deployment::{
    DeploymentEnvironmentAdoptParams, DeploymentEnvironmentAdoptResponse,
};
use api_contract::lightspeed::environments::{
    EnvironmentIncarnationView, EnvironmentLifecycleStatusView, EnvironmentPowerStateView,
    EnvironmentProviderBindingStatusView, EnvironmentSourceView, EnvironmentView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{EnvironmentProviderId, EnvironmentRequestId};

use super::provider_bindings::no_binding;
use crate::core::handler::Handler;
use crate::core::refusal::rejected;
use crate::core::state::Universe;

impl Handler<'_> {
    pub(super) fn adopt_environment(
        &mut self,
        params: DeploymentEnvironmentAdoptParams,
    ) -> Result<DeploymentEnvironmentAdoptResponse, AgentApiError> {
        let now = self.now().signed();
        let universe = self.universe_of(&params.universe_id)?;
        if let Some(environment) = made_by(universe, &params.request_id).cloned() {
            return Ok(DeploymentEnvironmentAdoptResponse { environment });
        }
        let binding = universe.provider_bindings.get(&params.binding_id);
        let binding = binding.ok_or_else(|| no_binding(&params.binding_id))?;
        if binding.status != EnvironmentProviderBindingStatusView::Enabled {
            let message = format!("provider binding {} is disabled", params.binding_id);
            return Err(rejected(message));
        }
        let provider_id = binding.provider_id.clone();
        self.expect_unowned(&provider_id, &params.source_target)?;
        let environment = EnvironmentView {
            environment_id: self.state.ids.draw("environment_"),
            request_id: params.request_id,
            source: EnvironmentSourceView::Provisioned {
                provider_id,
                binding_id: params.binding_id,
            },
            display_name: params.display_name,
            status: EnvironmentLifecycleStatusView::Ready,
            desired_power: EnvironmentPowerStateView::Running,
            idle_policy: None,
            incarnation: EnvironmentIncarnationView {
                incarnation_id: self.state.ids.draw("incarnation_"),
                provision_request_id: None,
                provider_target_id: Some(params.source_target),
                template_id: None,
                power_states: EnvironmentPowerStateView::ALL.to_vec(),
                created_at_ms: now,
                updated_at_ms: now,
            },
            public_ingress_enabled: false,
            public_endpoint: None,
            metadata: params.metadata,
            last_seen_at_ms: Some(now),
            created_at_ms: now,
            updated_at_ms: now,
        };
        let id = environment.environment_id.clone();
        let universe = self.universe_of(&params.universe_id)?;
        universe.environments.put(id, environment.clone());
        Ok(DeploymentEnvironmentAdoptResponse { environment })
    }

    /// A machine is one environment at a time, in whatever universe.
    fn expect_unowned(
        &self,
        provider: &EnvironmentProviderId,
        target: &str,
    ) -> Result<(), AgentApiError> {
        let universes = self.state.universes();
        let mut environments = universes.flat_map(|(_, universe)| universe.environments.by_id());
        let owner = environments.find(|environment| {
            let here = matches!(
                &environment.source,
                EnvironmentSourceView::Provisioned { provider_id, .. } if provider_id == provider
            );
            here && environment.incarnation.provider_target_id.as_deref() == Some(target)
                && environment.status != EnvironmentLifecycleStatusView::Closed
        });
        match owner {
            // Its name may be in a universe that the caller does not mean.
            Some(_) => Err(rejected(format!(
                "the machine {target} is an environment already"
            ))),
            None => Ok(()),
        }
    }
}

/// The environment that a request has made.
fn made_by<'a>(
    universe: &'a Universe,
    request: &EnvironmentRequestId,
) -> Option<&'a EnvironmentView> {
    let mut environments = universe.environments.by_id();
    environments.find(|environment| environment.request_id == *request)
}
