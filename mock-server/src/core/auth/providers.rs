//! Providers: where credentials for models and for GitHub come from.

use api_contract::lightspeed::auth::{
    AuthProviderConfigInput, AuthProviderConfigView, AuthProviderCreateParams,
    AuthProviderCreateResponse, AuthProviderId, AuthProviderKind, AuthProviderStatus,
    AuthProviderView,
};
use api_contract::lightspeed::error::AgentApiError;

use crate::core::handler::Handler;
use crate::core::refusal::{not_found, unknown_reference};

pub(super) const WHAT: &str = "provider";

/// Where GitHub's API is for apps that say nothing else.
const GITHUB: &str = "https://api.github.com";

impl Handler<'_> {
    pub(super) fn create_provider(
        &mut self,
        params: AuthProviderCreateParams,
    ) -> Result<AuthProviderCreateResponse, AgentApiError> {
        let now = self.now().signed();
        if let AuthProviderConfigInput::ModelOAuth { grant_id, .. } = &params.config
            && self.credentials().grants.get(grant_id).is_none()
        {
            return Err(unknown_reference("config.grantId", "grant", grant_id));
        }
        let id = self.new_id(params.provider_id, WHAT, "authprovider_", |stored| {
            &stored.providers
        })?;
        let has_credential = params.credential.is_some();
        let (provider_kind, config) = kept(params.config);
        let needs_one = matches!(
            provider_kind,
            AuthProviderKind::GitHubApp | AuthProviderKind::ModelApiKey
        );
        let provider = AuthProviderView {
            provider_id: id.clone(),
            provider_kind,
            display_name: params.display_name,
            config,
            has_credential,
            status: if needs_one && !has_credential {
                AuthProviderStatus::NeedsConfiguration
            } else {
                AuthProviderStatus::Active
            },
            created_at_ms: now,
            updated_at_ms: now,
        };
        self.credentials().providers.put(id, provider.clone());
        Ok(AuthProviderCreateResponse { provider })
    }

    pub(super) fn provider(
        &mut self,
        id: &AuthProviderId,
    ) -> Result<AuthProviderView, AgentApiError> {
        let provider = self.credentials().providers.get(id).cloned();
        provider.ok_or_else(|| not_found(WHAT, id))
    }
}

/// The settings as they are shown, and the kind that goes with them.
fn kept(config: AuthProviderConfigInput) -> (AuthProviderKind, AuthProviderConfigView) {
    match config {
        AuthProviderConfigInput::GithubApp {
            app_id,
            api_base_url,
        } => (
            AuthProviderKind::GitHubApp,
            AuthProviderConfigView::GithubApp {
                app_id,
                api_base_url: api_base_url.unwrap_or_else(|| GITHUB.to_owned()),
            },
        ),
        AuthProviderConfigInput::ModelApiKey { endpoint } => (
            AuthProviderKind::ModelApiKey,
            AuthProviderConfigView::ModelApiKey { endpoint },
        ),
        AuthProviderConfigInput::ModelOAuth {
            grant_id,
            audience,
            endpoint,
        } => (
            AuthProviderKind::ModelOAuth,
            AuthProviderConfigView::ModelOAuth {
                grant_id,
                audience,
                endpoint,
            },
        ),
        AuthProviderConfigInput::ModelEndpoint { endpoint } => (
            AuthProviderKind::ModelEndpoint,
            AuthProviderConfigView::ModelEndpoint { endpoint },
        ),
    }
}
