//! Environment providers: who makes machines for the universes of a deployment.

use std::collections::BTreeMap;

use crate::lightspeed::ids::EnvironmentProviderId;
use crate::wire;

/// An environment provider.
#[wire]
pub struct DeploymentEnvironmentProviderView {
    /// The provider.
    pub provider_id: EnvironmentProviderId,
    /// Its name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// How the server reaches it.
    pub controller_connection: DeploymentEnvironmentProviderConnection,
    /// Labels of the deployment.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
    /// When it was registered, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// How the server reaches a provider's controller.
#[wire]
pub struct DeploymentEnvironmentProviderConnection {
    /// The address, in the manner of the transport; a URL for `webSocket` and `http`.
    pub endpoint: String,
    /// What the controller is spoken to over.
    pub transport: DeploymentEnvironmentProviderTransport,
}

/// What a provider's controller is spoken to over.
///
/// A newer server may tell of transports that are not listed here; a request may only name those that
/// are.
// Open although clients send it too: or a client failed at the whole list because one provider has a
// newer transport. Validation refuses an unknown one in parameters.
#[wire(tag = "type", open)]
pub enum DeploymentEnvironmentProviderTransport {
    /// A WebSocket.
    WebSocket,
    /// HTTP.
    Http,
    /// The standard streams of a process.
    Stdio,
    /// SSH.
    Ssh,
    /// A transport of a provider's own.
    Provider {
        /// Which kind of provider.
        provider_type: String,
    },
}

/// A provider to register or to replace.
#[wire]
pub struct DeploymentEnvironmentProviderPutParams {
    /// The provider.
    pub provider_id: EnvironmentProviderId,
    /// A name for people; absent leaves it without one.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// How the server reaches it.
    pub controller_connection: DeploymentEnvironmentProviderConnection,
    /// Labels of the deployment.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
}

/// The provider that was put.
#[wire]
pub struct DeploymentEnvironmentProviderPutResponse {
    /// The provider.
    pub provider: DeploymentEnvironmentProviderView,
}

/// Nothing: the list has no filters.
#[wire]
#[derive(Default)]
pub struct DeploymentEnvironmentProviderListParams {}

/// All environment providers.
#[wire]
pub struct DeploymentEnvironmentProviderListResponse {
    /// The providers.
    pub providers: Vec<DeploymentEnvironmentProviderView>,
}

/// The provider to read.
#[wire]
pub struct DeploymentEnvironmentProviderReadParams {
    /// The provider.
    pub provider_id: EnvironmentProviderId,
}

/// The provider that was read.
#[wire]
pub struct DeploymentEnvironmentProviderReadResponse {
    /// The provider.
    pub provider: DeploymentEnvironmentProviderView,
}

/// The provider to delete.
#[wire]
pub struct DeploymentEnvironmentProviderDeleteParams {
    /// The provider.
    pub provider_id: EnvironmentProviderId,
}

/// The provider that was deleted.
#[wire]
pub struct DeploymentEnvironmentProviderDeleteResponse {
    /// The provider as it was.
    pub provider: DeploymentEnvironmentProviderView,
}
