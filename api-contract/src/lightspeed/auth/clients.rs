//! OAuth clients: as whom the server asks an authorization server for tokens.

use crate::lightspeed::auth::{AuthProviderId, AuthProviderKind};
use crate::lightspeed::ids::{ID_PATTERN, MAX_ID_BYTES};
use crate::{wire, wire_string};

wire_string! {
    /// Names an OAuth client within its universe. The client of the API chooses it, or the server
    /// makes one that begins with `authclient_`.
    pub struct AuthClientId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// What an OAuth client proves itself with, not empty.
    pub struct ClientSecret { secret, min: 1 }
}

/// How an OAuth client proves itself at the token endpoint.
// Open although clients send it: or a client failed at the whole list because one client has a newer
// word. Validation refuses an unlisted one in parameters.
#[wire(open)]
pub enum TokenEndpointAuthMethod {
    /// With its secret in the `authorization` header.
    ClientSecretBasic,
    /// With its secret in the body.
    ClientSecretPost,
    /// Not at all: it is a public client.
    None,
}

/// An OAuth client, without its secret.
#[wire]
pub struct AuthClientView {
    /// The client.
    pub client_id: AuthClientId,
    /// The provider to which grants of its flows belong.
    pub provider_id: AuthProviderId,
    /// The kind of that provider.
    pub provider_kind: AuthProviderKind,
    /// A name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Where a person agrees.
    pub authorization_endpoint: String,
    /// Where tokens come from.
    pub token_endpoint: String,
    /// The name under which the authorization server knows the client.
    pub remote_client_id: String,
    /// Whether there is a secret.
    pub has_client_secret: bool,
    /// How the client proves itself at the token endpoint.
    pub token_endpoint_auth_method: TokenEndpointAuthMethod,
    /// The scopes that a flow asks for when it names none; absent when there are none.
    #[wire(optional)]
    pub scopes_default: Vec<String>,
    /// The resource that tokens are for unless a flow names one; absent when there is none.
    #[wire(optional)]
    pub audience: Option<String>,
    /// The authorization server's own name for itself; absent when that is not known.
    #[wire(optional)]
    pub authorization_server_issuer: Option<String>,
    /// Whether the authorization server names itself in its answers, which are then checked for it.
    #[wire(default)]
    pub authorization_response_iss_parameter_supported: bool,
    /// The scopes that the authorization server knows; absent when that is not known.
    #[wire(optional)]
    pub authorization_server_scopes_supported: Vec<String>,
    /// When it was registered, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// An OAuth client to register.
#[wire]
pub struct AuthClientCreateParams {
    /// The client to make. Absent lets the server choose an id.
    #[wire(optional)]
    pub client_id: Option<AuthClientId>,
    /// The provider to which grants of its flows shall belong. Absent lets the server choose.
    #[wire(optional)]
    pub provider_id: Option<AuthProviderId>,
    /// The kind of that provider.
    pub provider_kind: AuthProviderKind,
    /// A name for people.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Where a person agrees.
    pub authorization_endpoint: String,
    /// Where tokens come from.
    pub token_endpoint: String,
    /// The name under which the authorization server knows the client.
    pub remote_client_id: String,
    /// The secret that the authorization server gave, not empty; absent for a public client. It is
    /// stored encrypted and never returned.
    #[wire(optional)]
    pub client_secret: Option<ClientSecret>,
    /// How the client proves itself at the token endpoint. Absent leaves the choice to the server.
    #[wire(optional)]
    pub token_endpoint_auth_method: Option<TokenEndpointAuthMethod>,
    /// The scopes that a flow asks for when it names none.
    #[wire(optional)]
    pub scopes_default: Vec<String>,
    /// The resource that tokens are for unless a flow names one.
    #[wire(optional)]
    pub audience: Option<String>,
    /// The authorization server's own name for itself.
    #[wire(optional)]
    pub authorization_server_issuer: Option<String>,
    /// Whether the authorization server names itself in its answers, which are then checked for it.
    /// Absent means that it does not.
    #[wire(default)]
    pub authorization_response_iss_parameter_supported: bool,
    /// The scopes that the authorization server knows.
    #[wire(optional)]
    pub authorization_server_scopes_supported: Vec<String>,
}

/// The OAuth client that was registered.
#[wire]
pub struct AuthClientCreateResponse {
    /// The client.
    pub client: AuthClientView,
}

/// The OAuth client to read.
#[wire]
pub struct AuthClientReadParams {
    /// The client.
    pub client_id: AuthClientId,
}

/// The OAuth client that was read.
#[wire]
pub struct AuthClientReadResponse {
    /// The client.
    pub client: AuthClientView,
}

/// Nothing: the list has no filters.
#[wire]
#[derive(Default)]
pub struct AuthClientListParams {}

/// All OAuth clients.
#[wire]
pub struct AuthClientListResponse {
    /// The clients.
    #[wire(default)]
    pub clients: Vec<AuthClientView>,
}

/// The OAuth client to delete.
#[wire]
pub struct AuthClientDeleteParams {
    /// The client.
    pub client_id: AuthClientId,
}

/// The OAuth client that was deleted.
#[wire]
pub struct AuthClientDeleteResponse {
    /// The client as it was.
    pub client: AuthClientView,
}
