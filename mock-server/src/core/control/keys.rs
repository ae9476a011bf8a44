//! API keys, without a call.

use api_contract::lightspeed::access::{AccessScope, Attribution};
use api_contract::lightspeed::deployment::{ApiKeyPrefix, ApiKeySecret};
use api_contract::lightspeed::ids::UniverseId;

use super::ControlRefused;
use crate::core::state::{NewKey, PREFIX_LENGTH};
use crate::core::time::UnixMs;
use crate::core::{AccessMode, Core};

impl Core {
    /// Makes a key for all methods of a universe, and returns its secret.
    ///
    /// # Errors
    /// When callers show no keys, or when there is no such universe.
    pub fn create_key(
        &mut self,
        universe: &UniverseId,
        now: UnixMs,
    ) -> Result<ApiKeySecret, ControlRefused> {
        self.with_keys(now)?;
        if self.state.universe(universe).is_none() {
            let universe = universe.clone();
            return Err(ControlRefused::UnknownUniverse { universe });
        }
        let secret = self.state.new_secret();
        let universe_id = universe.clone();
        let key = NewKey {
            scope: AccessScope::Universe { universe_id },
            groups: None,
            assert_actor: false,
            display_name: None,
            created_by: Attribution::Internal {
                component: "control".to_owned(),
                cause: "whoever drives the gateway".to_owned(),
            },
        };
        self.state.keys.add(key, &secret, now);
        Ok(secret)
    }

    /// Revokes the key of this prefix, the part of it that may be shown: its first 12 characters.
    ///
    /// # Errors
    /// When callers show no keys, or when there is no such key.
    pub fn revoke_key(&mut self, prefix: &str, now: UnixMs) -> Result<(), ControlRefused> {
        self.with_keys(now)?;
        let revoked = self.state.keys.revoke(&ApiKeyPrefix::new(prefix), now);
        // Whoever names a whole key must not find it in a log.
        let prefix = prefix.chars().take(PREFIX_LENGTH).collect();
        revoked.map_or(Err(ControlRefused::UnknownKey { prefix }), |_| Ok(()))
    }

    fn with_keys(&mut self, now: UnixMs) -> Result<(), ControlRefused> {
        self.run_until(now);
        match self.config.access {
            AccessMode::ApiKey => Ok(()),
            AccessMode::Single | AccessMode::TrustedHeader => Err(ControlRefused::NoKeys),
        }
    }
}
