//! Variables of environments that are bound to credentials. A secret is only ever named.

use api_contract::lightspeed::environments::{
    EnvironmentCredentialBindParams, EnvironmentCredentialBindResponse,
    EnvironmentCredentialListResponse, EnvironmentCredentialSourceView,
    EnvironmentCredentialUnbindParams, EnvironmentCredentialUnbindResponse,
    EnvironmentCredentialView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::EnvironmentId;

use crate::core::handler::Handler;
use crate::core::refusal::{not_found, unknown_reference};
use crate::core::state::Credentials;

impl Handler<'_> {
    pub(super) fn bind_credential(
        &mut self,
        params: EnvironmentCredentialBindParams,
    ) -> Result<EnvironmentCredentialBindResponse, AgentApiError> {
        let now = self.now().signed();
        self.environment(&params.environment_id)?;
        check_source(&params.source, &self.universe().credentials)?;
        let environment = self.environment(&params.environment_id)?;
        let before = environment.credentials.get(&params.env_name);
        let credential = EnvironmentCredentialView {
            created_at_ms: before.map_or(now, |before| before.created_at_ms),
            updated_at_ms: now,
            environment_id: params.environment_id,
            env_name: params.env_name.clone(),
            source: params.source,
        };
        let bound = credential.clone();
        environment.credentials.insert(params.env_name, bound);
        Ok(EnvironmentCredentialBindResponse { credential })
    }

    pub(super) fn list_credentials(
        &mut self,
        id: &EnvironmentId,
    ) -> Result<EnvironmentCredentialListResponse, AgentApiError> {
        let credentials = self.environment(id)?.credentials.values();
        Ok(EnvironmentCredentialListResponse {
            credentials: credentials.cloned().collect(),
        })
    }

    pub(super) fn unbind_credential(
        &mut self,
        params: &EnvironmentCredentialUnbindParams,
    ) -> Result<EnvironmentCredentialUnbindResponse, AgentApiError> {
        let environment = self.environment(&params.environment_id)?;
        let credential = environment.credentials.remove(&params.env_name);
        let credential = credential.ok_or_else(|| not_found("variable", &params.env_name))?;
        Ok(EnvironmentCredentialUnbindResponse { credential })
    }
}

/// A grant or a provider is one of the universe's own; whether it can be used is not judged, because
/// that changes with time. No method puts a secret, so that every one is believed to be there.
fn check_source(
    source: &EnvironmentCredentialSourceView,
    stored: &Credentials,
) -> Result<(), AgentApiError> {
    match source {
        EnvironmentCredentialSourceView::AuthGrant { grant_id }
            if stored.grants.get(grant_id).is_none() =>
        {
            Err(unknown_reference("source.grantId", "grant", grant_id))
        }
        EnvironmentCredentialSourceView::AuthProviderCredential { provider_id }
            if stored.providers.get(&provider_id.as_str().into()).is_none() =>
        {
            let (member, what) = ("source.providerId", "auth provider");
            Err(unknown_reference(member, what, provider_id))
        }
        _ => Ok(()),
    }
}
