//! Templates: what a provider can make environments from.

use std::collections::BTreeMap;

use crate::lightspeed::ids::{EnvironmentBindingId, EnvironmentProviderId};
use crate::{wire, wire_string};

wire_string! {
    /// Names one version of a template, in the words of its provider.
    pub struct EnvironmentTemplateId;
}

/// What a provider can make environments from. A template never changes; a new version has an id
/// of its own.
#[wire]
pub struct EnvironmentTemplateView {
    /// The template.
    pub template_id: EnvironmentTemplateId,
    /// The provider that has it.
    pub provider_id: EnvironmentProviderId,
    /// The binding through which the universe reaches the provider.
    pub binding_id: EnvironmentBindingId,
    /// Its name for people.
    pub display_name: String,
    /// What it is for; absent when it does not say.
    #[wire(optional)]
    pub description: Option<String>,
    /// Whether environments made from it can have a public endpoint.
    pub public_ingress: bool,
    /// Whether a newer one should be taken instead.
    pub deprecated: bool,
    /// Labels of the provider.
    #[wire(optional)]
    pub metadata: BTreeMap<String, String>,
}

/// Whose templates to list.
#[wire]
#[derive(Default)]
pub struct EnvironmentTemplateListParams {
    /// The binding whose provider is asked; absent asks the providers of all bindings.
    #[wire(optional)]
    pub binding_id: Option<EnvironmentBindingId>,
}

/// The templates of the providers that were asked.
#[wire]
pub struct EnvironmentTemplateListResponse {
    /// The templates, all of them.
    pub templates: Vec<EnvironmentTemplateView>,
}

/// The template to read.
#[wire]
pub struct EnvironmentTemplateReadParams {
    /// The binding whose provider is asked.
    pub binding_id: EnvironmentBindingId,
    /// The template.
    pub template_id: EnvironmentTemplateId,
}

/// The template that was read.
#[wire]
pub struct EnvironmentTemplateReadResponse {
    /// The template.
    pub template: EnvironmentTemplateView,
}
