//! From the servers that a configuration names to the tools of a session.

use api_contract::lightspeed::ids::ToolId;
use api_contract::lightspeed::mcp::{McpServerStatus, McpServerView};
use api_contract::lightspeed::session_config::SessionConfig;
use api_contract::lightspeed::session_config::features::McpServerAttachment;
use api_contract::lightspeed::sessions::{ToolKindView, ToolParallelismView, ToolView};

use super::requires_credential;
use crate::core::content::{self, TEXT};
use crate::core::handler::Handler;

impl Handler<'_> {
    /// The tools that the servers of a configuration give, one for each server that may be used.
    ///
    /// They are those of the records as they are now: a later change of a record reaches a session
    /// with its next configuration.
    pub(in crate::core) fn remote_tools(&mut self, config: &SessionConfig) -> Vec<ToolView> {
        let mcp = config
            .features
            .as_ref()
            .and_then(|features| features.mcp.as_ref());
        let attached = mcp.iter().flat_map(|mcp| &mcp.servers);
        attached
            .filter_map(|server| self.remote_tool(server))
            .collect()
    }

    fn remote_tool(&mut self, attached: &McpServerAttachment) -> Option<ToolView> {
        let rules = self.rules;
        let universe = self.universe();
        let server = universe.mcp_servers.get(&attached.server_id)?;
        if server.status != McpServerStatus::Active {
            return None;
        }
        let blobs = &mut universe.blobs;
        let description = server.description.as_ref();
        let description_ref =
            description.map(|text| content::store(text, TEXT, blobs, rules).content_ref);
        Some(ToolView {
            tool_id: ToolId::new(server.server_id.as_str()),
            kind: ToolKindView::RemoteMcp {
                server_id: server.server_id.clone(),
                server_label: server.default_server_label.as_str().to_owned(),
                server_url: server.server_url.as_str().to_owned(),
                description_ref,
                allowed_tools: allowed(server, attached),
                approval: server.approval.clone(),
                defer_loading: server.defer_loading,
                auth_required: requires_credential(&server.auth_policy),
            },
            parallelism: ToolParallelismView::default(),
        })
    }
}

/// The tools that both the record and the configuration allow; all where neither says anything.
fn allowed(server: &McpServerView, attached: &McpServerAttachment) -> Option<Vec<String>> {
    match (&server.allowed_tools, &attached.tools) {
        (Some(record), Some(config)) => {
            let both = config.iter().filter(|tool| record.contains(tool));
            Some(both.cloned().collect())
        }
        (Some(tools), None) | (None, Some(tools)) => Some(tools.clone()),
        (None, None) => None,
    }
}
