//! `auth/grants/*`, `auth/clients/*`, `auth/flows/*`, `auth/providers/*`,
//! `auth/github/installations/*`.
//!
//! No other service is ever asked. Secrets are taken in and not kept, but for the tokens of grants,
//! which can be leased.

mod clients;
mod flows;
mod github_installations;
mod grants;
mod providers;

use std::fmt::Display;

use api_contract::lightspeed::auth::{
    Auth, AuthClientCreateParams, AuthClientCreateResponse, AuthClientDeleteParams,
    AuthClientDeleteResponse, AuthClientListParams, AuthClientListResponse, AuthClientReadParams,
    AuthClientReadResponse, AuthFlowStartParams, AuthFlowStartResponse, AuthFlowStatusParams,
    AuthFlowStatusResponse, AuthGitHubInstallationGrantParams, AuthGitHubInstallationGrantResponse,
    AuthGitHubInstallationListParams, AuthGitHubInstallationListResponse, AuthGrantImportParams,
    AuthGrantImportResponse, AuthGrantLeaseParams, AuthGrantLeaseResponse, AuthGrantListParams,
    AuthGrantListResponse, AuthGrantReadParams, AuthGrantReadResponse, AuthGrantRevokeParams,
    AuthGrantRevokeResponse, AuthProviderCreateParams, AuthProviderCreateResponse,
    AuthProviderDeleteParams, AuthProviderDeleteResponse, AuthProviderListParams,
    AuthProviderListResponse, AuthProviderReadParams, AuthProviderReadResponse,
};
use api_contract::lightspeed::error::AgentApiError;

use super::handler::Handler;
use super::refusal::{already_there, not_found};
use super::state::{Credentials, RecordStore};

impl Handler<'_> {
    fn credentials(&mut self) -> &mut Credentials {
        &mut self.universe().credentials
    }

    /// The id of a record to create: the one that is asked for and free, or a new one.
    fn new_id<Id, Record>(
        &mut self,
        asked: Option<Id>,
        what: &str,
        prefix: &str,
        store: impl FnOnce(&Credentials) -> &RecordStore<Id, Record>,
    ) -> Result<Id, AgentApiError>
    where
        Id: From<String> + Ord + Clone + Display,
    {
        let Some(id) = asked else {
            return Ok(self.state.ids.draw(prefix));
        };
        match store(self.credentials()).get(&id) {
            Some(_) => Err(already_there(what, id)),
            None => Ok(id),
        }
    }
}

impl Auth for Handler<'_> {
    fn auth_grants_import(
        &mut self,
        params: AuthGrantImportParams,
    ) -> Result<AuthGrantImportResponse, AgentApiError> {
        self.import_grant(params)
    }

    fn auth_grants_read(
        &mut self,
        params: AuthGrantReadParams,
    ) -> Result<AuthGrantReadResponse, AgentApiError> {
        self.read_grant(&params.grant_id)
    }

    fn auth_grants_list(
        &mut self,
        params: AuthGrantListParams,
    ) -> Result<AuthGrantListResponse, AgentApiError> {
        Ok(self.list_grants(&params))
    }

    fn auth_grants_lease(
        &mut self,
        params: AuthGrantLeaseParams,
    ) -> Result<AuthGrantLeaseResponse, AgentApiError> {
        self.lease_grant(params)
    }

    fn auth_grants_revoke(
        &mut self,
        params: AuthGrantRevokeParams,
    ) -> Result<AuthGrantRevokeResponse, AgentApiError> {
        self.revoke_grant(&params.grant_id)
    }

    fn auth_clients_create(
        &mut self,
        params: AuthClientCreateParams,
    ) -> Result<AuthClientCreateResponse, AgentApiError> {
        self.create_client(params)
    }

    fn auth_clients_read(
        &mut self,
        params: AuthClientReadParams,
    ) -> Result<AuthClientReadResponse, AgentApiError> {
        let client = self.client(&params.client_id)?;
        Ok(AuthClientReadResponse { client })
    }

    fn auth_clients_list(
        &mut self,
        _: AuthClientListParams,
    ) -> Result<AuthClientListResponse, AgentApiError> {
        let clients = self.credentials().clients.newest_first();
        Ok(AuthClientListResponse {
            clients: clients.cloned().collect(),
        })
    }

    fn auth_clients_delete(
        &mut self,
        params: AuthClientDeleteParams,
    ) -> Result<AuthClientDeleteResponse, AgentApiError> {
        let client = self.credentials().clients.remove(&params.client_id);
        let client = client.ok_or_else(|| clients::no_client(&params.client_id))?;
        Ok(AuthClientDeleteResponse { client })
    }

    fn auth_flows_start(
        &mut self,
        params: AuthFlowStartParams,
    ) -> Result<AuthFlowStartResponse, AgentApiError> {
        self.start_flow(params)
    }

    fn auth_flows_read(
        &mut self,
        params: AuthFlowStatusParams,
    ) -> Result<AuthFlowStatusResponse, AgentApiError> {
        self.read_flow(&params.flow_id)
    }

    fn auth_providers_create(
        &mut self,
        params: AuthProviderCreateParams,
    ) -> Result<AuthProviderCreateResponse, AgentApiError> {
        self.create_provider(params)
    }

    fn auth_providers_read(
        &mut self,
        params: AuthProviderReadParams,
    ) -> Result<AuthProviderReadResponse, AgentApiError> {
        let provider = self.provider(&params.provider_id)?;
        Ok(AuthProviderReadResponse { provider })
    }

    fn auth_providers_list(
        &mut self,
        _: AuthProviderListParams,
    ) -> Result<AuthProviderListResponse, AgentApiError> {
        let providers = self.credentials().providers.newest_first();
        Ok(AuthProviderListResponse {
            providers: providers.cloned().collect(),
        })
    }

    fn auth_providers_delete(
        &mut self,
        params: AuthProviderDeleteParams,
    ) -> Result<AuthProviderDeleteResponse, AgentApiError> {
        let id = &params.provider_id;
        let provider = self.credentials().providers.remove(id);
        let provider = provider.ok_or_else(|| not_found(providers::WHAT, id))?;
        Ok(AuthProviderDeleteResponse { provider })
    }

    fn auth_github_installations_list(
        &mut self,
        params: AuthGitHubInstallationListParams,
    ) -> Result<AuthGitHubInstallationListResponse, AgentApiError> {
        self.list_installations(&params.provider_id)
    }

    fn auth_github_installations_grant(
        &mut self,
        params: AuthGitHubInstallationGrantParams,
    ) -> Result<AuthGitHubInstallationGrantResponse, AgentApiError> {
        self.grant_installation(params)
    }
}
