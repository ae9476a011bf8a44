//! Installations of a GitHub App. Every app has the same two.

use api_contract::lightspeed::auth::{
    AuthGitHubInstallationGrantParams, AuthGitHubInstallationGrantResponse,
    AuthGitHubInstallationListResponse, AuthGrantStatus, AuthGrantView, AuthProviderId,
    AuthProviderKind, AuthProviderStatus, GitHubInstallationView,
};
use api_contract::lightspeed::error::AgentApiError;
use serde_json::json;

use super::grants::{PREFIX, WHAT};
use crate::core::handler::Handler;
use crate::core::refusal::{already_there, not_found, rejected};
use crate::core::state::Grant;

/// How long a token of an installation lasts.
pub(super) const TOKEN_LIFE_MS: u64 = 60 * 60 * 1000;

/// Number, account, and which of its repositories.
const INSTALLATIONS: [(i64, &str, &str); 2] = [
    (58_201_934, "acorn", "all"),
    (58_201_951, "birch", "selected"),
];

impl Handler<'_> {
    pub(super) fn list_installations(
        &mut self,
        provider: &AuthProviderId,
    ) -> Result<AuthGitHubInstallationListResponse, AgentApiError> {
        self.expect_github_app(provider)?;
        let installations = INSTALLATIONS.map(|(number, account, selection)| {
            let permissions = json!({ "contents": "read", "metadata": "read" });
            GitHubInstallationView {
                installation_id: number,
                account_login: Some(account.to_owned()),
                repository_selection: Some(selection.to_owned()),
                permissions: Some(permissions),
            }
        });
        Ok(AuthGitHubInstallationListResponse {
            installations: installations.to_vec(),
        })
    }

    pub(super) fn grant_installation(
        &mut self,
        params: AuthGitHubInstallationGrantParams,
    ) -> Result<AuthGitHubInstallationGrantResponse, AgentApiError> {
        let (now, number) = (self.now().signed(), params.installation_id);
        self.expect_github_app(&params.provider_id)?;
        let mut installations = INSTALLATIONS.into_iter();
        let (_, account, _) = installations
            .find(|(known, _, _)| *known == number)
            .ok_or_else(|| not_found("installation", number))?;
        let asked = params.grant_id;
        let id = asked.unwrap_or_else(|| self.state.ids.draw(PREFIX));
        let created_by = self.caller.attribution.clone();
        let grants = &mut self.credentials().grants;
        let before = grants.get(&id);
        if let Some(before) = before
            && (before.installation != Some(number)
                || before.view.provider_id != params.provider_id)
        {
            return Err(already_there(WHAT, id));
        }
        let before = before.map(|before| before.view.clone());
        let grant = AuthGrantView {
            grant_id: id.clone(),
            provider_id: params.provider_id,
            provider_kind: AuthProviderKind::GitHubApp,
            exposure: params.exposure,
            display_name: params.display_name,
            subject_hint: Some(account.to_owned()),
            scopes: Vec::new(),
            audience: None,
            // Fetched when it is needed.
            has_access_token: false,
            has_refresh_token: false,
            expires_at_ms: None,
            status: AuthGrantStatus::Active,
            metadata: Some(json!({ "installationId": number })),
            last_leased_at_ms: before.as_ref().and_then(|before| before.last_leased_at_ms),
            lease_count: before.as_ref().map_or(0, |before| before.lease_count),
            created_at_ms: before.as_ref().map_or(now, |before| before.created_at_ms),
            created_by: before.map_or(created_by, |before| before.created_by),
            updated_at_ms: now,
        };
        let stored = Grant {
            view: grant.clone(),
            token: None,
            installation: Some(number),
        };
        grants.put(id, stored);
        Ok(AuthGitHubInstallationGrantResponse { grant })
    }

    /// The provider is a GitHub App with its private key.
    fn expect_github_app(&mut self, id: &AuthProviderId) -> Result<(), AgentApiError> {
        let provider = self.provider(id)?;
        if provider.provider_kind != AuthProviderKind::GitHubApp {
            return Err(rejected(format!("provider {id} is no GitHub App")));
        }
        if provider.status != AuthProviderStatus::Active {
            return Err(rejected(format!("provider {id} is {}", provider.status)));
        }
        Ok(())
    }
}
