//! Environments that the deployment's operator gives to a universe.

use std::collections::BTreeMap;

use crate::lightspeed::environments::EnvironmentView;
use crate::lightspeed::ids::{EnvironmentBindingId, EnvironmentRequestId, UniverseId};
use crate::validate::{At, Violations};
use crate::wire;

/// A machine of a provider to make an environment of a universe.
#[wire(validate = check_ownership)]
pub struct DeploymentEnvironmentAdoptParams {
    /// The universe that gets the environment.
    pub universe_id: UniverseId,
    /// Your name for this adoption, within the universe.
    pub request_id: EnvironmentRequestId,
    /// The binding through which the universe uses the provider.
    pub binding_id: EnvironmentBindingId,
    /// The machine, in the provider's own words, e.g. `project/instance`.
    pub source_target: String,
    /// Must be true: the server may from now on move, reconfigure and delete the machine.
    pub take_ownership: bool,
    /// A name for people; absent leaves it without one.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Labels of the application.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
}

fn check_ownership(value: &DeploymentEnvironmentAdoptParams, at: &At<'_>, found: &mut Violations) {
    if !value.take_ownership {
        let rule = "must be true: an adopted machine belongs to the server";
        found.push(&at.member("takeOwnership"), rule, "false");
    }
}

/// The environment that was made of the machine.
#[wire]
pub struct DeploymentEnvironmentAdoptResponse {
    /// The environment.
    pub environment: EnvironmentView,
}
