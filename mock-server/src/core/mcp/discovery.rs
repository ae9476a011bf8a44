//! What servers would answer if they were asked.
//!
//! Nothing is asked: the answer follows from the record and from the address in it.

use std::collections::BTreeSet;

use api_contract::lightspeed::mcp::{
    McpAdvertisedToolView, McpOAuthDiscoveryView, McpServerToolsDiscoverResponse, McpServerUrl,
    McpServerView, McpToolAnnotationsView, McpToolDiscoveryFailureCode,
};

use super::lacks_credential;
use crate::core::address::Address;

/// The tools that every server has.
const TOOLS: [&str; 2] = ["echo", "search"];

const SCOPES: [&str; 2] = ["tools:read", "tools:call"];

/// How the server at an address wants its callers to authorize; nothing where none answers.
pub(super) fn oauth(url: &McpServerUrl) -> Option<McpOAuthDiscoveryView> {
    let address = Address::of(url.as_str());
    failure(&address).is_none().then(|| McpOAuthDiscoveryView {
        resource: url.as_str().to_owned(),
        authorization_servers: vec![address.origin.to_owned()],
        scopes_supported: SCOPES.map(str::to_owned).to_vec(),
    })
}

/// The tools of a server: those of every server, and those that its record names.
pub(super) fn tools(server: &McpServerView) -> McpServerToolsDiscoverResponse {
    let asked = failure(&Address::of(server.server_url.as_str()));
    let absent = McpToolDiscoveryFailureCode::CredentialAbsent;
    if let Some(code) = asked.or_else(|| lacks_credential(server).then_some(absent)) {
        return failed(code);
    }
    let allowed = server.allowed_tools.iter().flatten().map(String::as_str);
    let names: BTreeSet<&str> = TOOLS.into_iter().chain(allowed).collect();
    McpServerToolsDiscoverResponse::Success {
        tools: names.into_iter().map(tool).collect(),
    }
}

fn tool(name: &str) -> McpAdvertisedToolView {
    McpAdvertisedToolView {
        name: name.to_owned(),
        title: None,
        description: Some(format!("Does what {name} says")),
        annotations: TOOLS.contains(&name).then_some(McpToolAnnotationsView {
            read_only_hint: Some(true),
            ..McpToolAnnotationsView::default()
        }),
    }
}

fn failed(code: McpToolDiscoveryFailureCode) -> McpServerToolsDiscoverResponse {
    let lacks_scopes = code == McpToolDiscoveryFailureCode::AdditionalConsentRequired;
    McpServerToolsDiscoverResponse::Failure {
        message: format!("the server could not be asked for its tools: {code}"),
        required_scopes: if lacks_scopes {
            SCOPES.map(str::to_owned).to_vec()
        } else {
            Vec::new()
        },
        code,
    }
}

/// Why nobody answers there: a query of `fail=CODE` asks for a failure of this code.
fn failure(address: &Address<'_>) -> Option<McpToolDiscoveryFailureCode> {
    let asked = address.query.split('&').find_map(|pair| {
        let code = pair.strip_prefix("fail=")?;
        let code = serde_json::from_value(code.into()).ok()?;
        (!matches!(code, McpToolDiscoveryFailureCode::Unlisted(_))).then_some(code)
    });
    let unreachable = address.is_unreachable();
    asked.or(unreachable.then_some(McpToolDiscoveryFailureCode::Unreachable))
}
