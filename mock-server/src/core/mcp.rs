//! `mcp/servers/put`, `mcp/servers/auth/discover`, `mcp/servers/tools/discover`,
//! `mcp/servers/read`, `mcp/servers/list`, `mcp/servers/delete`.

mod discovery;
mod remote_tools;

use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::mcp::{
    Mcp, McpServerAuthDiscoverParams, McpServerAuthDiscoverResponse, McpServerAuthPolicy,
    McpServerCredential, McpServerDeleteParams, McpServerDeleteResponse, McpServerInput,
    McpServerListParams, McpServerListResponse, McpServerPutParams, McpServerPutResponse,
    McpServerReadParams, McpServerReadResponse, McpServerStatus, McpServerToolsDiscoverParams,
    McpServerToolsDiscoverResponse, McpServerView,
};

use super::handler::Handler;
use super::refusal::{expect_revision, no_mcp_server, rejected, unknown_reference};
use super::state::Credentials;
use super::time::UnixMs;

impl Mcp for Handler<'_> {
    fn mcp_servers_put(
        &mut self,
        params: McpServerPutParams,
    ) -> Result<McpServerPutResponse, AgentApiError> {
        let now = self.now();
        let universe = self.universe();
        let stored = universe.mcp_servers.get(&params.server.server_id);
        // A record that is new has no revision to be compared with.
        if let Some(stored) = stored {
            let expected = params.expected_revision;
            expect_revision("the record of the server", expected, stored.revision)?;
        }
        check_credential(params.server.credential.as_ref(), &universe.credentials)?;
        let server = record(params.server, stored, now);
        if server.status == McpServerStatus::Active && lacks_credential(&server) {
            return Err(rejected(format!(
                "the policy of server {} requires a credential, without which it cannot be active",
                server.server_id
            )));
        }
        let id = server.server_id.clone();
        universe.mcp_servers.put(id, server.clone());
        Ok(McpServerPutResponse { server })
    }

    fn mcp_servers_auth_discover(
        &mut self,
        params: McpServerAuthDiscoverParams,
    ) -> Result<McpServerAuthDiscoverResponse, AgentApiError> {
        Ok(McpServerAuthDiscoverResponse {
            oauth: discovery::oauth(&params.server_url),
        })
    }

    fn mcp_servers_tools_discover(
        &mut self,
        params: McpServerToolsDiscoverParams,
    ) -> Result<McpServerToolsDiscoverResponse, AgentApiError> {
        let id = params.server_id;
        let server = self.universe().mcp_servers.get(&id);
        Ok(discovery::tools(server.ok_or_else(|| no_mcp_server(&id))?))
    }

    fn mcp_servers_read(
        &mut self,
        params: McpServerReadParams,
    ) -> Result<McpServerReadResponse, AgentApiError> {
        let id = params.server_id;
        let server = self.universe().mcp_servers.get(&id).cloned();
        let server = server.ok_or_else(|| no_mcp_server(&id))?;
        Ok(McpServerReadResponse { server })
    }

    fn mcp_servers_list(
        &mut self,
        params: McpServerListParams,
    ) -> Result<McpServerListResponse, AgentApiError> {
        let wanted = |server: &&McpServerView| match &params.status {
            Some(status) => server.status == *status,
            None => true,
        };
        let servers = self.universe().mcp_servers.by_id();
        Ok(McpServerListResponse {
            servers: servers.filter(wanted).cloned().collect(),
        })
    }

    fn mcp_servers_delete(
        &mut self,
        params: McpServerDeleteParams,
    ) -> Result<McpServerDeleteResponse, AgentApiError> {
        let id = params.server_id;
        let server = self.universe().mcp_servers.remove(&id);
        let server = server.ok_or_else(|| no_mcp_server(&id))?;
        Ok(McpServerDeleteResponse { server })
    }
}

fn record(input: McpServerInput, before: Option<&McpServerView>, now: UnixMs) -> McpServerView {
    McpServerView {
        server_id: input.server_id,
        display_name: input.display_name,
        server_url: input.server_url,
        default_server_label: input.default_server_label,
        description: input.description,
        allowed_tools: input.allowed_tools,
        execution: input.execution,
        exposure: input.exposure,
        approval: input.approval,
        defer_loading: input.defer_loading,
        allow_private_network: input.allow_private_network,
        auth_policy: input.auth_policy,
        credential: input.credential,
        status: input.status,
        revision: before.map_or(1, |before| before.revision + 1),
        created_at_ms: before.map_or(now.signed(), |before| before.created_at_ms),
        updated_at_ms: now.signed(),
    }
}

/// A record may name a grant of its own universe only. Whether the grant can be used is not judged:
/// that changes with time.
fn check_credential(
    credential: Option<&McpServerCredential>,
    stored: &Credentials,
) -> Result<(), AgentApiError> {
    match credential {
        Some(McpServerCredential::AuthGrant { grant_id })
            if stored.grants.get(grant_id).is_none() =>
        {
            let member = "server.credential.grantId";
            Err(unknown_reference(member, "grant", grant_id))
        }
        _ => Ok(()),
    }
}

fn requires_credential(policy: &McpServerAuthPolicy) -> bool {
    matches!(
        policy,
        McpServerAuthPolicy::RequiredBearer | McpServerAuthPolicy::RequiredOAuth { .. }
    )
}

fn lacks_credential(server: &McpServerView) -> bool {
    requires_credential(&server.auth_policy) && server.credential.is_none()
}
