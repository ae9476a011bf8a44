//! Grants: imported, listed, leased, revoked.

use api_contract::lightspeed::auth::{
    AccessToken, AuthGrantExposure, AuthGrantImportParams, AuthGrantImportResponse,
    AuthGrantLeaseParams, AuthGrantLeaseResponse, AuthGrantListParams, AuthGrantListResponse,
    AuthGrantReadResponse, AuthGrantRevokeResponse, AuthGrantStatus, AuthGrantView,
    AuthProviderKind,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::AuthGrantId;

use super::github_installations::TOKEN_LIFE_MS;
use crate::core::handler::Handler;
use crate::core::refusal::{not_found, rejected};
use crate::core::state::{Grant, IdSource};
use crate::core::time::UnixMs;

pub(super) const WHAT: &str = "grant";
pub(super) const PREFIX: &str = "authgrant_";

/// The provider of imported tokens that name none.
const IMPORTED: &str = "static-bearer";

impl Handler<'_> {
    pub(super) fn import_grant(
        &mut self,
        params: AuthGrantImportParams,
    ) -> Result<AuthGrantImportResponse, AgentApiError> {
        let now = self.now().signed();
        let created_by = self.caller.attribution.clone();
        let id = self.new_id(params.grant_id, WHAT, PREFIX, |stored| &stored.grants)?;
        let credentials = self.credentials();
        let provider_id = params.provider_id.unwrap_or_else(|| IMPORTED.into());
        let provider = credentials.providers.get(&provider_id);
        let grant = Grant {
            view: AuthGrantView {
                grant_id: id.clone(),
                provider_kind: provider.map_or(AuthProviderKind::StaticBearer, |provider| {
                    provider.provider_kind.clone()
                }),
                provider_id,
                exposure: params.exposure,
                created_by,
                display_name: params.display_name,
                subject_hint: params.subject_hint,
                scopes: params.scopes,
                audience: params.audience,
                has_access_token: true,
                has_refresh_token: false,
                expires_at_ms: params.expires_at_ms,
                status: AuthGrantStatus::Active,
                metadata: params.metadata,
                last_leased_at_ms: None,
                lease_count: 0,
                created_at_ms: now,
                updated_at_ms: now,
            },
            token: Some(params.token),
            installation: None,
        };
        credentials.grants.put(id.clone(), grant);
        let grant = self.read_grant(&id)?.grant;
        Ok(AuthGrantImportResponse { grant })
    }

    pub(super) fn read_grant(
        &mut self,
        id: &AuthGrantId,
    ) -> Result<AuthGrantReadResponse, AgentApiError> {
        let now = self.now();
        let grant = self.grant(id)?.at(now);
        Ok(AuthGrantReadResponse { grant })
    }

    pub(super) fn list_grants(&mut self, params: &AuthGrantListParams) -> AuthGrantListResponse {
        let now = self.now();
        let grants = self.credentials().grants.newest_first();
        let views = grants.map(|grant| grant.at(now));
        let asked = views.filter(|view| {
            let status = params.status.as_ref();
            status.is_none_or(|status| *status == view.status)
        });
        AuthGrantListResponse {
            grants: asked.collect(),
        }
    }

    pub(super) fn lease_grant(
        &mut self,
        params: AuthGrantLeaseParams,
    ) -> Result<AuthGrantLeaseResponse, AgentApiError> {
        let now = self.now();
        let id = params.grant_id;
        let view = self.grant(&id)?.at(now);
        check_lease(&view, params.audience.as_deref())?;
        // The grant and the source of ids are apart in the state, and both are changed.
        let mut ids = self.state.ids.clone();
        let grant = self.grant(&id)?;
        let token = current_token(grant, &mut ids, now)?;
        grant.view.last_leased_at_ms = Some(now.signed());
        grant.view.lease_count += 1;
        let leased = AuthGrantLeaseResponse {
            token,
            expires_at_ms: grant.view.expires_at_ms,
            grant_id: id,
            provider_kind: view.provider_kind,
        };
        self.state.ids = ids;
        Ok(leased)
    }

    pub(super) fn revoke_grant(
        &mut self,
        id: &AuthGrantId,
    ) -> Result<AuthGrantRevokeResponse, AgentApiError> {
        let now = self.now().signed();
        let grant = self.grant(id)?;
        if grant.view.status != AuthGrantStatus::Revoked {
            grant.token = None;
            grant.view.status = AuthGrantStatus::Revoked;
            grant.view.has_access_token = false;
            grant.view.updated_at_ms = now;
        }
        Ok(AuthGrantRevokeResponse {
            grant: grant.view.clone(),
        })
    }

    fn grant(&mut self, id: &AuthGrantId) -> Result<&mut Grant, AgentApiError> {
        let grant = self.credentials().grants.get_mut(id);
        grant.ok_or_else(|| not_found(WHAT, id))
    }
}

fn check_lease(view: &AuthGrantView, audience: Option<&str>) -> Result<(), AgentApiError> {
    let id = &view.grant_id;
    if view.exposure != AuthGrantExposure::Retrievable {
        return Err(rejected(format!("grant {id} is used by the server only")));
    }
    if view.status != AuthGrantStatus::Active {
        return Err(rejected(format!("grant {id} is {}", view.status)));
    }
    match (view.audience.as_deref(), audience) {
        (Some(of), Some(asked)) if of != asked => Err(rejected(format!(
            "grant {id} is for another audience than {asked:?}"
        ))),
        _ => Ok(()),
    }
}

/// The token of a grant; of an installation, a new one when there is none or it has ended.
fn current_token(
    grant: &mut Grant,
    ids: &mut IdSource,
    now: UnixMs,
) -> Result<AccessToken, AgentApiError> {
    let view = &mut grant.view;
    let ended = view.expires_at_ms.is_some_and(|end| end <= now.signed());
    if grant.installation.is_some() && (grant.token.is_none() || ended) {
        grant.token = Some(ids.draw("ghs_"));
        view.has_access_token = true;
        view.expires_at_ms = Some((now + TOKEN_LIFE_MS).signed());
    }
    let token = grant.token.clone();
    token.ok_or_else(|| rejected(format!("grant {} has no token", grant.view.grant_id)))
}
