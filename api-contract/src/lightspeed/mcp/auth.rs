//! How a server wants its callers to authorize.

use crate::lightspeed::ids::AuthGrantId;
use crate::lightspeed::mcp::McpServerUrl;
use crate::wire;

/// Which credential a server takes.
///
/// An active server whose policy requires a credential must have one.
// Open although clients send it: see the statuses and settings of a record.
#[wire(tag = "type", open)]
#[derive(Default)]
pub enum McpServerAuthPolicy {
    /// None.
    #[default]
    None,
    /// A bearer token, or none.
    OptionalBearer,
    /// A bearer token.
    RequiredBearer,
    /// A token that an OAuth authorization gave, or none.
    OptionalOAuth {
        /// Where and for what to authorize.
        #[wire(flatten)]
        oauth: McpOAuthPolicy,
    },
    /// A token that an OAuth authorization gave.
    RequiredOAuth {
        /// Where and for what to authorize.
        #[wire(flatten)]
        oauth: McpOAuthPolicy,
    },
}

/// Where and for what to authorize.
#[wire]
pub struct McpOAuthPolicy {
    /// The resource that the token shall be for, as the server names itself.
    pub resource: String,
    /// The scopes to ask for when a flow names none.
    #[wire(default, rename = "scopes_default")]
    pub scopes_default: Vec<String>,
    /// Where the server describes itself as a protected resource; absent when that is to be found out.
    #[wire(optional, rename = "protected_resource_metadata_url")]
    pub protected_resource_metadata_url: Option<String>,
    /// The authorization server to use; absent when that is to be found out.
    #[wire(optional, rename = "authorization_server")]
    pub authorization_server: Option<String>,
}

/// Where the credential for a server comes from.
#[wire(tag = "type", open)]
pub enum McpServerCredential {
    /// From a grant of the universe.
    AuthGrant {
        /// The grant.
        grant_id: AuthGrantId,
    },
}

/// The address to ask.
#[wire]
pub struct McpServerAuthDiscoverParams {
    /// The address of an MCP server, with the scheme `http` or `https`; it need not be registered.
    pub server_url: McpServerUrl,
}

/// What the address told.
#[wire]
pub struct McpServerAuthDiscoverResponse {
    /// How to authorize by OAuth; absent when nothing was found, which decides nothing.
    #[wire(optional)]
    pub oauth: Option<McpOAuthDiscoveryView>,
}

/// How a server wants its callers to authorize by OAuth.
#[wire]
pub struct McpOAuthDiscoveryView {
    /// The resource that a token shall be for.
    pub resource: String,
    /// The authorization servers whose tokens are taken.
    #[wire(default)]
    pub authorization_servers: Vec<String>,
    /// The scopes that can be asked for, as far as the server told.
    #[wire(default)]
    pub scopes_supported: Vec<String>,
}
