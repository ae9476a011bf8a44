//! What is wanted of a machine: power, idle policy, public endpoint.

use api_contract::lightspeed::environments::{
    EnvironmentIdlePolicyPutParams, EnvironmentIdlePolicyPutResponse, EnvironmentIngressPutParams,
    EnvironmentIngressPutResponse, EnvironmentPowerPutParams, EnvironmentPowerPutResponse,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::EnvironmentId;

use super::templates;
use crate::core::handler::Handler;
use crate::core::refusal::{invalid, rejected};
use crate::core::state::Environment;

impl Handler<'_> {
    pub(super) fn put_power(
        &mut self,
        params: EnvironmentPowerPutParams,
    ) -> Result<EnvironmentPowerPutResponse, AgentApiError> {
        let (id, power) = (params.environment_id, params.power);
        let environment = self.living(&id)?;
        // One without a provider offers none.
        if !environment.view.incarnation.power_states.contains(&power) {
            let message = format!("environment {id} cannot be made {power}");
            return Err(rejected(message));
        }
        let environment = self.operate(&id, |machine| {
            machine.want(power);
            machine.environment.view.clone()
        })?;
        Ok(EnvironmentPowerPutResponse { environment })
    }

    pub(super) fn put_idle_policy(
        &mut self,
        params: EnvironmentIdlePolicyPutParams,
    ) -> Result<EnvironmentIdlePolicyPutResponse, AgentApiError> {
        let (id, policy) = (params.environment_id, params.idle_policy);
        if !self.environment(&id)?.is_provisioned() {
            let message = format!("no provider made environment {id}, so it has no idle policy");
            return Err(invalid(message));
        }
        let environment = self.operate(&id, |machine| {
            machine.put_idle_policy(policy);
            machine.environment.view.clone()
        })?;
        Ok(EnvironmentIdlePolicyPutResponse { environment })
    }

    pub(super) fn put_ingress(
        &mut self,
        params: &EnvironmentIngressPutParams,
    ) -> Result<EnvironmentIngressPutResponse, AgentApiError> {
        let id = &params.environment_id;
        let now = self.now().signed();
        let view = &mut self.living(id)?.view;
        let template = view.incarnation.template_id.as_ref();
        if !template.is_some_and(templates::allows_ingress) {
            let message = format!("environment {id} can have no public endpoint");
            return Err(rejected(message));
        }
        if view.public_ingress_enabled != params.enabled {
            view.public_ingress_enabled = params.enabled;
            let host = id.as_str().replace('_', "-");
            let url = format!("https://{host}.ingress.invalid");
            view.public_endpoint = params.enabled.then_some(url);
            view.updated_at_ms = now;
        }
        Ok(EnvironmentIngressPutResponse {
            environment: view.clone(),
        })
    }

    /// An environment for which something can still be done.
    fn living(&mut self, id: &EnvironmentId) -> Result<&mut Environment, AgentApiError> {
        let environment = self.environment(id)?;
        if environment.is_over() {
            let status = &environment.view.status;
            return Err(rejected(format!("environment {id} is {status}")));
        }
        Ok(environment)
    }
}
