//! API keys. Of a secret only its SHA-256 is kept.

use api_contract::lightspeed::access::{AccessScope, Attribution, MethodGroup};
use api_contract::lightspeed::deployment::{ApiKeyPrefix, ApiKeySecret, DeploymentApiKeyView};
use api_contract::lightspeed::ids::UniverseId;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::record_store::RecordStore;
use crate::core::time::UnixMs;

/// What every key begins with.
pub(crate) const SECRET_START: &str = "lsk_";
/// How many characters come after that.
const SECRET_LENGTH: usize = 43;
/// How much of a key may be shown, in characters.
pub(crate) const PREFIX_LENGTH: usize = 12;

/// Whether a text has the form of a key.
pub(crate) fn is_secret(text: &str) -> bool {
    let base64url = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    text.strip_prefix(SECRET_START)
        .is_some_and(|rest| rest.len() == SECRET_LENGTH && rest.bytes().all(base64url))
}

/// The keys of the deployment, those that were revoked included.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Keys(RecordStore<ApiKeyPrefix, Key>);

/// A key, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Key {
    view: DeploymentApiKeyView,
    sha256: [u8; 32],
}

/// What a new key is like.
pub(crate) struct NewKey {
    pub(crate) scope: AccessScope,
    /// All that the scope allows, where there are none.
    pub(crate) groups: Option<Vec<MethodGroup>>,
    pub(crate) assert_actor: bool,
    pub(crate) display_name: Option<String>,
    pub(crate) created_by: Attribution,
}

/// Whether a key of this scope can have the group.
pub(crate) fn allows(scope: &AccessScope, group: &MethodGroup) -> bool {
    match scope {
        AccessScope::Deployment {} => true,
        AccessScope::Universe { .. } => !group.as_str().starts_with("deployment/"),
    }
}

impl Keys {
    /// Whether the part of a key that may be shown is that of another one already.
    pub(crate) fn has_prefix_of(&self, secret: &ApiKeySecret) -> bool {
        let prefix = prefix(secret.as_str());
        prefix.is_some_and(|prefix| self.0.get(&prefix).is_some())
    }

    /// Adds a key. Its groups are told in the order in which the contract lists them.
    pub(crate) fn add(
        &mut self,
        key: NewKey,
        secret: &ApiKeySecret,
        now: UnixMs,
    ) -> DeploymentApiKeyView {
        let asked = |group: &&MethodGroup| match &key.groups {
            Some(groups) => groups.contains(group),
            None => allows(&key.scope, group),
        };
        let groups = MethodGroup::ALL.iter().filter(asked).cloned().collect();
        let view = DeploymentApiKeyView {
            key_prefix: prefix(secret.as_str()).unwrap_or_else(|| ApiKeyPrefix::new(SECRET_START)),
            groups,
            scope: key.scope,
            assert_actor: key.assert_actor,
            created_by: key.created_by,
            display_name: key.display_name,
            created_at_ms: now.0,
            last_used_at_ms: None,
            revoked_at_ms: None,
        };
        let sha256 = Sha256::digest(secret.as_str()).into();
        let stored = view.clone();
        self.0.put(
            view.key_prefix.clone(),
            Key {
                view: stored,
                sha256,
            },
        );
        view
    }

    /// The key with this secret, which is being used; `None` when there is none or it was revoked.
    /// `works_revoked` tells whether a key still works so many milliseconds after that.
    pub(crate) fn use_at(
        &mut self,
        secret: &str,
        now: UnixMs,
        works_revoked: impl Fn(u64) -> bool,
    ) -> Option<&DeploymentApiKeyView> {
        let key = self.0.get_mut(&prefix(secret)?)?;
        let matches = key.sha256 == <[u8; 32]>::from(Sha256::digest(secret));
        let revoked_for = key.view.revoked_at_ms.map(|at| now.0.saturating_sub(at));
        if !matches || revoked_for.is_some_and(|revoked_for| !works_revoked(revoked_for)) {
            return None;
        }
        key.view.last_used_at_ms = Some(now.0);
        Some(&key.view)
    }

    /// Makes a key unusable; the first time of it stays.
    pub(crate) fn revoke(
        &mut self,
        prefix: &ApiKeyPrefix,
        now: UnixMs,
    ) -> Option<&DeploymentApiKeyView> {
        let key = self.0.get_mut(prefix)?;
        key.view.revoked_at_ms.get_or_insert(now.0);
        Some(&key.view)
    }

    /// Makes all keys of a universe unusable.
    pub(crate) fn revoke_all_of(&mut self, universe: &UniverseId, now: UnixMs) {
        let scope = AccessScope::Universe {
            universe_id: universe.clone(),
        };
        let of_universe = self.newest_first().filter(|key| key.scope == scope);
        let prefixes: Vec<_> = of_universe.map(|key| key.key_prefix.clone()).collect();
        for prefix in prefixes {
            self.revoke(&prefix, now);
        }
    }

    /// All keys, the newest first.
    pub(crate) fn newest_first(&self) -> impl Iterator<Item = &DeploymentApiKeyView> {
        self.0.newest_first().map(|key| &key.view)
    }
}

/// The part of a key that may be shown.
fn prefix(secret: &str) -> Option<ApiKeyPrefix> {
    secret.get(..PREFIX_LENGTH).map(ApiKeyPrefix::new)
}
