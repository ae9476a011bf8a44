//! Registration keys. Of a secret only its SHA-256 is kept.

use api_contract::lightspeed::environments::{
    EnvironmentLifecycleStatusView, EnvironmentRegistrationKeyCreateParams,
    EnvironmentRegistrationKeyCreateResponse, EnvironmentRegistrationKeyId,
    EnvironmentRegistrationKeyListResponse, EnvironmentRegistrationKeyReadResponse,
    EnvironmentRegistrationKeyRevokeParams, EnvironmentRegistrationKeyRevokeResponse,
    EnvironmentRegistrationKeyStatusView as Status, EnvironmentRegistrationKeyView,
    EnvironmentSourceView, EnvironmentView,
};
use api_contract::lightspeed::error::AgentApiError;
use api_contract::lightspeed::ids::EnvironmentId;
use sha2::{Digest, Sha256};

use crate::core::handler::Handler;
use crate::core::refusal::not_found;
use crate::core::state::{RegistrationKey, Universe};
use crate::core::time::UnixMs;

/// What the secret of every key begins with.
const SECRET_START: &str = "lsrk_";

/// How much of a secret may be shown, in characters.
const PREFIX_LENGTH: usize = 13;

/// How long an ephemeral environment waits for its daemon where the key does not say: one minute.
const GRACE_MS: u64 = 60_000;

impl Handler<'_> {
    pub(super) fn create_registration_key(
        &mut self,
        params: EnvironmentRegistrationKeyCreateParams,
    ) -> Result<EnvironmentRegistrationKeyCreateResponse, AgentApiError> {
        let now = self.now().signed();
        let id: EnvironmentRegistrationKeyId = self.state.ids.draw("registration_key_");
        let secret = format!("{SECRET_START}{}", self.state.ids.letters());
        let grace_ms = params.ephemeral_disconnect_grace_ms;
        let view = EnvironmentRegistrationKeyView {
            registration_key_id: id.clone(),
            display_name: params.display_name,
            key_prefix: secret.chars().take(PREFIX_LENGTH).collect(),
            identity_mode: params.identity_mode,
            max_active_environments: params.max_active_environments,
            ephemeral_disconnect_grace_ms: grace_ms.unwrap_or(GRACE_MS),
            expires_at_ms: params.expires_at_ms,
            status: Status::Active,
            registered_environment_count: 0,
            active_environment_count: 0,
            last_registered_at_ms: None,
            created_at_ms: now,
            revoked_at_ms: None,
        };
        let sha256 = Sha256::digest(&secret).into();
        let keys = &mut self.universe().registration_keys;
        keys.put(id.clone(), RegistrationKey { view, sha256 });
        Ok(EnvironmentRegistrationKeyCreateResponse {
            registration_key: self.registration_key(&id)?,
            secret: secret.into(),
        })
    }

    pub(super) fn read_registration_key(
        &mut self,
        id: &EnvironmentRegistrationKeyId,
    ) -> Result<EnvironmentRegistrationKeyReadResponse, AgentApiError> {
        let registration_key = self.registration_key(id)?;
        Ok(EnvironmentRegistrationKeyReadResponse { registration_key })
    }

    pub(super) fn list_registration_keys(&mut self) -> EnvironmentRegistrationKeyListResponse {
        let now = self.now();
        let universe = &*self.universe();
        let keys = universe.registration_keys.newest_first();
        EnvironmentRegistrationKeyListResponse {
            registration_keys: keys.map(|key| key_at(key, universe, now)).collect(),
        }
    }

    pub(super) fn revoke_registration_key(
        &mut self,
        params: &EnvironmentRegistrationKeyRevokeParams,
    ) -> Result<EnvironmentRegistrationKeyRevokeResponse, AgentApiError> {
        let id = &params.registration_key_id;
        let now = self.now().signed();
        let universe = self.universe();
        let key = universe.registration_keys.get_mut(id);
        let key = key.ok_or_else(|| no_registration_key(id))?;
        key.view.revoked_at_ms.get_or_insert(now);
        let living: Vec<EnvironmentId> = if params.close_environments {
            let registered = living_by(universe, id);
            registered.map(|view| view.environment_id.clone()).collect()
        } else {
            Vec::new()
        };
        for environment in &living {
            self.close_environment(environment)?;
        }
        Ok(EnvironmentRegistrationKeyRevokeResponse {
            registration_key: self.registration_key(id)?,
            closed_environment_ids: living,
        })
    }

    fn registration_key(
        &mut self,
        id: &EnvironmentRegistrationKeyId,
    ) -> Result<EnvironmentRegistrationKeyView, AgentApiError> {
        let now = self.now();
        let universe = &*self.universe();
        let key = universe.registration_keys.get(id);
        let key = key.ok_or_else(|| no_registration_key(id))?;
        Ok(key_at(key, universe, now))
    }
}

/// The key at a moment, with what is known of its environments.
pub(crate) fn key_at(
    key: &RegistrationKey,
    universe: &Universe,
    now: UnixMs,
) -> EnvironmentRegistrationKeyView {
    let mut view = key.view.clone();
    if view.revoked_at_ms.is_some() {
        view.status = Status::Revoked;
    } else if view.expires_at_ms.is_some_and(|end| end <= now.signed()) {
        view.status = Status::Expired;
    }
    let living = living_by(universe, &view.registration_key_id);
    view.active_environment_count = living.count() as u64;
    view
}

/// The environments of a key that are not over.
fn living_by<'a>(
    universe: &'a Universe,
    key: &EnvironmentRegistrationKeyId,
) -> impl Iterator<Item = &'a EnvironmentView> {
    let environments = universe.environments.newest_first();
    let living = environments
        .filter(|environment| environment.view.status != EnvironmentLifecycleStatusView::Closed);
    living
        .map(|environment| &environment.view)
        .filter(move |view| {
            matches!(
                &view.source,
                EnvironmentSourceView::Registered { registration_key_id, .. }
                    if registration_key_id == key
            )
        })
}

fn no_registration_key(id: &EnvironmentRegistrationKeyId) -> AgentApiError {
    not_found("registration key", id)
}
