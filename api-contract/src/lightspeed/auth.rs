//! Credentials of other services: grants, OAuth clients and flows, providers.

mod clients;
mod flows;
mod github;
mod grants;
mod providers;

pub use clients::{
    AuthClientCreateParams, AuthClientCreateResponse, AuthClientDeleteParams,
    AuthClientDeleteResponse, AuthClientId, AuthClientListParams, AuthClientListResponse,
    AuthClientReadParams, AuthClientReadResponse, AuthClientView, ClientSecret,
    TokenEndpointAuthMethod,
};
pub use flows::{
    AuthFlowId, AuthFlowStartParams, AuthFlowStartResponse, AuthFlowStatus, AuthFlowStatusParams,
    AuthFlowStatusResponse, AuthFlowView, AuthorizeUrl,
};
pub use github::{
    AuthGitHubInstallationGrantParams, AuthGitHubInstallationGrantResponse,
    AuthGitHubInstallationListParams, AuthGitHubInstallationListResponse, GitHubInstallationView,
};
pub use grants::{
    AccessToken, AuthGrantExposure, AuthGrantImportParams, AuthGrantImportResponse,
    AuthGrantLeaseParams, AuthGrantLeaseResponse, AuthGrantListParams, AuthGrantListResponse,
    AuthGrantReadParams, AuthGrantReadResponse, AuthGrantRevokeParams, AuthGrantRevokeResponse,
    AuthGrantStatus, AuthGrantView,
};
pub use providers::{
    AuthProviderConfigInput, AuthProviderConfigView, AuthProviderCreateParams,
    AuthProviderCreateResponse, AuthProviderDeleteParams, AuthProviderDeleteResponse,
    AuthProviderId, AuthProviderKind, AuthProviderListParams, AuthProviderListResponse,
    AuthProviderReadParams, AuthProviderReadResponse, AuthProviderStatus, AuthProviderView,
    HeaderValue, ModelEndpointConfig, ProviderCredential,
};

use crate::contract;
use crate::lightspeed::error::AgentApiError;

/// Credentials of other services: grants, OAuth clients and flows, providers.
///
/// A grant holds the tokens for one service. It is imported, comes out of an OAuth flow of a client,
/// or is made for an installation of a provider. Secrets are sent in; apart from
/// `auth/grants/lease` no method returns one, and views only tell whether there is one.
#[contract]
pub trait Auth {
    /// Store a bearer token as a grant
    ///
    /// The answer describes the grant without the token. A `grantId` that exists is a conflict;
    /// without one each call makes another grant.
    #[method("auth/grants/import", scope = universe, action = "configure_resource", group = "auth",
             role = operator, retry = reconcile, errors = [conflict],
             example = r#"{"grantId": "acorn-issues-token", "exposure": "retrievable",
                 "token": "the token from the page of the service",
                 "displayName": "Acorn issues, read only", "subjectHint": "release-bot",
                 "scopes": ["issues:read"], "audience": "https://issues.acorn.example/mcp",
                 "expiresAtMs": 1798761600000, "metadata": {"team": "release"}}"#)]
    fn auth_grants_import(
        &mut self,
        params: AuthGrantImportParams,
    ) -> Result<AuthGrantImportResponse, AgentApiError>;

    /// Read what a grant is for
    #[method("auth/grants/read", scope = universe, action = "read", group = "auth", role = viewer,
             retry = always, errors = [not_found],
             example = r#"{"grantId": "acorn-issues-token"}"#)]
    fn auth_grants_read(
        &mut self,
        params: AuthGrantReadParams,
    ) -> Result<AuthGrantReadResponse, AgentApiError>;

    /// List all grants, or those with one status
    #[method("auth/grants/list", scope = universe, action = "read", group = "auth", role = viewer,
             retry = always, errors = [response_too_large], example = r#"{"status": "active"}"#)]
    fn auth_grants_list(
        &mut self,
        params: AuthGrantListParams,
    ) -> Result<AuthGrantListResponse, AgentApiError>;

    /// Take the current token of a grant out for use
    ///
    /// For services beside the API. Each call is recorded on the grant, a repeat too. A grant that is
    /// not retrievable, not active, or for another audience is rejected.
    #[method("auth/grants/lease", scope = service, group = "auth/lease", retry = always,
             errors = [not_found, rejected],
             example = r#"{"grantId": "acorn-issues-token",
                 "audience": "https://issues.acorn.example/mcp"}"#)]
    fn auth_grants_lease(
        &mut self,
        params: AuthGrantLeaseParams,
    ) -> Result<AuthGrantLeaseResponse, AgentApiError>;

    /// Make a grant unusable
    ///
    /// The record stays and is listed as revoked. A repeat changes nothing. The service itself is not
    /// told.
    #[method("auth/grants/revoke", scope = universe, action = "configure_resource", group = "auth",
             role = operator, retry = always, errors = [not_found],
             example = r#"{"grantId": "acorn-issues-token"}"#)]
    fn auth_grants_revoke(
        &mut self,
        params: AuthGrantRevokeParams,
    ) -> Result<AuthGrantRevokeResponse, AgentApiError>;

    /// Register an OAuth client
    ///
    /// The answer describes the client without its secret. A `clientId` that exists is a conflict;
    /// without one each call registers another client.
    #[method("auth/clients/create", scope = universe, action = "configure_resource", group = "auth",
             role = operator, retry = reconcile, errors = [conflict],
             example = r#"{"clientId": "acorn-issues", "providerKind": "mcpOAuth",
                 "displayName": "Acorn issues",
                 "authorizationEndpoint": "https://login.acorn.example/authorize",
                 "tokenEndpoint": "https://login.acorn.example/token",
                 "remoteClientId": "release-agents",
                 "clientSecret": "the secret from the page of the service",
                 "tokenEndpointAuthMethod": "clientSecretPost", "scopesDefault": ["issues:read"],
                 "authorizationServerIssuer": "https://login.acorn.example"}"#)]
    fn auth_clients_create(
        &mut self,
        params: AuthClientCreateParams,
    ) -> Result<AuthClientCreateResponse, AgentApiError>;

    /// Read an OAuth client
    #[method("auth/clients/read", scope = universe, action = "read", group = "auth", role = viewer,
             retry = always, errors = [not_found],
             example = r#"{"clientId": "acorn-issues"}"#)]
    fn auth_clients_read(
        &mut self,
        params: AuthClientReadParams,
    ) -> Result<AuthClientReadResponse, AgentApiError>;

    /// List all OAuth clients
    #[method("auth/clients/list", scope = universe, action = "read", group = "auth", role = viewer,
             retry = always, errors = [response_too_large])]
    fn auth_clients_list(
        &mut self,
        params: AuthClientListParams,
    ) -> Result<AuthClientListResponse, AgentApiError>;

    /// Start an OAuth authorization with PKCE
    ///
    /// A person opens `authorizeUrl` in a browser; read the flow to learn when a grant came of it. The
    /// address works once, is as secret as a token, and ends with the flow after 10 minutes. When the
    /// answer is lost, start another flow: the lost one expires by itself.
    #[method("auth/flows/start", scope = universe, action = "configure_resource", group = "auth",
             role = operator, retry = never, errors = [not_found],
             example = r#"{"clientId": "acorn-issues", "scopes": ["issues:read"],
                 "audience": "https://issues.acorn.example/mcp"}"#)]
    fn auth_flows_start(
        &mut self,
        params: AuthFlowStartParams,
    ) -> Result<AuthFlowStartResponse, AgentApiError>;

    /// Read how far an OAuth authorization is
    #[method("auth/flows/read", scope = universe, action = "configure_resource", group = "auth",
             role = operator, retry = always, errors = [not_found],
             example = r#"{"flowId": "authflow_9b1c7e0d4a5f4c1e8f3d2b6a70c9e815"}"#)]
    fn auth_flows_read(
        &mut self,
        params: AuthFlowStatusParams,
    ) -> Result<AuthFlowStatusResponse, AgentApiError>;

    /// Delete an OAuth client with its secret
    ///
    /// Grants that came of its flows stay.
    #[method("auth/clients/delete", scope = universe, action = "configure_resource", group = "auth",
             role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"clientId": "acorn-issues"}"#)]
    fn auth_clients_delete(
        &mut self,
        params: AuthClientDeleteParams,
    ) -> Result<AuthClientDeleteResponse, AgentApiError>;

    /// Register where credentials for models or GitHub come from
    ///
    /// The answer describes the provider without its credential. A `providerId` that exists is a
    /// conflict. A `modelOAuth` provider takes no `credential`: its grant has it.
    #[method("auth/providers/create", scope = universe, action = "configure_resource",
             group = "auth", role = operator, retry = reconcile, errors = [conflict],
             example = r#"{"providerId": "acorn-github", "displayName": "Acorn's GitHub App",
                 "config": {"type": "githubApp", "appId": "412077"},
                 "credential": "the private key of the app, as PEM"}"#)]
    fn auth_providers_create(
        &mut self,
        params: AuthProviderCreateParams,
    ) -> Result<AuthProviderCreateResponse, AgentApiError>;

    /// Read a provider
    #[method("auth/providers/read", scope = universe, action = "read", group = "auth",
             role = viewer, retry = always, errors = [not_found],
             example = r#"{"providerId": "acorn-github"}"#)]
    fn auth_providers_read(
        &mut self,
        params: AuthProviderReadParams,
    ) -> Result<AuthProviderReadResponse, AgentApiError>;

    /// List all providers
    #[method("auth/providers/list", scope = universe, action = "read", group = "auth",
             role = viewer, retry = always, errors = [response_too_large])]
    fn auth_providers_list(
        &mut self,
        params: AuthProviderListParams,
    ) -> Result<AuthProviderListResponse, AgentApiError>;

    /// List the installations that a GitHub App reaches
    ///
    /// Asks GitHub now, with the credential of the provider. A provider that is no GitHub App, or that
    /// is not active, is rejected.
    #[method("auth/github/installations/list", scope = universe, action = "configure_resource",
             group = "auth", role = operator, retry = always, errors = [not_found, rejected, response_too_large],
             example = r#"{"providerId": "acorn-github"}"#)]
    fn auth_github_installations_list(
        &mut self,
        params: AuthGitHubInstallationListParams,
    ) -> Result<AuthGitHubInstallationListResponse, AgentApiError>;

    /// Make a grant for one installation of a GitHub App, or refresh it
    ///
    /// The token of the installation is fetched when it is needed and renewed by the server. A
    /// `grantId` that exists for something else is a conflict. A provider that is no GitHub App, or
    /// that is not active, is rejected.
    #[method("auth/github/installations/grant", scope = universe, action = "configure_resource",
             group = "auth", role = operator, retry = reconcile,
             errors = [not_found, conflict, rejected],
             example = r#"{"providerId": "acorn-github", "installationId": 58201934,
                 "grantId": "acorn-repositories", "displayName": "Acorn repositories"}"#)]
    fn auth_github_installations_grant(
        &mut self,
        params: AuthGitHubInstallationGrantParams,
    ) -> Result<AuthGitHubInstallationGrantResponse, AgentApiError>;

    /// Delete a provider with its own credential
    ///
    /// Grants stay.
    #[method("auth/providers/delete", scope = universe, action = "configure_resource",
             group = "auth", role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"providerId": "acorn-github"}"#)]
    fn auth_providers_delete(
        &mut self,
        params: AuthProviderDeleteParams,
    ) -> Result<AuthProviderDeleteResponse, AgentApiError>;
}
