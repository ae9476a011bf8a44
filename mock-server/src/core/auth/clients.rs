//! OAuth clients.

use api_contract::lightspeed::auth::{
    AuthClientCreateParams, AuthClientCreateResponse, AuthClientId, AuthClientView, AuthProviderId,
    TokenEndpointAuthMethod,
};
use api_contract::lightspeed::error::AgentApiError;

use crate::core::handler::Handler;
use crate::core::refusal::{invalid, not_found};

const WHAT: &str = "OAuth client";

impl Handler<'_> {
    pub(super) fn create_client(
        &mut self,
        params: AuthClientCreateParams,
    ) -> Result<AuthClientCreateResponse, AgentApiError> {
        check_endpoint("authorizationEndpoint", &params.authorization_endpoint)?;
        check_endpoint("tokenEndpoint", &params.token_endpoint)?;
        let now = self.now().signed();
        let id = self.new_id(params.client_id, WHAT, "authclient_", |stored| {
            &stored.clients
        })?;
        let has_client_secret = params.client_secret.is_some();
        let method = params.token_endpoint_auth_method;
        let client = AuthClientView {
            client_id: id.clone(),
            // A client that belongs to nothing else is a provider of its own.
            provider_id: params
                .provider_id
                .unwrap_or_else(|| AuthProviderId::new(id.as_str())),
            provider_kind: params.provider_kind,
            display_name: params.display_name,
            authorization_endpoint: params.authorization_endpoint,
            token_endpoint: params.token_endpoint,
            remote_client_id: params.remote_client_id,
            has_client_secret,
            token_endpoint_auth_method: method.unwrap_or(if has_client_secret {
                TokenEndpointAuthMethod::ClientSecretBasic
            } else {
                TokenEndpointAuthMethod::None
            }),
            scopes_default: params.scopes_default,
            audience: params.audience,
            authorization_server_issuer: params.authorization_server_issuer,
            authorization_response_iss_parameter_supported: params
                .authorization_response_iss_parameter_supported,
            authorization_server_scopes_supported: params.authorization_server_scopes_supported,
            created_at_ms: now,
            updated_at_ms: now,
        };
        self.credentials().clients.put(id, client.clone());
        Ok(AuthClientCreateResponse { client })
    }

    pub(super) fn client(&mut self, id: &AuthClientId) -> Result<AuthClientView, AgentApiError> {
        let client = self.credentials().clients.get(id).cloned();
        client.ok_or_else(|| no_client(id))
    }
}

pub(super) fn no_client(id: &AuthClientId) -> AgentApiError {
    not_found(WHAT, id)
}

/// The address of an authorization server: a web address without a fragment, to which parameters can
/// be added.
fn check_endpoint(member: &str, url: &str) -> Result<(), AgentApiError> {
    let rest = ["https://", "http://"].iter().find_map(|scheme| {
        let (start, rest) = url.split_at_checked(scheme.len())?;
        start.eq_ignore_ascii_case(scheme).then_some(rest)
    });
    let printable = url
        .bytes()
        .all(|byte| byte.is_ascii_graphic() && !br#"<>"\^`{|}#"#.contains(&byte));
    match rest {
        Some(rest) if printable && !rest.is_empty() && !rest.starts_with(['/', '?', ':']) => Ok(()),
        _ => Err(invalid(format!(
            "`{member}` must be an address that begins with `https://` or `http://`, without a fragment"
        ))),
    }
}
