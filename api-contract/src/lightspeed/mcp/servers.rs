//! The record of a server: its address and the rules for its tools.
//!
//! The words of a record are open although clients send them: or a client failed at the whole list
//! because one record has a newer word. Validation refuses an unlisted one in parameters.

use crate::lightspeed::ids::McpServerId;
use crate::lightspeed::mcp::{McpServerAuthPolicy, McpServerCredential};
use crate::{wire, wire_string};

wire_string! {
    /// The address of an MCP server: `http://` or `https://` and what follows, without blanks.
    pub struct McpServerUrl { pattern: r"^[Hh][Tt][Tt][Pp][Ss]?://[^\u0000-\u0020]+$" }
}

wire_string! {
    /// The name under which a model knows an MCP server: letters, digits, `_` and `-`, not empty.
    pub struct McpServerLabel { pattern: "^[A-Za-z0-9_-]+$" }
}

/// The record of a server as a client writes it: the whole record each time.
#[wire(deny_unknown)]
pub struct McpServerInput {
    /// The server.
    pub server_id: McpServerId,
    /// A name for people.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Its address, with the scheme `http` or `https`.
    pub server_url: McpServerUrl,
    /// The name under which models know the server, unless a session gives it another: letters,
    /// digits, `_` and `-`.
    pub default_server_label: McpServerLabel,
    /// What the server is for; models read it.
    #[wire(optional)]
    pub description: Option<String>,
    /// The only tools that may be called, by the server's names for them. Absent means all.
    #[wire(optional)]
    pub allowed_tools: Option<Vec<String>>,
    /// Who calls the tools. Absent means the model's provider.
    #[wire(default)]
    pub execution: RemoteMcpExecution,
    /// How the model learns of the tools. Absent means from the start.
    #[wire(default)]
    pub exposure: RemoteMcpExposure,
    /// Whether calls wait for a human's yes. Absent means that they do not.
    #[wire(default)]
    pub approval: RemoteMcpApprovalPolicy,
    /// Whether the provider loads the tools only when the model asks for them; absent leaves it to
    /// the provider.
    #[wire(optional)]
    pub defer_loading: Option<bool>,
    /// Whether the address may lie in a private network. Absent means that it may not.
    #[wire(default)]
    pub allow_private_network: bool,
    /// Which credential the server takes. Absent means none.
    #[wire(default)]
    pub auth_policy: McpServerAuthPolicy,
    /// The credential to send; absent sends none. It stays with its grant and is never returned.
    #[wire(optional)]
    pub credential: Option<McpServerCredential>,
    /// Whether sessions may use the server. Absent means active.
    #[wire(default)]
    pub status: McpServerStatus,
}

/// The record of a server as it is stored.
#[wire]
pub struct McpServerView {
    /// The server.
    pub server_id: McpServerId,
    /// Its name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// Its address.
    pub server_url: McpServerUrl,
    /// The name under which models know the server, unless a session gives it another.
    pub default_server_label: McpServerLabel,
    /// What the server is for; absent when the record does not say.
    #[wire(optional)]
    pub description: Option<String>,
    /// The only tools that may be called; absent means all.
    #[wire(optional)]
    pub allowed_tools: Option<Vec<String>>,
    /// Who calls the tools.
    pub execution: RemoteMcpExecution,
    /// How the model learns of the tools.
    pub exposure: RemoteMcpExposure,
    /// Whether calls wait for a human's yes.
    pub approval: RemoteMcpApprovalPolicy,
    /// Whether the provider loads the tools only when the model asks for them; absent leaves it to
    /// the provider.
    #[wire(optional)]
    pub defer_loading: Option<bool>,
    /// Whether the address may lie in a private network.
    pub allow_private_network: bool,
    /// Which credential the server takes.
    pub auth_policy: McpServerAuthPolicy,
    /// Where the credential that is sent comes from; absent when none is sent.
    #[wire(optional)]
    pub credential: Option<McpServerCredential>,
    /// Whether sessions may use the server.
    pub status: McpServerStatus,
    /// The revision of the record, counted from 1.
    pub revision: u64,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it was last put, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// Who calls the tools of a server.
#[wire(open)]
#[derive(Default)]
pub enum RemoteMcpExecution {
    /// The model's provider, which is told the address and the credential.
    #[default]
    Provider,
    /// The agent server itself.
    Native,
}

/// How a model learns of the tools of a server.
#[wire(open)]
#[derive(Default)]
pub enum RemoteMcpExposure {
    /// All of them stand before it from the start.
    #[default]
    Inject,
    /// It searches for those that it needs.
    Search,
}

/// Whether calls of a server's tools wait for a human's yes.
#[wire(open)]
#[derive(Default)]
pub enum RemoteMcpApprovalPolicy {
    /// They do not.
    #[default]
    Never,
    /// Each of them does.
    Always,
}

/// Whether sessions may use a server.
#[wire(open)]
#[derive(Default)]
pub enum McpServerStatus {
    /// They may.
    #[default]
    Active,
    /// They may not until its policy and its credential fit each other.
    NeedsAuthConfig,
    /// They may not until somebody has tried it.
    Unverified,
    /// They may not: somebody switched it off.
    Disabled,
}

/// A record to create or to replace.
#[wire]
pub struct McpServerPutParams {
    /// The whole record.
    pub server: McpServerInput,
    /// The revision that the new record was made from. Absent replaces whatever is there; for a server
    /// that has no record yet it is not looked at.
    #[wire(optional)]
    pub expected_revision: Option<u64>,
}

/// The record that was put.
#[wire]
pub struct McpServerPutResponse {
    /// The record.
    pub server: McpServerView,
}

/// The record to read.
#[wire]
pub struct McpServerReadParams {
    /// The server.
    pub server_id: McpServerId,
}

/// The record that was read.
#[wire]
pub struct McpServerReadResponse {
    /// The record.
    pub server: McpServerView,
}

/// Which records to list.
#[wire]
#[derive(Default)]
pub struct McpServerListParams {
    /// Only servers with this status; absent lists all.
    #[wire(optional)]
    pub status: Option<McpServerStatus>,
}

/// The records that were asked for.
#[wire]
pub struct McpServerListResponse {
    /// The records, by server id.
    #[wire(default)]
    pub servers: Vec<McpServerView>,
}

/// The record to delete.
#[wire]
pub struct McpServerDeleteParams {
    /// The server.
    pub server_id: McpServerId,
}

/// The record that was deleted.
#[wire]
pub struct McpServerDeleteResponse {
    /// The record as it was.
    pub server: McpServerView,
}
