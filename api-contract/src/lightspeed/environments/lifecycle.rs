//! Parameters and results of making, showing and closing environments.

use std::collections::BTreeMap;

use crate::lightspeed::environments::{
    EnvironmentConnectionView, EnvironmentIdlePolicyView, EnvironmentLifecycleStatusView,
    EnvironmentRegistrationKeyId, EnvironmentTemplateId, EnvironmentView,
};
use crate::lightspeed::ids::{
    EnvironmentBindingId, EnvironmentId, EnvironmentProviderId, EnvironmentRequestId,
};
use crate::wire;

/// An environment for a provider to make.
#[wire]
pub struct EnvironmentCreateParams {
    /// Your name for the request. A repeat under it finds the environment instead of making one.
    pub request_id: EnvironmentRequestId,
    /// The binding through which the provider is reached. It must be enabled.
    pub binding_id: EnvironmentBindingId,
    /// The template to make it from.
    pub template_id: EnvironmentTemplateId,
    /// A name for people.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Labels of the application.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
    /// What happens to it when nobody uses it; absent leaves it alone.
    #[wire(optional)]
    pub idle_policy: Option<EnvironmentIdlePolicyView>,
}

/// The environment that a request made or found.
#[wire]
pub struct EnvironmentCreateResponse {
    /// The environment.
    pub environment: EnvironmentView,
}

/// A machine of your own to register as an environment.
#[wire]
pub struct EnvironmentExternalCreateParams {
    /// Your name for the request. A repeat under it finds the environment instead of making one.
    pub request_id: EnvironmentRequestId,
    /// How the server reaches the machine's daemon.
    pub connection: EnvironmentConnectionView,
    /// A name for people.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Labels of the application.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
}

/// The environment that a registration made or found.
#[wire]
pub struct EnvironmentExternalCreateResponse {
    /// The environment.
    pub environment: EnvironmentView,
}

/// The environment to read.
#[wire]
pub struct EnvironmentReadParams {
    /// The environment.
    pub environment_id: EnvironmentId,
}

/// The environment that was read.
#[wire]
pub struct EnvironmentReadResponse {
    /// The environment.
    pub environment: EnvironmentView,
}

/// Which environments to list. An environment must pass every filter that is given.
#[wire]
#[derive(Default)]
pub struct EnvironmentListParams {
    /// Only those that this provider made.
    #[wire(optional)]
    pub provider_id: Option<EnvironmentProviderId>,
    /// Only those that were made through this binding.
    #[wire(optional)]
    pub binding_id: Option<EnvironmentBindingId>,
    /// Only those in this state.
    #[wire(optional)]
    pub status: Option<EnvironmentLifecycleStatusView>,
    /// Only those whose daemon showed this key.
    #[wire(optional)]
    pub registration_key_id: Option<EnvironmentRegistrationKeyId>,
    /// Only those with these labels. An empty value asks for the key alone.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
}

/// The environments that pass the filters.
#[wire]
pub struct EnvironmentListResponse {
    /// The environments, all of them.
    #[wire(default)]
    pub environments: Vec<EnvironmentView>,
}

/// The environment to close.
#[wire]
pub struct EnvironmentCloseParams {
    /// The environment.
    pub environment_id: EnvironmentId,
}

/// The environment after it was asked to close.
#[wire]
pub struct EnvironmentCloseResponse {
    /// The environment; it may still be `closing`.
    pub environment: EnvironmentView,
}
