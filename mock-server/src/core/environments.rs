//! `environments/*`: provider bindings and templates, environments, what is wanted of their machines,
//! their credentials and jobs, and the keys with which daemons register.

mod credentials;
mod job_course;
mod job_specs;
mod jobs;
mod lifecycle;
mod machine;
mod power;
mod registration_keys;
mod templates;

use api_contract::lightspeed::environments::{
    EnvironmentCloseParams, EnvironmentCloseResponse, EnvironmentCreateParams,
    EnvironmentCreateResponse, EnvironmentCredentialBindParams, EnvironmentCredentialBindResponse,
    EnvironmentCredentialListParams, EnvironmentCredentialListResponse,
    EnvironmentCredentialUnbindParams, EnvironmentCredentialUnbindResponse,
    EnvironmentExternalCreateParams, EnvironmentExternalCreateResponse,
    EnvironmentIdlePolicyPutParams, EnvironmentIdlePolicyPutResponse, EnvironmentIngressPutParams,
    EnvironmentIngressPutResponse, EnvironmentJobCancelParams, EnvironmentJobCancelResponse,
    EnvironmentJobCreateParams, EnvironmentJobCreateResponse, EnvironmentJobReadParams,
    EnvironmentJobReadResponse, EnvironmentListParams, EnvironmentListResponse,
    EnvironmentPowerPutParams, EnvironmentPowerPutResponse, EnvironmentProviderBindingListParams,
    EnvironmentProviderBindingListResponse, EnvironmentProviderBindingReadParams,
    EnvironmentProviderBindingReadResponse, EnvironmentReadParams, EnvironmentReadResponse,
    EnvironmentRegistrationKeyCreateParams, EnvironmentRegistrationKeyCreateResponse,
    EnvironmentRegistrationKeyListParams, EnvironmentRegistrationKeyListResponse,
    EnvironmentRegistrationKeyReadParams, EnvironmentRegistrationKeyReadResponse,
    EnvironmentRegistrationKeyRevokeParams, EnvironmentRegistrationKeyRevokeResponse,
    EnvironmentTemplateListParams, EnvironmentTemplateListResponse, EnvironmentTemplateReadParams,
    EnvironmentTemplateReadResponse, Environments,
};
use api_contract::lightspeed::error::AgentApiError;

use super::handler::Handler;
pub(crate) use lifecycle::new_view;
pub(crate) use machine::operate;
pub(crate) use registration_keys::key_at;
pub(crate) use templates::usable_provider;

impl Environments for Handler<'_> {
    fn environments_provider_bindings_list(
        &mut self,
        _: EnvironmentProviderBindingListParams,
    ) -> Result<EnvironmentProviderBindingListResponse, AgentApiError> {
        Ok(self.list_bindings())
    }

    fn environments_provider_bindings_read(
        &mut self,
        params: EnvironmentProviderBindingReadParams,
    ) -> Result<EnvironmentProviderBindingReadResponse, AgentApiError> {
        self.read_binding(&params.binding_id)
    }

    fn environments_templates_list(
        &mut self,
        params: EnvironmentTemplateListParams,
    ) -> Result<EnvironmentTemplateListResponse, AgentApiError> {
        self.list_templates(&params)
    }

    fn environments_templates_read(
        &mut self,
        params: EnvironmentTemplateReadParams,
    ) -> Result<EnvironmentTemplateReadResponse, AgentApiError> {
        self.read_template(&params)
    }

    fn environments_create(
        &mut self,
        params: EnvironmentCreateParams,
    ) -> Result<EnvironmentCreateResponse, AgentApiError> {
        self.create_environment(params)
    }

    fn environments_external_create(
        &mut self,
        params: EnvironmentExternalCreateParams,
    ) -> Result<EnvironmentExternalCreateResponse, AgentApiError> {
        Ok(self.register_environment(params))
    }

    fn environments_read(
        &mut self,
        params: EnvironmentReadParams,
    ) -> Result<EnvironmentReadResponse, AgentApiError> {
        self.read_environment(&params.environment_id)
    }

    fn environments_list(
        &mut self,
        params: EnvironmentListParams,
    ) -> Result<EnvironmentListResponse, AgentApiError> {
        Ok(self.list_environments(&params))
    }

    fn environments_ingress_put(
        &mut self,
        params: EnvironmentIngressPutParams,
    ) -> Result<EnvironmentIngressPutResponse, AgentApiError> {
        self.put_ingress(&params)
    }

    fn environments_power_put(
        &mut self,
        params: EnvironmentPowerPutParams,
    ) -> Result<EnvironmentPowerPutResponse, AgentApiError> {
        self.put_power(params)
    }

    fn environments_idle_policy_put(
        &mut self,
        params: EnvironmentIdlePolicyPutParams,
    ) -> Result<EnvironmentIdlePolicyPutResponse, AgentApiError> {
        self.put_idle_policy(params)
    }

    fn environments_credentials_bind(
        &mut self,
        params: EnvironmentCredentialBindParams,
    ) -> Result<EnvironmentCredentialBindResponse, AgentApiError> {
        self.bind_credential(params)
    }

    fn environments_credentials_list(
        &mut self,
        params: EnvironmentCredentialListParams,
    ) -> Result<EnvironmentCredentialListResponse, AgentApiError> {
        self.list_credentials(&params.environment_id)
    }

    fn environments_credentials_unbind(
        &mut self,
        params: EnvironmentCredentialUnbindParams,
    ) -> Result<EnvironmentCredentialUnbindResponse, AgentApiError> {
        self.unbind_credential(&params)
    }

    fn environments_jobs_create(
        &mut self,
        params: EnvironmentJobCreateParams,
    ) -> Result<EnvironmentJobCreateResponse, AgentApiError> {
        self.create_jobs(params)
    }

    fn environments_jobs_read(
        &mut self,
        params: EnvironmentJobReadParams,
    ) -> Result<EnvironmentJobReadResponse, AgentApiError> {
        Ok(self.read_jobs(params))
    }

    fn environments_jobs_cancel(
        &mut self,
        params: EnvironmentJobCancelParams,
    ) -> Result<EnvironmentJobCancelResponse, AgentApiError> {
        Ok(self.cancel_jobs(params))
    }

    fn environments_registration_keys_create(
        &mut self,
        params: EnvironmentRegistrationKeyCreateParams,
    ) -> Result<EnvironmentRegistrationKeyCreateResponse, AgentApiError> {
        self.create_registration_key(params)
    }

    fn environments_registration_keys_read(
        &mut self,
        params: EnvironmentRegistrationKeyReadParams,
    ) -> Result<EnvironmentRegistrationKeyReadResponse, AgentApiError> {
        self.read_registration_key(&params.registration_key_id)
    }

    fn environments_registration_keys_list(
        &mut self,
        _: EnvironmentRegistrationKeyListParams,
    ) -> Result<EnvironmentRegistrationKeyListResponse, AgentApiError> {
        Ok(self.list_registration_keys())
    }

    fn environments_registration_keys_revoke(
        &mut self,
        params: EnvironmentRegistrationKeyRevokeParams,
    ) -> Result<EnvironmentRegistrationKeyRevokeResponse, AgentApiError> {
        self.revoke_registration_key(&params)
    }

    fn environments_close(
        &mut self,
        params: EnvironmentCloseParams,
    ) -> Result<EnvironmentCloseResponse, AgentApiError> {
        self.close_environment(&params.environment_id)
    }
}
