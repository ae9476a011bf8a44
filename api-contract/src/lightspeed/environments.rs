//! Environments: machines in which agents run commands and jobs.

mod connection;
mod credentials;
mod job_views;
mod jobs;
mod lifecycle;
mod power;
mod provider_bindings;
mod registration_keys;
mod templates;
mod view;

pub use connection::{EnvironmentConnectionTransportView, EnvironmentConnectionView};
pub use credentials::{
    EnvironmentCredentialBindParams, EnvironmentCredentialBindResponse,
    EnvironmentCredentialListParams, EnvironmentCredentialListResponse,
    EnvironmentCredentialSourceView, EnvironmentCredentialUnbindParams,
    EnvironmentCredentialUnbindResponse, EnvironmentCredentialView, EnvironmentVariableName,
    SecretId,
};
pub use job_views::{
    SessionJobArtifactView, SessionJobHandleView, SessionJobId, SessionJobOutputChunkView,
    SessionJobOutputStreamView, SessionJobStartedView, SessionJobStatusView, SessionJobSummaryView,
};
pub use jobs::{
    EnvironmentJobCancelParams, EnvironmentJobCancelResponse, EnvironmentJobCreateParams,
    EnvironmentJobCreateResponse, EnvironmentJobGroupId, EnvironmentJobReadParams,
    EnvironmentJobReadResponse, SessionJobCancelEntryView, SessionJobCancelScopeView,
    SessionJobDependencyInput, SessionJobDependencyPolicyView, SessionJobReadEntryView,
    SessionJobStartSpecInput,
};
pub use lifecycle::{
    EnvironmentCloseParams, EnvironmentCloseResponse, EnvironmentCreateParams,
    EnvironmentCreateResponse, EnvironmentExternalCreateParams, EnvironmentExternalCreateResponse,
    EnvironmentListParams, EnvironmentListResponse, EnvironmentReadParams, EnvironmentReadResponse,
};
pub use power::{
    EnvironmentIdlePolicyPutParams, EnvironmentIdlePolicyPutResponse, EnvironmentIdlePolicyView,
    EnvironmentIngressPutParams, EnvironmentIngressPutResponse, EnvironmentPowerPutParams,
    EnvironmentPowerPutResponse, EnvironmentPowerStateView,
};
pub use provider_bindings::{
    EnvironmentProviderBindingListParams, EnvironmentProviderBindingListResponse,
    EnvironmentProviderBindingReadParams, EnvironmentProviderBindingReadResponse,
    EnvironmentProviderBindingStatusView, EnvironmentProviderBindingView,
};
pub use registration_keys::{
    EnvironmentIdentityModeView, EnvironmentRegistrationKeyCreateParams,
    EnvironmentRegistrationKeyCreateResponse, EnvironmentRegistrationKeyId,
    EnvironmentRegistrationKeyListParams, EnvironmentRegistrationKeyListResponse,
    EnvironmentRegistrationKeyReadParams, EnvironmentRegistrationKeyReadResponse,
    EnvironmentRegistrationKeyRevokeParams, EnvironmentRegistrationKeyRevokeResponse,
    EnvironmentRegistrationKeyStatusView, EnvironmentRegistrationKeyView,
    EnvironmentRegistrationSecretView,
};
pub use templates::{
    EnvironmentTemplateId, EnvironmentTemplateListParams, EnvironmentTemplateListResponse,
    EnvironmentTemplateReadParams, EnvironmentTemplateReadResponse, EnvironmentTemplateView,
};
pub use view::{
    EnvironmentDaemonId, EnvironmentIncarnationId, EnvironmentIncarnationView,
    EnvironmentLifecycleStatusView, EnvironmentSourceView, EnvironmentView,
};

use crate::contract;
use crate::lightspeed::error::AgentApiError;

/// Environments: machines in which agents run commands and jobs.
///
/// A provider makes one on request, or somebody registers a machine of their own. An environment
/// belongs to the universe and outlives the sessions that work in it.
#[contract]
pub trait Environments {
    /// List the provider bindings of the universe
    ///
    /// Each lets the universe have environments from one provider of the deployment.
    #[method("environments/provider-bindings/list", scope = universe, action = "read",
             group = "environments", role = viewer, retry = always, errors = [response_too_large])]
    fn environments_provider_bindings_list(
        &mut self,
        params: EnvironmentProviderBindingListParams,
    ) -> Result<EnvironmentProviderBindingListResponse, AgentApiError>;

    /// Read a provider binding
    #[method("environments/provider-bindings/read", scope = universe, action = "read",
             group = "environments", role = viewer, retry = always, errors = [not_found],
             example = r#"{"bindingId": "builders"}"#)]
    fn environments_provider_bindings_read(
        &mut self,
        params: EnvironmentProviderBindingReadParams,
    ) -> Result<EnvironmentProviderBindingReadResponse, AgentApiError>;

    /// List the templates that the bound providers have
    ///
    /// The providers are asked at the time of the call.
    #[method("environments/templates/list", scope = universe, action = "read",
             group = "environments", role = viewer, retry = always,
             errors = [not_found, response_too_large],
             example = r#"{"bindingId": "builders"}"#)]
    fn environments_templates_list(
        &mut self,
        params: EnvironmentTemplateListParams,
    ) -> Result<EnvironmentTemplateListResponse, AgentApiError>;

    /// Read a template of a bound provider
    #[method("environments/templates/read", scope = universe, action = "read",
             group = "environments", role = viewer, retry = always, errors = [not_found],
             example = r#"{"bindingId": "builders", "templateId": "debian-13-rust-4"}"#)]
    fn environments_templates_read(
        &mut self,
        params: EnvironmentTemplateReadParams,
    ) -> Result<EnvironmentTemplateReadResponse, AgentApiError>;

    /// Have a provider make an environment
    ///
    /// Records what is wanted and answers at once; read the environment until it is `ready` or
    /// `failed`. A repeat with the same `requestId` returns the environment as it is, and the rest
    /// of the request changes nothing. An unknown binding is not found, a disabled one rejected.
    #[method("environments/create", scope = universe, action = "configure_resource",
             group = "environments", role = operator, retry = with_id("requestId"),
             errors = [not_found, rejected],
             example = r#"{"requestId": "acorn-builder", "bindingId": "builders",
                 "templateId": "debian-13-rust-4", "displayName": "Acorn builder",
                 "metadata": {"project": "acorn"},
                 "idlePolicy": {"pauseAfterMs": 300000, "stopAfterMs": 3600000}}"#)]
    fn environments_create(
        &mut self,
        params: EnvironmentCreateParams,
    ) -> Result<EnvironmentCreateResponse, AgentApiError>;

    /// Register a machine of your own as an environment
    ///
    /// Its daemon must be reachable from the server, which tries it when it is used. A repeat with
    /// the same `requestId` returns the environment as it is, and the rest of the request changes
    /// nothing.
    #[method("environments/external/create", scope = universe, action = "configure_resource",
             group = "environments", role = operator, retry = with_id("requestId"),
             example = r#"{"requestId": "acorn-signing-host", "connection":
                 {"endpoint": "wss://signing.acorn.example/envd", "transport": "webSocket"},
                 "displayName": "Signing host"}"#)]
    fn environments_external_create(
        &mut self,
        params: EnvironmentExternalCreateParams,
    ) -> Result<EnvironmentExternalCreateResponse, AgentApiError>;

    /// Read an environment
    #[method("environments/read", scope = universe, action = "read", group = "environments",
             role = viewer, retry = always, errors = [not_found],
             example = r#"{"environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f"}"#)]
    fn environments_read(
        &mut self,
        params: EnvironmentReadParams,
    ) -> Result<EnvironmentReadResponse, AgentApiError>;

    /// List environments
    ///
    /// An environment must pass every filter given. Closed ones are listed, too.
    #[method("environments/list", scope = universe, action = "read", group = "environments",
             role = viewer, retry = always, errors = [response_too_large],
             example = r#"{"bindingId": "builders", "metadata": {"project": "acorn"}}"#)]
    fn environments_list(
        &mut self,
        params: EnvironmentListParams,
    ) -> Result<EnvironmentListResponse, AgentApiError>;

    /// Switch the public HTTPS endpoint of an environment
    ///
    /// The answer shows the endpoint. Only a provisioned environment can have one, and only where
    /// its provider allows it; any other is rejected.
    #[method("environments/ingress/put", scope = universe, action = "configure_resource",
             group = "environments", role = operator, retry = always,
             errors = [not_found, rejected],
             example = r#"{"environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f",
                 "enabled": true}"#)]
    fn environments_ingress_put(
        &mut self,
        params: EnvironmentIngressPutParams,
    ) -> Result<EnvironmentIngressPutResponse, AgentApiError>;

    /// Set the power state that is wanted of an environment
    ///
    /// The machine follows later. A state that its provider does not offer is rejected, and so is
    /// every state for an environment without a provider. One that is not running wakes by itself
    /// when it is used.
    #[method("environments/power/put", scope = universe, action = "configure_resource",
             group = "environments", role = operator, retry = always,
             errors = [not_found, rejected],
             example = r#"{"environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f",
                 "power": "running"}"#)]
    fn environments_power_put(
        &mut self,
        params: EnvironmentPowerPutParams,
    ) -> Result<EnvironmentPowerPutResponse, AgentApiError>;

    /// Replace or clear the idle policy of an environment
    ///
    /// The policy counts as a whole: a stage left out is gone. An environment without a provider
    /// has none, and asking for one is an invalid request.
    #[method("environments/idle-policy/put", scope = universe, action = "configure_resource",
             group = "environments", role = operator, retry = always, errors = [not_found],
             example = r#"{"environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f",
                 "idlePolicy": {"pauseAfterMs": 600000, "closeAfterMs": 86400000}}"#)]
    fn environments_idle_policy_put(
        &mut self,
        params: EnvironmentIdlePolicyPutParams,
    ) -> Result<EnvironmentIdlePolicyPutResponse, AgentApiError>;

    /// Let the jobs of an environment find a credential in a variable
    ///
    /// The request names a grant, a provider's credential or a secret; no answer shows its value.
    /// A variable that is bound already gets the new source.
    #[method("environments/credentials/bind", scope = universe, action = "configure_resource",
             group = "environments", role = operator, retry = always, errors = [not_found],
             example = r#"{"environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f",
                 "envName": "FORGE_TOKEN",
                 "source": {"type": "authGrant", "grantId": "acorn-forge"}}"#)]
    fn environments_credentials_bind(
        &mut self,
        params: EnvironmentCredentialBindParams,
    ) -> Result<EnvironmentCredentialBindResponse, AgentApiError>;

    /// List the variables of an environment that are bound to credentials
    #[method("environments/credentials/list", scope = universe, action = "configure_resource",
             group = "environments", role = operator, retry = always,
             errors = [not_found, response_too_large],
             example = r#"{"environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f"}"#)]
    fn environments_credentials_list(
        &mut self,
        params: EnvironmentCredentialListParams,
    ) -> Result<EnvironmentCredentialListResponse, AgentApiError>;

    /// Unbind a variable from its credential
    ///
    /// The grant or secret itself stays. A variable that is not bound is not found.
    #[method("environments/credentials/unbind", scope = universe, action = "configure_resource",
             group = "environments", role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f",
                 "envName": "FORGE_TOKEN"}"#)]
    fn environments_credentials_unbind(
        &mut self,
        params: EnvironmentCredentialUnbindParams,
    ) -> Result<EnvironmentCredentialUnbindResponse, AgentApiError>;

    /// Start jobs in an environment
    ///
    /// Jobs may wait for each other. They belong to the environment, not to a session, and find its
    /// credentials. A repeat with the same `requestId` returns the jobs it started, whatever it asks for. A machine that
    /// is still waking answers `environment_not_ready`: repeat the call later. One that cannot be
    /// reached is rejected.
    #[method("environments/jobs/create", scope = universe, action = "use_resource",
             group = "environments", role = contributor, retry = with_id("requestId"),
             errors = [not_found, rejected, environment_not_ready],
             example = r#"{"environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f",
                 "requestId": "acorn-1.2-check", "jobs": [
                 {"jobId": "acorn-build", "name": "build", "argv": ["cargo", "build"],
                 "cwd": "/srv/acorn", "timeoutMs": 900000},
                 {"jobId": "acorn-test", "name": "test", "argv": ["cargo", "test"],
                 "cwd": "/srv/acorn", "env": {"RUST_BACKTRACE": "1"},
                 "dependsOn": [{"name": "build"}]}]}"#)]
    fn environments_jobs_create(
        &mut self,
        params: EnvironmentJobCreateParams,
    ) -> Result<EnvironmentJobCreateResponse, AgentApiError>;

    /// Read jobs: where they stand, their output, what they left
    ///
    /// To follow a job, read again with its `outputNextSeq` as `afterSeq` until it has ended. A job
    /// that cannot be read, e.g. because its machine is out of reach, has an `error` of its own and
    /// does not fail the call.
    #[method("environments/jobs/read", scope = universe, action = "read", group = "environments",
             role = viewer, retry = always,
             example = r#"{"jobs": [{"environmentId":
                 "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f", "jobId": "acorn-build"}],
                 "outputBytes": 16384, "includeArtifacts": true}"#)]
    fn environments_jobs_read(
        &mut self,
        params: EnvironmentJobReadParams,
    ) -> Result<EnvironmentJobReadResponse, AgentApiError>;

    /// Ask for jobs to be cancelled
    ///
    /// A running job becomes `cancelRequested` and ends later. Look at the result of each job: one
    /// that cannot be cancelled has an `error` of its own and does not fail the call.
    #[method("environments/jobs/cancel", scope = universe, action = "use_resource",
             group = "environments", role = contributor, retry = always,
             example = r#"{"jobs": [{"environmentId":
                 "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f", "jobId": "acorn-build"}],
                 "scope": "dependents"}"#)]
    fn environments_jobs_cancel(
        &mut self,
        params: EnvironmentJobCancelParams,
    ) -> Result<EnvironmentJobCancelResponse, AgentApiError>;

    /// Make a key with which daemons register themselves
    ///
    /// Only this answer has the secret. Every call makes another key, so after a lost answer list
    /// the keys and revoke the one whose secret nobody saw.
    #[method("environments/registration-keys/create", scope = universe,
             action = "configure_resource", group = "environments", role = operator,
             retry = never,
             example = r#"{"displayName": "Acorn build machines", "identityMode": "ephemeral",
                 "maxActiveEnvironments": 4, "ephemeralDisconnectGraceMs": 60000}"#)]
    fn environments_registration_keys_create(
        &mut self,
        params: EnvironmentRegistrationKeyCreateParams,
    ) -> Result<EnvironmentRegistrationKeyCreateResponse, AgentApiError>;

    /// Read a registration key, without its secret
    #[method("environments/registration-keys/read", scope = universe,
             action = "configure_resource", group = "environments", role = operator,
             retry = always, errors = [not_found],
             example = r#"{"registrationKeyId": "acorn-build-machines"}"#)]
    fn environments_registration_keys_read(
        &mut self,
        params: EnvironmentRegistrationKeyReadParams,
    ) -> Result<EnvironmentRegistrationKeyReadResponse, AgentApiError>;

    /// List the registration keys of the universe, without their secrets
    #[method("environments/registration-keys/list", scope = universe,
             action = "configure_resource", group = "environments", role = operator,
             retry = always, errors = [response_too_large])]
    fn environments_registration_keys_list(
        &mut self,
        params: EnvironmentRegistrationKeyListParams,
    ) -> Result<EnvironmentRegistrationKeyListResponse, AgentApiError>;

    /// Revoke a registration key
    ///
    /// It admits no daemon any more. Its environments stay unless `closeEnvironments` asks for
    /// their closing. Revoking a revoked key succeeds.
    #[method("environments/registration-keys/revoke", scope = universe,
             action = "configure_resource", group = "environments", role = operator,
             retry = always, errors = [not_found],
             example = r#"{"registrationKeyId": "acorn-build-machines",
                 "closeEnvironments": true}"#)]
    fn environments_registration_keys_revoke(
        &mut self,
        params: EnvironmentRegistrationKeyRevokeParams,
    ) -> Result<EnvironmentRegistrationKeyRevokeResponse, AgentApiError>;

    /// Ask for an environment to be closed
    ///
    /// It is `closing` until its machine is gone, and never takes work again. Repeats succeed.
    #[method("environments/close", scope = universe, action = "configure_resource",
             group = "environments", role = operator, retry = always, errors = [not_found],
             example = r#"{"environmentId": "environment_5d0c7c1e9a7b4f0e8e2f6a3b1c9d4e7f"}"#)]
    fn environments_close(
        &mut self,
        params: EnvironmentCloseParams,
    ) -> Result<EnvironmentCloseResponse, AgentApiError>;
}
