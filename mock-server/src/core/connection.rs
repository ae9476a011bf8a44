//! `initialize`.

use api_contract::lightspeed::connection::{
    CallerAccess, Connection, EnvironmentDaemonInfo, InitializeParams, InitializeResponse,
    PROTOCOL_VERSION, ServerCapabilities, ServerInfo,
};
use api_contract::lightspeed::error::AgentApiError;

use super::handler::Handler;

/// The fake is built from no commit of the real gateway.
const NO_COMMIT: &str = "0000000000000000000000000000000000000000";

impl Connection for Handler<'_> {
    fn initialize(&mut self, _: InitializeParams) -> Result<InitializeResponse, AgentApiError> {
        Ok(InitializeResponse {
            protocol_version: PROTOCOL_VERSION.to_owned(),
            server_info: ServerInfo {
                name: "lightspeed-fake-gateway".to_owned(),
                version: env!("CARGO_PKG_VERSION").to_owned(),
                git_sha: NO_COMMIT.to_owned(),
                envd: EnvironmentDaemonInfo {
                    version: "0.0.0".to_owned(),
                    git_sha: NO_COMMIT.to_owned(),
                    protocol_version: 1,
                    targets: Vec::new(),
                },
            },
            capabilities: ServerCapabilities {
                notifications: false,
                history_read: true,
                event_log: true,
                local_execution: false,
            },
            caller: CallerAccess {
                key_prefix: self.caller.key_prefix.clone(),
                groups: self.caller.groups.clone(),
                scope: self.caller.scope.clone(),
                single: self.caller.single,
            },
        })
    }
}
