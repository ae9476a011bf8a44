//! Credentials of an environment: which variables its jobs find secrets in.

use crate::lightspeed::ids::{
    AuthGrantId, AuthProviderId, EnvironmentId, ID_PATTERN, MAX_ID_BYTES,
};
use crate::{wire, wire_string};

wire_string! {
    /// Names an environment variable: a letter or `_`, then letters, digits and `_`, at most 128
    /// bytes.
    pub struct EnvironmentVariableName { pattern: "^[A-Za-z_][A-Za-z0-9_]*$", min: 1, max: 128 }
}

wire_string! {
    /// Names a secret that the server keeps, within its universe.
    pub struct SecretId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

/// A variable of an environment and where its value comes from. The value is never shown.
#[wire]
pub struct EnvironmentCredentialView {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The variable.
    pub env_name: EnvironmentVariableName,
    /// Where its value comes from.
    pub source: EnvironmentCredentialSourceView,
    /// When it was first bound, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it was last bound, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// Where the value of a variable comes from: the name of a secret, never the secret.
///
/// A newer server may tell of sources that are not listed here; a request may only name those that
/// are.
// Open although clients send it too: or a client failed at a whole list because of one row.
// Validation refuses an unknown one in parameters.
#[wire(tag = "type", open)]
pub enum EnvironmentCredentialSourceView {
    /// The access token of a grant.
    AuthGrant {
        /// The grant.
        grant_id: AuthGrantId,
    },
    /// The credential of an auth provider.
    AuthProviderCredential {
        /// The provider.
        provider_id: AuthProviderId,
    },
    /// A secret as it is.
    DirectSecret {
        /// The secret.
        secret_id: SecretId,
    },
}

/// A variable to bind to a source.
#[wire]
pub struct EnvironmentCredentialBindParams {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The variable.
    pub env_name: EnvironmentVariableName,
    /// Where its value comes from.
    pub source: EnvironmentCredentialSourceView,
}

/// The variable that was bound.
#[wire]
pub struct EnvironmentCredentialBindResponse {
    /// The variable and its source.
    pub credential: EnvironmentCredentialView,
}

/// Whose variables to list.
#[wire]
pub struct EnvironmentCredentialListParams {
    /// The environment.
    pub environment_id: EnvironmentId,
}

/// The variables of the environment.
#[wire]
pub struct EnvironmentCredentialListResponse {
    /// The variables and their sources, all of them.
    #[wire(default)]
    pub credentials: Vec<EnvironmentCredentialView>,
}

/// A variable to unbind.
#[wire]
pub struct EnvironmentCredentialUnbindParams {
    /// The environment.
    pub environment_id: EnvironmentId,
    /// The variable.
    pub env_name: EnvironmentVariableName,
}

/// The variable that was unbound.
#[wire]
pub struct EnvironmentCredentialUnbindResponse {
    /// The variable and its source, as they were.
    pub credential: EnvironmentCredentialView,
}
