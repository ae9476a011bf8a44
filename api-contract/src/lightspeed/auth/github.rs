//! Installations of a GitHub App: the accounts that let it in.

use serde_json::Value;

use crate::lightspeed::auth::{AuthGrantExposure, AuthGrantView, AuthProviderId};
use crate::lightspeed::ids::AuthGrantId;
use crate::wire;

/// An installation of a GitHub App, as GitHub describes it.
#[wire]
pub struct GitHubInstallationView {
    /// The installation's number at GitHub.
    pub installation_id: i64,
    /// The account that let the app in; absent when GitHub does not say.
    #[wire(optional)]
    pub account_login: Option<String>,
    /// Which of the account's repositories it reaches, in GitHub's own word; absent when GitHub does
    /// not say.
    #[wire(optional)]
    pub repository_selection: Option<String>,
    /// What it may do, in GitHub's own form; absent when GitHub does not say.
    #[wire(optional)]
    pub permissions: Option<Value>,
}

/// The app whose installations to list.
#[wire]
pub struct AuthGitHubInstallationListParams {
    /// The provider of the app.
    pub provider_id: AuthProviderId,
}

/// The installations that the app reaches.
#[wire]
pub struct AuthGitHubInstallationListResponse {
    /// The installations.
    #[wire(default)]
    pub installations: Vec<GitHubInstallationView>,
}

/// The installation to make a grant for.
#[wire]
pub struct AuthGitHubInstallationGrantParams {
    /// The provider of the app.
    pub provider_id: AuthProviderId,
    /// The installation's number at GitHub.
    pub installation_id: i64,
    /// The grant to make or to refresh. Absent lets the server choose an id.
    #[wire(optional)]
    pub grant_id: Option<AuthGrantId>,
    /// A name for people.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Who may have the token. Absent means only the server.
    #[wire(default)]
    pub exposure: AuthGrantExposure,
}

/// The grant that was made or refreshed.
#[wire]
pub struct AuthGitHubInstallationGrantResponse {
    /// The grant.
    pub grant: AuthGrantView,
}
