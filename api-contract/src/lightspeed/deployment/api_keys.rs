//! API keys: the credentials of programs.

use crate::lightspeed::access::{AccessScope, Attribution, MethodGroup};
use crate::{wire, wire_string};

wire_string! {
    /// The part of an API key that may be shown, and by which it is named: its first 12 characters.
    pub struct ApiKeyPrefix;
}

wire_string! {
    /// A whole API key: what a caller sends behind `Bearer`.
    pub struct ApiKeySecret { secret }
}

/// An API key without its secret.
#[wire]
pub struct DeploymentApiKeyView {
    /// The part of the key that may be shown.
    pub key_prefix: ApiKeyPrefix,
    /// What it reaches.
    pub scope: AccessScope,
    /// The groups of methods that it may call.
    pub groups: Vec<MethodGroup>,
    /// Whether its calls may name an actor on whose behalf they are made.
    pub assert_actor: bool,
    /// Who created it.
    pub created_by: Attribution,
    /// What it is for, for people; absent when it does not say.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: u64,
    /// When it was last used, in Unix milliseconds; absent when it never was.
    #[wire(optional)]
    pub last_used_at_ms: Option<u64>,
    /// When it was first revoked, in Unix milliseconds; absent while it may be used.
    #[wire(optional)]
    pub revoked_at_ms: Option<u64>,
}

/// An API key to create.
#[wire(deny_unknown)]
pub struct DeploymentApiKeyCreateParams {
    /// What it shall reach. A key of a universe calls no `deployment/` methods.
    pub scope: AccessScope,
    /// What it is for, for people.
    pub display_name: String,
    /// The groups of methods that it may call; absent gives all that the scope allows.
    #[wire(optional)]
    pub groups: Option<Vec<MethodGroup>>,
    /// Whether its calls may name an actor on whose behalf they are made.
    #[wire(default)]
    pub assert_actor: bool,
}

/// The API key that was created.
#[wire]
pub struct DeploymentApiKeyCreateResponse {
    /// The key without its secret.
    pub api_key: DeploymentApiKeyView,
    /// The whole key. It is shown here once and cannot be read again.
    pub secret: ApiKeySecret,
}

/// Which API keys to list.
#[wire(deny_unknown)]
#[derive(Default)]
pub struct DeploymentApiKeyListParams {
    /// Only keys of this scope; absent lists all.
    #[wire(optional)]
    pub scope: Option<AccessScope>,
}

/// API keys without their secrets.
#[wire]
pub struct DeploymentApiKeyListResponse {
    /// The keys.
    #[wire(default)]
    pub api_keys: Vec<DeploymentApiKeyView>,
}

/// The API key to revoke.
#[wire(deny_unknown)]
pub struct DeploymentApiKeyRevokeParams {
    /// The part of the key that may be shown.
    pub key_prefix: ApiKeyPrefix,
}

/// The API key that was revoked.
#[wire]
pub struct DeploymentApiKeyRevokeResponse {
    /// The key without its secret.
    pub api_key: DeploymentApiKeyView,
}
