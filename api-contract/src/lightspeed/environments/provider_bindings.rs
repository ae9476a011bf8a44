//! Provider bindings: which providers a universe may have environments from.

use std::collections::BTreeMap;

use crate::lightspeed::ids::{EnvironmentBindingId, EnvironmentProviderId};
use crate::wire;

/// What lets a universe have environments from a provider of the deployment.
///
/// The methods `deployment/environment-providers/bindings/*` write it; a universe sees only its
/// own.
#[wire]
pub struct EnvironmentProviderBindingView {
    /// The binding.
    pub binding_id: EnvironmentBindingId,
    /// The provider.
    pub provider_id: EnvironmentProviderId,
    /// Whether new environments may be made through it.
    pub status: EnvironmentProviderBindingStatusView,
    /// Its revision, counted from 1.
    pub revision: u64,
    /// Labels of the deployment.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// Whether environments may be made through a binding.
///
/// A newer server may tell of states that are not listed here; a request may only name those that
/// are.
// Open although the deployment's methods send it too: or a client failed at a whole list because of
// one row. Validation refuses an unknown one in parameters.
#[wire(open)]
pub enum EnvironmentProviderBindingStatusView {
    /// They may.
    Enabled,
    /// They may not; those that exist stay.
    Disabled,
}

/// Nothing: the list has no filters.
#[wire]
#[derive(Default)]
pub struct EnvironmentProviderBindingListParams {}

/// The bindings of the universe.
#[wire]
pub struct EnvironmentProviderBindingListResponse {
    /// The bindings, all of them.
    pub bindings: Vec<EnvironmentProviderBindingView>,
}

/// The binding to read.
#[wire]
pub struct EnvironmentProviderBindingReadParams {
    /// The binding.
    pub binding_id: EnvironmentBindingId,
}

/// The binding that was read.
#[wire]
pub struct EnvironmentProviderBindingReadResponse {
    /// The binding.
    pub binding: EnvironmentProviderBindingView,
}
