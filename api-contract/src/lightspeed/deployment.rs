//! The deployment: what its operator sets up for all universes.

mod api_keys;
mod channel_accounts;
mod environment_providers;
mod environments;
mod provider_bindings;
mod universes;

pub use api_keys::{
    ApiKeyPrefix, ApiKeySecret, DeploymentApiKeyCreateParams, DeploymentApiKeyCreateResponse,
    DeploymentApiKeyListParams, DeploymentApiKeyListResponse, DeploymentApiKeyRevokeParams,
    DeploymentApiKeyRevokeResponse, DeploymentApiKeyView,
};
pub use channel_accounts::{
    DeploymentChannelAccountListParams, DeploymentChannelAccountListResponse,
    DeploymentChannelAccountView,
};
pub use environment_providers::{
    DeploymentEnvironmentProviderConnection, DeploymentEnvironmentProviderDeleteParams,
    DeploymentEnvironmentProviderDeleteResponse, DeploymentEnvironmentProviderListParams,
    DeploymentEnvironmentProviderListResponse, DeploymentEnvironmentProviderPutParams,
    DeploymentEnvironmentProviderPutResponse, DeploymentEnvironmentProviderReadParams,
    DeploymentEnvironmentProviderReadResponse, DeploymentEnvironmentProviderTransport,
    DeploymentEnvironmentProviderView,
};
pub use environments::{DeploymentEnvironmentAdoptParams, DeploymentEnvironmentAdoptResponse};
pub use provider_bindings::{
    DeploymentProviderBindingDeleteParams, DeploymentProviderBindingDeleteResponse,
    DeploymentProviderBindingPutParams, DeploymentProviderBindingPutResponse,
};
pub use universes::{
    DeploymentUniverseCreateParams, DeploymentUniverseCreateResponse,
    DeploymentUniverseDeleteParams, DeploymentUniverseDeleteResponse, DeploymentUniverseListParams,
    DeploymentUniverseListResponse, DeploymentUniverseReadParams, DeploymentUniverseReadResponse,
    DeploymentUniverseSlugPutParams, DeploymentUniverseView, UniverseSlug,
};

use crate::contract;
use crate::lightspeed::environments::EnvironmentProviderBindingListResponse;
use crate::lightspeed::error::AgentApiError;

/// Deployment: what its operator sets up for all universes.
///
/// Only a key of the deployment may call these methods, and no call names a universe in a header:
/// where one is meant, a parameter names it.
#[contract]
pub trait Deployment {
    /// Create a universe, or return the one stored under its id
    ///
    /// For an id that exists, the universe is returned as it is and `created` is false, so a lost
    /// answer costs nothing. A slug that another universe has is a conflict.
    #[method("deployment/universes/create", scope = deployment, group = "deployment/universes",
             retry = with_id("universeId"), errors = [conflict],
             example = r#"{"universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21", "slug": "acorn"}"#)]
    fn deployment_universes_create(
        &mut self,
        params: DeploymentUniverseCreateParams,
    ) -> Result<DeploymentUniverseCreateResponse, AgentApiError>;

    /// List all universes with rough counts
    #[method("deployment/universes/list", scope = deployment, group = "deployment/universes",
             retry = always, errors = [response_too_large])]
    fn deployment_universes_list(
        &mut self,
        params: DeploymentUniverseListParams,
    ) -> Result<DeploymentUniverseListResponse, AgentApiError>;

    /// Read a universe with its rough counts
    #[method("deployment/universes/read", scope = deployment, group = "deployment/universes",
             retry = always, errors = [not_found],
             example = r#"{"universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21"}"#)]
    fn deployment_universes_read(
        &mut self,
        params: DeploymentUniverseReadParams,
    ) -> Result<DeploymentUniverseReadResponse, AgentApiError>;

    /// Set or change a universe's slug
    ///
    /// A slug that another universe has is a conflict. With `onlyIfUnset`, so is a universe that has
    /// another slug already; the same slug again succeeds.
    #[method("deployment/universes/slug/put", scope = deployment, group = "deployment/universes",
             retry = always, errors = [not_found, conflict],
             example = r#"{"universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21",
                 "slug": "acorn-releases"}"#)]
    fn deployment_universes_slug_put(
        &mut self,
        params: DeploymentUniverseSlugPutParams,
    ) -> Result<DeploymentUniverseReadResponse, AgentApiError>;

    /// Create an API key
    ///
    /// The answer is the only place where the secret stands; a key whose answer was lost can only be
    /// revoked. What a key may do never changes. A universe that does not exist is not found.
    #[method("deployment/api-keys/create", scope = deployment, group = "deployment/api-keys",
             retry = never, errors = [not_found],
             example = r#"{"scope": {"kind": "universe",
                 "universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21"},
                 "displayName": "Release pipeline", "groups": ["session", "blobs/put", "vfs"]}"#)]
    fn deployment_api_keys_create(
        &mut self,
        params: DeploymentApiKeyCreateParams,
    ) -> Result<DeploymentApiKeyCreateResponse, AgentApiError>;

    /// List API keys without their secrets
    ///
    /// Revoked keys are listed, too.
    #[method("deployment/api-keys/list", scope = deployment, group = "deployment/api-keys",
             retry = always, errors = [response_too_large],
             example = r#"{"scope": {"kind": "universe",
                 "universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21"}}"#)]
    fn deployment_api_keys_list(
        &mut self,
        params: DeploymentApiKeyListParams,
    ) -> Result<DeploymentApiKeyListResponse, AgentApiError>;

    /// Revoke an API key
    ///
    /// Later calls with it are refused; a read that is already waiting is still answered. Revoking
    /// it again succeeds and keeps the first time.
    #[method("deployment/api-keys/revoke", scope = deployment, group = "deployment/api-keys",
             retry = always, errors = [not_found],
             example = r#"{"keyPrefix": "lsk_Jx2mQ8rT"}"#)]
    fn deployment_api_keys_revoke(
        &mut self,
        params: DeploymentApiKeyRevokeParams,
    ) -> Result<DeploymentApiKeyRevokeResponse, AgentApiError>;

    /// Register an environment provider or replace it whole
    #[method("deployment/environment-providers/put", scope = deployment,
             group = "deployment/environment-providers", retry = always,
             example = r#"{"providerId": "incus-berlin", "displayName": "Incus in Berlin",
                 "controllerConnection": {"endpoint": "https://incus-berlin.example.com:8443",
                 "transport": {"type": "provider", "providerType": "incus"}}}"#)]
    fn deployment_environment_providers_put(
        &mut self,
        params: DeploymentEnvironmentProviderPutParams,
    ) -> Result<DeploymentEnvironmentProviderPutResponse, AgentApiError>;

    /// List all environment providers
    #[method("deployment/environment-providers/list", scope = deployment,
             group = "deployment/environment-providers", retry = always, errors = [response_too_large])]
    fn deployment_environment_providers_list(
        &mut self,
        params: DeploymentEnvironmentProviderListParams,
    ) -> Result<DeploymentEnvironmentProviderListResponse, AgentApiError>;

    /// Read an environment provider
    #[method("deployment/environment-providers/read", scope = deployment,
             group = "deployment/environment-providers", retry = always, errors = [not_found],
             example = r#"{"providerId": "incus-berlin"}"#)]
    fn deployment_environment_providers_read(
        &mut self,
        params: DeploymentEnvironmentProviderReadParams,
    ) -> Result<DeploymentEnvironmentProviderReadResponse, AgentApiError>;

    /// Let a universe use an environment provider, or change how
    ///
    /// Creates the binding or replaces it whole; each put raises its revision. A universe has one
    /// binding for a provider: a second one is a conflict, and so is another revision than
    /// `expectedRevision`.
    #[method("deployment/environment-providers/bindings/put", scope = deployment,
             group = "deployment/environment-providers", retry = reconcile,
             errors = [not_found, conflict],
             example = r#"{"universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21",
                 "bindingId": "builders", "providerId": "incus-berlin",
                 "status": "enabled"}"#)]
    fn deployment_environment_providers_bindings_put(
        &mut self,
        params: DeploymentProviderBindingPutParams,
    ) -> Result<DeploymentProviderBindingPutResponse, AgentApiError>;

    /// List the provider bindings of a universe
    #[method("deployment/environment-provider-bindings/list", scope = deployment,
             group = "deployment/environment-providers", retry = always, errors = [not_found, response_too_large],
             example = r#"{"universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21"}"#)]
    fn deployment_environment_provider_bindings_list(
        &mut self,
        params: DeploymentUniverseReadParams,
    ) -> Result<EnvironmentProviderBindingListResponse, AgentApiError>;

    /// Make a machine that a provider has already an environment
    ///
    /// From then on the server moves, reconfigures and deletes the machine like one it made, which
    /// `takeOwnership` must confirm. A repeat with the same `requestId` returns the environment that
    /// the first call made.
    #[method("deployment/environments/adopt", scope = deployment,
             group = "deployment/environment-providers", retry = with_id("requestId"),
             errors = [not_found, rejected],
             example = r#"{"universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21",
                 "requestId": "adopt-build-host-1", "bindingId": "builders",
                 "sourceTarget": "acorn/build-host-1", "takeOwnership": true,
                 "displayName": "Build host"}"#)]
    fn deployment_environments_adopt(
        &mut self,
        params: DeploymentEnvironmentAdoptParams,
    ) -> Result<DeploymentEnvironmentAdoptResponse, AgentApiError>;

    /// List the channel accounts of every universe
    ///
    /// For the program that connects the server to the channels.
    #[method("deployment/channels/accounts/list", scope = deployment,
             group = "deployment/channels", retry = always, errors = [response_too_large],
             example = r#"{"provider": "telegram"}"#)]
    fn deployment_channels_accounts_list(
        &mut self,
        params: DeploymentChannelAccountListParams,
    ) -> Result<DeploymentChannelAccountListResponse, AgentApiError>;

    /// Delete a universe's provider binding
    ///
    /// Refused as long as an environment that came from it is not closed.
    #[method("deployment/environment-providers/bindings/delete", scope = deployment,
             group = "deployment/environment-providers", retry = reconcile,
             errors = [not_found, rejected],
             example = r#"{"universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21",
                 "bindingId": "builders"}"#)]
    fn deployment_environment_providers_bindings_delete(
        &mut self,
        params: DeploymentProviderBindingDeleteParams,
    ) -> Result<DeploymentProviderBindingDeleteResponse, AgentApiError>;

    /// Delete a universe with everything in it
    ///
    /// Ends the work of its sessions and removes all that they stored. A deletion that stopped half
    /// way leaves the universe readable; calling again goes on where it stopped.
    #[method("deployment/universes/delete", scope = deployment, group = "deployment/universes",
             retry = reconcile, errors = [not_found],
             example = r#"{"universeId": "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21"}"#)]
    fn deployment_universes_delete(
        &mut self,
        params: DeploymentUniverseDeleteParams,
    ) -> Result<DeploymentUniverseDeleteResponse, AgentApiError>;

    /// Delete an environment provider
    ///
    /// Refused as long as a universe has a binding for it.
    #[method("deployment/environment-providers/delete", scope = deployment,
             group = "deployment/environment-providers", retry = reconcile,
             errors = [not_found, rejected],
             example = r#"{"providerId": "incus-berlin"}"#)]
    fn deployment_environment_providers_delete(
        &mut self,
        params: DeploymentEnvironmentProviderDeleteParams,
    ) -> Result<DeploymentEnvironmentProviderDeleteResponse, AgentApiError>;
}
