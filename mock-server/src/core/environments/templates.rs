//! Provider bindings, and what the providers behind them can make: every provider has the same
//! templates.

use api_contract::lightspeed::environments::{
    EnvironmentProviderBindingListResponse, EnvironmentProviderBindingReadResponse,
    EnvironmentProviderBindingStatusView, EnvironmentProviderBindingView, EnvironmentTemplateId,
    EnvironmentTemplateListParams, EnvironmentTemplateListResponse, EnvironmentTemplateReadParams,
    EnvironmentTemplateReadResponse, EnvironmentTemplateView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{EnvironmentBindingId, EnvironmentProviderId};

use crate::core::handler::Handler;
use crate::core::refusal::{no_binding, not_found, rejected};
use crate::core::state::Universe;

struct Template {
    id: &'static str,
    display_name: &'static str,
    description: &'static str,
    public_ingress: bool,
    deprecated: bool,
}

const TEMPLATES: [Template; 2] = [
    Template {
        id: "debian-13-rust-4",
        display_name: "Debian 13 with Rust",
        description: "For builds and tests; can have a public endpoint",
        public_ingress: true,
        deprecated: false,
    },
    Template {
        id: "debian-12-rust-3",
        display_name: "Debian 12 with Rust",
        description: "For builds and tests",
        public_ingress: false,
        deprecated: true,
    },
];

fn find(id: &EnvironmentTemplateId) -> Option<&'static Template> {
    TEMPLATES.iter().find(|template| template.id == id.as_str())
}

pub(super) fn exists(id: &EnvironmentTemplateId) -> bool {
    find(id).is_some()
}

/// Whether environments made from a template can have a public endpoint.
pub(super) fn allows_ingress(id: &EnvironmentTemplateId) -> bool {
    find(id).is_some_and(|template| template.public_ingress)
}

impl Handler<'_> {
    pub(super) fn list_bindings(&mut self) -> EnvironmentProviderBindingListResponse {
        let bindings = self.universe().provider_bindings.newest_first();
        EnvironmentProviderBindingListResponse {
            bindings: bindings.cloned().collect(),
        }
    }

    pub(super) fn read_binding(
        &mut self,
        id: &EnvironmentBindingId,
    ) -> Result<EnvironmentProviderBindingReadResponse, AgentApiError> {
        let binding = self.universe().provider_bindings.get(id).cloned();
        let binding = binding.ok_or_else(|| no_binding(id))?;
        Ok(EnvironmentProviderBindingReadResponse { binding })
    }

    pub(super) fn list_templates(
        &mut self,
        params: &EnvironmentTemplateListParams,
    ) -> Result<EnvironmentTemplateListResponse, AgentApiError> {
        let bindings = match &params.binding_id {
            Some(id) => vec![self.read_binding(id)?.binding],
            None => self.list_bindings().bindings,
        };
        Ok(EnvironmentTemplateListResponse {
            templates: bindings.iter().flat_map(templates_of).collect(),
        })
    }

    pub(super) fn read_template(
        &mut self,
        params: &EnvironmentTemplateReadParams,
    ) -> Result<EnvironmentTemplateReadResponse, AgentApiError> {
        let binding = self.read_binding(&params.binding_id)?.binding;
        let mut templates = templates_of(&binding);
        let template = templates.find(|template| template.template_id == params.template_id);
        let template = template.ok_or_else(|| not_found("template", &params.template_id))?;
        Ok(EnvironmentTemplateReadResponse { template })
    }
}

/// The provider that makes new environments through a binding, which must be enabled.
pub(crate) fn usable_provider(
    universe: &Universe,
    id: &EnvironmentBindingId,
) -> Result<EnvironmentProviderId, AgentApiError> {
    let binding = universe.provider_bindings.get(id);
    let binding = binding.ok_or_else(|| no_binding(id))?;
    if is_enabled(binding) {
        Ok(binding.provider_id.clone())
    } else {
        Err(rejected(format!("provider binding {id} is disabled")))
    }
}

fn is_enabled(binding: &EnvironmentProviderBindingView) -> bool {
    binding.status == EnvironmentProviderBindingStatusView::Enabled
}

/// What can be made through a binding: nothing while it is disabled.
fn templates_of(
    binding: &EnvironmentProviderBindingView,
) -> impl Iterator<Item = EnvironmentTemplateView> {
    let enabled = is_enabled(binding);
    let templates = TEMPLATES.iter().filter(move |_| enabled);
    templates.map(|template| EnvironmentTemplateView {
        template_id: EnvironmentTemplateId::new(template.id),
        provider_id: binding.provider_id.clone(),
        binding_id: binding.binding_id.clone(),
        display_name: template.display_name.to_owned(),
        description: Some(template.description.to_owned()),
        public_ingress: template.public_ingress,
        deprecated: template.deprecated,
        metadata: [("os".to_owned(), "linux".to_owned())].into(),
    })
}
