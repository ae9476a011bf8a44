//! OAuth flows. Nobody comes back from the address: a flow waits until it expires.

use std::fmt::Write as _;

use api_contract::lightspeed::auth::{
    AuthFlowId, AuthFlowStartParams, AuthFlowStartResponse, AuthFlowStatus, AuthFlowStatusResponse,
    AuthFlowView, AuthorizeUrl,
};
use api_contract::lightspeed::error::AgentApiError;

use crate::core::handler::Handler;
use crate::core::refusal::not_found;
use crate::core::state::flow_at;

/// How long a flow waits for the person.
const FLOW_LIFE_MS: u64 = 10 * 60 * 1000;

/// Where the authorization server would send the person back to.
const REDIRECT_URI: &str = "https://gateway.example/auth/callback";

impl Handler<'_> {
    pub(super) fn start_flow(
        &mut self,
        params: AuthFlowStartParams,
    ) -> Result<AuthFlowStartResponse, AgentApiError> {
        let now = self.now();
        let client = self.client(&params.client_id)?;
        let scopes = params.scopes.unwrap_or(client.scopes_default);
        let audience = params.audience.or(client.audience);
        let ids = &mut self.state.ids;
        let flow = AuthFlowView {
            flow_id: ids.draw("authflow_"),
            client_id: client.client_id,
            provider_id: client.provider_id,
            status: AuthFlowStatus::Pending,
            grant_id: None,
            error: None,
            expires_at_ms: (now + FLOW_LIFE_MS).signed(),
            created_at_ms: now.signed(),
            updated_at_ms: now.signed(),
        };
        let (state, challenge) = (ids.letters(), ids.letters());
        let scopes = scopes.join(" ");
        let mut query = vec![
            ("response_type", "code"),
            ("client_id", &client.remote_client_id),
            ("redirect_uri", REDIRECT_URI),
            ("state", &state),
            ("code_challenge", &challenge),
            ("code_challenge_method", "S256"),
        ];
        if !scopes.is_empty() {
            query.push(("scope", &scopes));
        }
        if let Some(audience) = &audience {
            query.push(("resource", audience));
        }
        let started = AuthFlowStartResponse {
            flow_id: flow.flow_id.clone(),
            authorize_url: with_query(client.authorization_endpoint, &query),
            expires_at_ms: flow.expires_at_ms,
        };
        self.credentials().flows.put(flow.flow_id.clone(), flow);
        Ok(started)
    }

    pub(super) fn read_flow(
        &mut self,
        id: &AuthFlowId,
    ) -> Result<AuthFlowStatusResponse, AgentApiError> {
        let now = self.now();
        let flow = self.credentials().flows.get(id);
        let flow = flow.ok_or_else(|| not_found("flow", id))?;
        Ok(AuthFlowStatusResponse {
            flow: flow_at(flow, now),
        })
    }
}

/// An address with parameters added to those that it has.
fn with_query(address: String, parameters: &[(&str, &str)]) -> AuthorizeUrl {
    let mut url = address;
    let mut before = if url.contains('?') { '&' } else { '?' };
    for (name, value) in parameters {
        // Writing to a text cannot fail.
        let _ = write!(url, "{before}{name}=");
        before = '&';
        for byte in value.bytes() {
            let _ = match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                    write!(url, "{}", char::from(byte))
                }
                _ => write!(url, "%{byte:02X}"),
            };
        }
    }
    AuthorizeUrl::new(url)
}
