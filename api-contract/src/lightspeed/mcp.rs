//! MCP servers: where agents find tools that somebody else runs.

mod auth;
mod servers;
mod tools;

pub use auth::{
    McpOAuthDiscoveryView, McpOAuthPolicy, McpServerAuthDiscoverParams,
    McpServerAuthDiscoverResponse, McpServerAuthPolicy, McpServerCredential,
};
pub use servers::{
    McpServerDeleteParams, McpServerDeleteResponse, McpServerInput, McpServerLabel,
    McpServerListParams, McpServerListResponse, McpServerPutParams, McpServerPutResponse,
    McpServerReadParams, McpServerReadResponse, McpServerStatus, McpServerUrl, McpServerView,
    RemoteMcpApprovalPolicy, RemoteMcpExecution, RemoteMcpExposure,
};
pub use tools::{
    McpAdvertisedToolView, McpServerToolsDiscoverParams, McpServerToolsDiscoverResponse,
    McpToolAnnotationsView, McpToolDiscoveryFailureCode,
};

use crate::contract;
use crate::lightspeed::error::AgentApiError;

/// MCP servers: where agents find tools that somebody else runs.
///
/// A universe registers a server once, with its address, its credential and its rules. The
/// configuration of a session then names the server by its id.
#[contract]
pub trait Mcp {
    /// Create the record of a server or replace it whole
    ///
    /// Each put raises the revision, even when nothing changes. With `expectedRevision`, a record that
    /// exists with another revision is a conflict. An active server whose policy requires a credential
    /// is rejected without one. Nothing is sent to the server.
    #[method("mcp/servers/put", scope = universe, action = "configure_resource", group = "mcp",
             role = operator, retry = reconcile, errors = [conflict, rejected],
             example = r#"{"server": {"serverId": "acorn-issues", "displayName": "Acorn issues",
                 "serverUrl": "https://issues.acorn.example/mcp", "defaultServerLabel": "issues",
                 "allowedTools": ["search_issues", "read_issue"], "approval": "always",
                 "authPolicy": {"type": "optionalOAuth",
                     "resource": "https://issues.acorn.example/mcp",
                     "scopes_default": ["issues:read"]}}}"#)]
    fn mcp_servers_put(
        &mut self,
        params: McpServerPutParams,
    ) -> Result<McpServerPutResponse, AgentApiError>;

    /// Ask an address how it wants callers to authorize
    ///
    /// Looks for the OAuth metadata of the server and stores nothing. An answer without `oauth` is
    /// inconclusive: the server may need no credential, need another kind, or not be reachable.
    #[method("mcp/servers/auth/discover", scope = universe, action = "configure_resource",
             group = "mcp", role = operator, retry = always,
             example = r#"{"serverUrl": "https://issues.acorn.example/mcp"}"#)]
    fn mcp_servers_auth_discover(
        &mut self,
        params: McpServerAuthDiscoverParams,
    ) -> Result<McpServerAuthDiscoverResponse, AgentApiError>;

    /// Ask a registered server for its tools
    ///
    /// Connects to the server now, with its credential, and stores nothing. A server that cannot be
    /// asked is no error of the call: the answer then has the status `failure` and says why.
    #[method("mcp/servers/tools/discover", scope = universe, action = "configure_resource",
             group = "mcp", role = operator, retry = always, errors = [not_found],
             example = r#"{"serverId": "acorn-issues"}"#)]
    fn mcp_servers_tools_discover(
        &mut self,
        params: McpServerToolsDiscoverParams,
    ) -> Result<McpServerToolsDiscoverResponse, AgentApiError>;

    /// Read the record of a server
    #[method("mcp/servers/read", scope = universe, action = "read", group = "mcp", role = viewer,
             retry = always, errors = [not_found],
             example = r#"{"serverId": "acorn-issues"}"#)]
    fn mcp_servers_read(
        &mut self,
        params: McpServerReadParams,
    ) -> Result<McpServerReadResponse, AgentApiError>;

    /// List the records of all servers, or those with one status, by id
    #[method("mcp/servers/list", scope = universe, action = "read", group = "mcp", role = viewer,
             retry = always, errors = [response_too_large], example = r#"{"status": "active"}"#)]
    fn mcp_servers_list(
        &mut self,
        params: McpServerListParams,
    ) -> Result<McpServerListResponse, AgentApiError>;

    /// Delete the record of a server
    ///
    /// Session configurations that name the server stay as they are, and so does the grant that it
    /// used.
    #[method("mcp/servers/delete", scope = universe, action = "configure_resource", group = "mcp",
             role = operator, retry = reconcile, errors = [not_found],
             example = r#"{"serverId": "acorn-issues"}"#)]
    fn mcp_servers_delete(
        &mut self,
        params: McpServerDeleteParams,
    ) -> Result<McpServerDeleteResponse, AgentApiError>;
}
