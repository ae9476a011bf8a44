//! The tools that a server offers when it is asked.

use crate::lightspeed::ids::McpServerId;
use crate::wire;

/// The server to ask.
#[wire(deny_unknown)]
pub struct McpServerToolsDiscoverParams {
    /// The server.
    pub server_id: McpServerId,
}

/// What came of asking a server for its tools.
#[wire(tag = "status", open)]
pub enum McpServerToolsDiscoverResponse {
    /// It answered.
    Success {
        /// All the tools that it offers, allowed or not.
        tools: Vec<McpAdvertisedToolView>,
    },
    /// It could not be asked, or its answer was of no use.
    Failure {
        /// Why, for programs.
        code: McpToolDiscoveryFailureCode,
        /// Why, for people; never to be parsed.
        message: String,
        /// The scopes that the credential lacks, as far as the server named them.
        #[wire(optional, rename = "required_scopes")]
        required_scopes: Vec<String>,
    },
}

/// A tool as its server describes it. No word of it has been checked.
#[wire]
pub struct McpAdvertisedToolView {
    /// The server's name for the tool.
    pub name: String,
    /// A name for people; absent when the server gave none.
    #[wire(optional)]
    pub title: Option<String>,
    /// What the tool does; absent when the server does not say.
    #[wire(optional)]
    pub description: Option<String>,
    /// How the tool behaves; absent when the server does not say.
    #[wire(optional)]
    pub annotations: Option<McpToolAnnotationsView>,
}

/// How a tool behaves, in the word of its server, which nobody checks.
#[wire]
#[derive(Copy, Default)]
pub struct McpToolAnnotationsView {
    /// Whether it changes nothing; absent when the server does not say.
    #[wire(optional)]
    pub read_only_hint: Option<bool>,
    /// Whether it may destroy something; absent when the server does not say.
    #[wire(optional)]
    pub destructive_hint: Option<bool>,
    /// Whether a repeated call changes nothing more; absent when the server does not say.
    #[wire(optional)]
    pub idempotent_hint: Option<bool>,
    /// Whether it reaches beyond what its server holds; absent when the server does not say.
    #[wire(optional)]
    pub open_world_hint: Option<bool>,
}

/// Why a server could not be asked for its tools.
#[wire(open)]
pub enum McpToolDiscoveryFailureCode {
    /// Its policy requires a credential and the record has none.
    CredentialAbsent,
    /// The grant no longer works: somebody has to authorize again.
    GrantNeedsReauth,
    /// The grant is for another resource.
    GrantAudienceMismatch,
    /// The server does not take the credential.
    Unauthorized,
    /// The server takes the credential and refuses all the same.
    Forbidden,
    /// The credential lacks scopes: somebody has to agree to more.
    AdditionalConsentRequired,
    /// The server was asked too often.
    RemoteRateLimited,
    /// The server failed.
    RemoteFailure,
    /// There was no connection to the server.
    Unreachable,
    /// The server's answer was not what the protocol asks for.
    InvalidResponse,
    /// The server speaks no version of the protocol that is understood here.
    UnsupportedProtocol,
    /// The server has more pages of tools than are read.
    PaginationLimit,
    /// The server's answer is longer than what is read.
    ResponseTooLarge,
}
