//! Provider bindings: which universe may have environments from which provider.

use std::collections::BTreeMap;

use crate::lightspeed::environments::{
    EnvironmentProviderBindingStatusView, EnvironmentProviderBindingView,
};
use crate::lightspeed::ids::{EnvironmentBindingId, EnvironmentProviderId, UniverseId};
use crate::wire;

/// A binding to create or to replace.
#[wire]
pub struct DeploymentProviderBindingPutParams {
    /// The universe that may use the provider.
    pub universe_id: UniverseId,
    /// The binding.
    pub binding_id: EnvironmentBindingId,
    /// The provider.
    pub provider_id: EnvironmentProviderId,
    /// Whether new environments may be made through it.
    pub status: EnvironmentProviderBindingStatusView,
    /// Labels of the deployment.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
    /// The revision that the new binding was made from; absent replaces whatever is there.
    #[wire(optional)]
    pub expected_revision: Option<u64>,
}

/// The binding that was put.
#[wire]
pub struct DeploymentProviderBindingPutResponse {
    /// The binding.
    pub binding: EnvironmentProviderBindingView,
}

/// The binding to delete.
#[wire]
pub struct DeploymentProviderBindingDeleteParams {
    /// The universe that has the binding.
    pub universe_id: UniverseId,
    /// The binding.
    pub binding_id: EnvironmentBindingId,
}

/// The binding that was deleted.
#[wire]
pub struct DeploymentProviderBindingDeleteResponse {
    /// The binding as it was.
    pub binding: EnvironmentProviderBindingView,
}
