//! Grants: the stored tokens for one service.

use serde_json::Value;

use crate::lightspeed::access::Attribution;
use crate::lightspeed::auth::{AuthProviderId, AuthProviderKind};
use crate::lightspeed::ids::AuthGrantId;
use crate::{wire, wire_string};

wire_string! {
    /// A token that opens another service, not empty.
    pub struct AccessToken { secret, min: 1 }
}

/// Who may have the token of a grant.
// Open although clients send it: or a client failed at the whole list because one grant has a newer
// word. Validation refuses an unlisted one in parameters.
#[wire(open)]
#[derive(Default)]
pub enum AuthGrantExposure {
    /// Only the server, which uses it on behalf of agents.
    #[default]
    Brokered,
    /// Also services that lease it.
    Retrievable,
}

/// Whether a grant can be used.
// Open for the same reason.
#[wire(open)]
pub enum AuthGrantStatus {
    /// It can.
    Active,
    /// It cannot until somebody authorizes again.
    NeedsReauth,
    /// It was revoked.
    Revoked,
    /// It cannot: the service refused to renew it.
    Failed,
}

/// A grant, without its tokens.
#[wire]
pub struct AuthGrantView {
    /// The grant.
    pub grant_id: AuthGrantId,
    /// The provider that it belongs to.
    pub provider_id: AuthProviderId,
    /// The kind of that provider.
    pub provider_kind: AuthProviderKind,
    /// Who may have the token.
    pub exposure: AuthGrantExposure,
    /// Who made the grant.
    pub created_by: Attribution,
    /// A name for people; absent when it has none.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// The account to which the token belongs, for people; absent when that is not known.
    #[wire(optional)]
    pub subject_hint: Option<String>,
    /// What the token allows, in the words of the service; absent when that is not known.
    #[wire(optional)]
    pub scopes: Vec<String>,
    /// The resource that the token is for; absent when it is for no particular one.
    #[wire(optional)]
    pub audience: Option<String>,
    /// Whether there is a token to use.
    pub has_access_token: bool,
    /// Whether there is a token to renew it with.
    pub has_refresh_token: bool,
    /// When the token ends, in Unix milliseconds; absent when that is not known.
    #[wire(optional)]
    pub expires_at_ms: Option<i64>,
    /// Whether the grant can be used.
    pub status: AuthGrantStatus,
    /// What the importer or the provider noted, without secrets; absent when there is nothing.
    #[wire(optional)]
    pub metadata: Option<Value>,
    /// When it was last leased, in Unix milliseconds; absent when it never was.
    #[wire(optional)]
    pub last_leased_at_ms: Option<i64>,
    /// How often it was leased.
    pub lease_count: u64,
    /// When it was made, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it last changed, in Unix milliseconds.
    pub updated_at_ms: i64,
}

/// A token to store.
#[wire]
pub struct AuthGrantImportParams {
    /// The grant to make. Absent lets the server choose an id.
    #[wire(optional)]
    pub grant_id: Option<AuthGrantId>,
    /// The provider that it shall belong to. Absent lets the server choose.
    #[wire(optional)]
    pub provider_id: Option<AuthProviderId>,
    /// Who may have the token. Absent means only the server.
    #[wire(default)]
    pub exposure: AuthGrantExposure,
    /// The token, not empty. It is stored encrypted.
    pub token: AccessToken,
    /// A name for people.
    #[wire(optional)]
    pub display_name: Option<String>,
    /// The account to which the token belongs, for people.
    #[wire(optional)]
    pub subject_hint: Option<String>,
    /// What the token allows, in the words of the service.
    #[wire(optional)]
    pub scopes: Vec<String>,
    /// The resource that the token is for; absent when it is for no particular one.
    #[wire(optional)]
    pub audience: Option<String>,
    /// When the token ends, in Unix milliseconds; absent when it does not, or that is not known.
    #[wire(optional)]
    pub expires_at_ms: Option<i64>,
    /// Notes of the application, usually an object. Reads show them: no secrets here.
    #[wire(optional)]
    pub metadata: Option<Value>,
}

/// The grant that was made.
#[wire]
pub struct AuthGrantImportResponse {
    /// The grant.
    pub grant: AuthGrantView,
}

/// The grant to read.
#[wire]
pub struct AuthGrantReadParams {
    /// The grant.
    pub grant_id: AuthGrantId,
}

/// The grant that was read.
#[wire]
pub struct AuthGrantReadResponse {
    /// The grant.
    pub grant: AuthGrantView,
}

/// Which grants to list.
#[wire]
#[derive(Default)]
pub struct AuthGrantListParams {
    /// Only grants with this status; absent lists all.
    #[wire(optional)]
    pub status: Option<AuthGrantStatus>,
}

/// The grants that were asked for.
#[wire]
pub struct AuthGrantListResponse {
    /// The grants.
    #[wire(default)]
    pub grants: Vec<AuthGrantView>,
}

/// The grant whose token is wanted.
#[wire]
pub struct AuthGrantLeaseParams {
    /// The grant.
    pub grant_id: AuthGrantId,
    /// The resource that the token is wanted for; absent takes it whatever it is for.
    #[wire(optional)]
    pub audience: Option<String>,
}

/// A token for use. Keep it in memory only.
#[wire]
pub struct AuthGrantLeaseResponse {
    /// The token.
    pub token: AccessToken,
    /// When it ends, in Unix milliseconds; absent when that is not known. Lease again after that.
    #[wire(optional)]
    pub expires_at_ms: Option<i64>,
    /// The grant that it comes from.
    pub grant_id: AuthGrantId,
    /// The kind of the grant's provider.
    pub provider_kind: AuthProviderKind,
}

/// The grant to make unusable.
#[wire]
pub struct AuthGrantRevokeParams {
    /// The grant.
    pub grant_id: AuthGrantId,
}

/// The grant that was made unusable.
#[wire]
pub struct AuthGrantRevokeResponse {
    /// The grant, with the status `revoked`.
    pub grant: AuthGrantView,
}
