//! Environments: made, registered, read, listed, closed.

use api_contract::lightspeed::environments::{
    EnvironmentCloseResponse, EnvironmentConnectionTransportView, EnvironmentConnectionView,
    EnvironmentCreateParams, EnvironmentCreateResponse, EnvironmentExternalCreateParams,
    EnvironmentExternalCreateResponse, EnvironmentIncarnationId, EnvironmentIncarnationView,
    EnvironmentLifecycleStatusView, EnvironmentListParams, EnvironmentListResponse,
    EnvironmentPowerStateView, EnvironmentReadResponse, EnvironmentSourceView, EnvironmentView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::{EnvironmentId, EnvironmentRequestId};

use super::machine::{Machine, operate};
use super::templates::usable_provider;
use crate::core::address::Address;
use crate::core::handler::Handler;
use crate::core::refusal::no_environment;
use crate::core::state::{Environment, IdSource};
use crate::core::time::UnixMs;

impl Handler<'_> {
    /// A repeat is looked for first: it finds its environment whatever became of the binding.
    pub(super) fn create_environment(
        &mut self,
        params: EnvironmentCreateParams,
    ) -> Result<EnvironmentCreateResponse, AgentApiError> {
        if let Some(made) = self.universe().environment_of(&params.request_id) {
            let environment = made.view.clone();
            return Ok(EnvironmentCreateResponse { environment });
        }
        let provider_id = usable_provider(self.universe(), &params.binding_id)?;
        let source = EnvironmentSourceView::Provisioned {
            provider_id,
            binding_id: params.binding_id,
        };
        let now = self.now();
        let mut view = new_view(&mut self.state.ids, params.request_id, source, now);
        view.display_name = params.display_name;
        view.idle_policy = params.idle_policy;
        view.metadata = params.metadata;
        let incarnation = &mut view.incarnation;
        incarnation.provision_request_id = Some(incarnation.incarnation_id.to_string());
        incarnation.template_id = Some(params.template_id);
        let id = self.add_environment(view);
        let environment = self.operate(&id, |machine| {
            machine.begin();
            machine.environment.view.clone()
        })?;
        Ok(EnvironmentCreateResponse { environment })
    }

    pub(super) fn register_environment(
        &mut self,
        params: EnvironmentExternalCreateParams,
    ) -> EnvironmentExternalCreateResponse {
        if let Some(made) = self.universe().environment_of(&params.request_id) {
            let environment = made.view.clone();
            return EnvironmentExternalCreateResponse { environment };
        }
        let reachable = is_reachable(&params.connection);
        let source = EnvironmentSourceView::External {
            connection: params.connection,
        };
        let now = self.now();
        let mut view = new_view(&mut self.state.ids, params.request_id, source, now);
        view.display_name = params.display_name;
        view.metadata = params.metadata;
        view.status = if reachable {
            EnvironmentLifecycleStatusView::Ready
        } else {
            EnvironmentLifecycleStatusView::Offline
        };
        self.add_environment(view.clone());
        EnvironmentExternalCreateResponse { environment: view }
    }

    pub(super) fn read_environment(
        &mut self,
        id: &EnvironmentId,
    ) -> Result<EnvironmentReadResponse, AgentApiError> {
        let environment = self.environment(id)?.view.clone();
        Ok(EnvironmentReadResponse { environment })
    }

    pub(super) fn list_environments(
        &mut self,
        params: &EnvironmentListParams,
    ) -> EnvironmentListResponse {
        let environments = self.universe().environments.newest_first();
        let views = environments.map(|environment| &environment.view);
        EnvironmentListResponse {
            environments: views.filter(|view| passes(view, params)).cloned().collect(),
        }
    }

    pub(super) fn close_environment(
        &mut self,
        id: &EnvironmentId,
    ) -> Result<EnvironmentCloseResponse, AgentApiError> {
        let environment = self.operate(id, |machine| {
            machine.close();
            machine.environment.view.clone()
        })?;
        Ok(EnvironmentCloseResponse { environment })
    }

    pub(super) fn environment(
        &mut self,
        id: &EnvironmentId,
    ) -> Result<&mut Environment, AgentApiError> {
        let environment = self.universe().environments.get_mut(id);
        environment.ok_or_else(|| no_environment(id))
    }

    /// Has a use for an environment, which must be ready for it.
    pub(in crate::core) fn use_environment(
        &mut self,
        id: &EnvironmentId,
    ) -> Result<(), AgentApiError> {
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method alone is not general enough over the lifetime of `Machine`"
        )]
        self.operate(id, |machine| machine.take_into_use())?
    }

    /// Lets an environment of the universe act.
    pub(super) fn operate<T>(
        &mut self,
        id: &EnvironmentId,
        act: impl FnOnce(&mut Machine<'_>) -> T,
    ) -> Result<T, AgentApiError> {
        let universe = self.universe_id();
        operate(self.state, &universe, id, act).ok_or_else(|| no_environment(id))
    }

    pub(super) fn add_environment(&mut self, view: EnvironmentView) -> EnvironmentId {
        let id = view.environment_id.clone();
        let environments = &mut self.universe().environments;
        environments.put(id.clone(), Environment::new(view));
        id
    }
}

/// An environment that is being made, and of which nothing more is known.
pub(crate) fn new_view(
    ids: &mut IdSource,
    request_id: EnvironmentRequestId,
    source: EnvironmentSourceView,
    now: UnixMs,
) -> EnvironmentView {
    let now = now.signed();
    let incarnation_id: EnvironmentIncarnationId = ids.draw("incarnation_");
    EnvironmentView {
        environment_id: ids.draw("environment_"),
        request_id,
        source,
        display_name: None,
        status: EnvironmentLifecycleStatusView::Provisioning,
        desired_power: EnvironmentPowerStateView::Running,
        idle_policy: None,
        incarnation: EnvironmentIncarnationView {
            incarnation_id,
            provision_request_id: None,
            provider_target_id: None,
            template_id: None,
            power_states: Vec::new(),
            created_at_ms: now,
            updated_at_ms: now,
        },
        public_ingress_enabled: false,
        public_endpoint: None,
        metadata: [].into(),
        last_seen_at_ms: None,
        created_at_ms: now,
        updated_at_ms: now,
    }
}

/// Only an address that is a URL can be known to lead nowhere.
fn is_reachable(connection: &EnvironmentConnectionView) -> bool {
    let is_url = matches!(
        connection.transport,
        EnvironmentConnectionTransportView::WebSocket | EnvironmentConnectionTransportView::Http
    );
    !(is_url && Address::of(&connection.endpoint).is_unreachable())
}

fn passes(view: &EnvironmentView, filters: &EnvironmentListParams) -> bool {
    let (provider, binding, key) = match &view.source {
        EnvironmentSourceView::Provisioned {
            provider_id,
            binding_id,
        } => (Some(provider_id), Some(binding_id), None),
        EnvironmentSourceView::Registered {
            registration_key_id,
            ..
        } => (None, None, Some(registration_key_id)),
        _ => (None, None, None),
    };
    fits(filters.provider_id.as_ref(), provider)
        && fits(filters.binding_id.as_ref(), binding)
        && fits(filters.registration_key_id.as_ref(), key)
        && fits(filters.status.as_ref(), Some(&view.status))
        && filters.metadata.iter().all(|(key, value)| {
            let label = view.metadata.get(key);
            label.is_some_and(|label| value.is_empty() || label == value)
        })
}

/// A filter that is not given lets everything pass.
fn fits<T: PartialEq>(filter: Option<&T>, found: Option<&T>) -> bool {
    filter.is_none() || filter == found
}
