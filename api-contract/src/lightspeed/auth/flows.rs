//! OAuth flows: a person agrees in a browser, and a grant comes of it.

use crate::lightspeed::auth::{AuthClientId, AuthGrantExposure, AuthProviderId};
use crate::lightspeed::ids::{AuthGrantId, ID_PATTERN, MAX_ID_BYTES};
use crate::{wire, wire_string};

wire_string! {
    /// Names a flow within its universe. The server makes it, beginning with `authflow_`.
    pub struct AuthFlowId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// The address at which a person agrees. It holds the flow's one-time state, so it is a secret.
    pub struct AuthorizeUrl { secret, format: "uri" }
}

/// A flow to start.
#[wire]
pub struct AuthFlowStartParams {
    /// The OAuth client that asks.
    pub client_id: AuthClientId,
    /// What to ask for. Absent asks for the client's default scopes.
    #[wire(optional)]
    pub scopes: Option<Vec<String>>,
    /// The resource that the token shall be for. Absent means the client's own.
    #[wire(optional)]
    pub audience: Option<String>,
    /// Who may have the token of the grant that comes of it. Absent means only the server.
    #[wire(default)]
    pub exposure: AuthGrantExposure,
}

/// The flow that was started.
#[wire]
pub struct AuthFlowStartResponse {
    /// The flow.
    pub flow_id: AuthFlowId,
    /// The address for a person to open. It works once; do not log it.
    pub authorize_url: AuthorizeUrl,
    /// When the flow ends, in Unix milliseconds: 10 minutes after its start.
    pub expires_at_ms: i64,
}

/// The flow to read.
#[wire]
pub struct AuthFlowStatusParams {
    /// The flow.
    pub flow_id: AuthFlowId,
}

/// The flow that was read.
#[wire]
pub struct AuthFlowStatusResponse {
    /// The flow.
    pub flow: AuthFlowView,
}

/// A flow and what came of it.
#[wire]
pub struct AuthFlowView {
    /// The flow.
    pub flow_id: AuthFlowId,
    /// The OAuth client that asks.
    pub client_id: AuthClientId,
    /// The provider to which the grant belongs.
    pub provider_id: AuthProviderId,
    /// How far the flow is.
    pub status: AuthFlowStatus,
    /// The grant that came of it; absent until it has completed.
    #[wire(optional)]
    pub grant_id: Option<AuthGrantId>,
    /// Why it failed, for people; absent when it did not.
    #[wire(optional)]
    pub error: Option<String>,
    /// When the flow ends, in Unix milliseconds.
    pub expires_at_ms: i64,
    /// When it was started, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// How far a flow is.
#[wire(open)]
pub enum AuthFlowStatus {
    /// It waits for the person.
    Pending,
    /// There is a grant.
    Completed,
    /// The person refused, or the authorization server did.
    Failed,
    /// The person did not come in time.
    Expired,
}
