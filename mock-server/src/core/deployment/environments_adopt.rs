//! `deployment/environments/adopt`. The machine is not looked for: it is there and at work.

use api_contract::lightspeed::deployment::{
    DeploymentEnvironmentAdoptParams, DeploymentEnvironmentAdoptResponse,
};
use api_contract::lightspeed::environments::{
    EnvironmentLifecycleStatusView, EnvironmentPowerStateView, EnvironmentSourceView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::EnvironmentProviderId;

use super::spelled;
use crate::core::environments::{new_view, operate, usable_provider};
use crate::core::handler::Handler;
use crate::core::refusal::{no_environment, rejected};
use crate::core::state::Environment;

impl Handler<'_> {
    pub(super) fn adopt_environment(
        &mut self,
        params: DeploymentEnvironmentAdoptParams,
    ) -> Result<DeploymentEnvironmentAdoptResponse, AgentApiError> {
        let universe = self.universe_of(&params.universe_id)?;
        if let Some(made) = universe.environment_of(&params.request_id) {
            let environment = made.view.clone();
            return Ok(DeploymentEnvironmentAdoptResponse { environment });
        }
        let provider_id = usable_provider(universe, &params.binding_id)?;
        self.expect_unowned(&provider_id, &params.source_target)?;
        let source = EnvironmentSourceView::Provisioned {
            provider_id,
            binding_id: params.binding_id,
        };
        let now = self.now();
        let mut view = new_view(&mut self.state.ids, params.request_id, source, now);
        view.display_name = params.display_name;
        view.metadata = params.metadata;
        view.incarnation.provider_target_id = Some(params.source_target);
        view.incarnation.power_states = EnvironmentPowerStateView::ALL.to_vec();
        let id = view.environment_id.clone();
        let environments = &mut self.universe_of(&params.universe_id)?.environments;
        environments.put(id.clone(), Environment::new(view));
        let universe = spelled(&params.universe_id);
        let adopted = operate(self.state, &universe, &id, |machine| {
            machine.wake_up();
            machine.environment.view.clone()
        });
        let environment = adopted.ok_or_else(|| no_environment(&id))?;
        Ok(DeploymentEnvironmentAdoptResponse { environment })
    }

    /// A machine is one environment at a time, in whatever universe.
    fn expect_unowned(
        &self,
        provider: &EnvironmentProviderId,
        target: &str,
    ) -> Result<(), AgentApiError> {
        let universes = self.state.universes();
        let environments = universes.flat_map(|(_, universe)| universe.environments.by_id());
        let mut environments = environments.map(|environment| &environment.view);
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
