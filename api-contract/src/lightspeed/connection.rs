//! The handshake: which protocol the server speaks, and what the caller may do.

use crate::{contract, wire};

use super::access::{AccessScope, MethodGroup};
use super::error::AgentApiError;

/// The protocol of this contract, as `initialize` answers it.
pub const PROTOCOL_VERSION: &str = "lightspeed.agent.api.v1";

/// Connection: the handshake with a server.
///
/// It belongs to no method group and to no universe, so every credential that the server knows may
/// make it.
#[contract]
pub trait Connection {
    /// Learn the server's protocol, version and abilities and your own rights
    ///
    /// Sent without a universe, and with a credential wherever the server asks for one. It opens
    /// nothing and may be repeated at any time.
    #[method("initialize", scope = connection, retry = always,
             example = r#"{"clientInfo": {"name": "release-pipeline", "version": "1.4.0"}}"#)]
    fn initialize(&mut self, params: InitializeParams)
    -> Result<InitializeResponse, AgentApiError>;
}

/// Who the client is and what it understands.
#[wire]
#[derive(Default)]
pub struct InitializeParams {
    /// The client's name and version, for the server's records.
    #[wire(nullable)]
    pub client_info: Option<ClientInfo>,
    /// What the client understands beyond the stable contract.
    #[wire(nullable)]
    pub capabilities: Option<ClientCapabilities>,
}

/// The client's name and version.
#[wire]
pub struct ClientInfo {
    /// The program's name.
    pub name: String,
    /// Its version, in the program's own numbering.
    #[wire(nullable)]
    pub version: Option<String>,
}

/// What a client understands beyond the stable contract.
#[wire]
#[derive(Default)]
pub struct ClientCapabilities {
    /// Whether the client wants members that may still change.
    #[wire(default)]
    pub experimental_api: bool,
}

/// The server's side of the handshake.
#[wire]
pub struct InitializeResponse {
    /// The protocol that the server speaks; a client that knows another one should stop here.
    pub protocol_version: String,
    /// The server's build.
    pub server_info: ServerInfo,
    /// What the server can do.
    pub capabilities: ServerCapabilities,
    /// What the credential of this call may do.
    pub caller: CallerAccess,
}

/// The server's build.
#[wire]
pub struct ServerInfo {
    /// The program's name.
    pub name: String,
    /// Its version.
    pub version: String,
    /// The commit it was built from, 40 hex digits.
    pub git_sha: String,
    /// The environment daemon that goes with this server.
    pub envd: EnvironmentDaemonInfo,
}

/// The environment daemon that goes with a server.
#[wire]
pub struct EnvironmentDaemonInfo {
    /// The daemon's version.
    pub version: String,
    /// The commit it was built from, 40 hex digits.
    pub git_sha: String,
    /// The version of the protocol between server and daemon.
    pub protocol_version: u32,
    /// The platforms for which the server offers the daemon.
    pub targets: Vec<String>,
}

/// What a server can do.
#[wire]
#[derive(Default)]
pub struct ServerCapabilities {
    /// Whether answers may carry notifications.
    pub notifications: bool,
    /// Whether past runs and entries can be read.
    pub history_read: bool,
    /// Whether a session's events can be read as a log.
    #[wire(default)]
    pub event_log: bool,
    /// Whether the server runs tools on the machine it runs on.
    pub local_execution: bool,
}

/// What the credential of a call may do.
#[wire]
pub struct CallerAccess {
    /// The part of the key that may be shown; absent when the call carried no key.
    #[wire(optional)]
    pub key_prefix: Option<String>,
    /// The groups of methods that the key was given.
    pub groups: Vec<MethodGroup>,
    /// What the key reaches.
    pub scope: AccessScope,
    /// Whether the server runs for a single caller, without authentication.
    pub single: bool,
}
