//! What an operator of a deployment does: keys are made and revoked, and the server restarts.

use api_contract::lightspeed::ids::UniverseId;

use super::Control;
use crate::core::ControlRefused;
use crate::faults::StateAfter;

/// # The deployment
impl Control {
    /// Makes a key for all methods of a universe, in the access mode
    /// [`ApiKey`](crate::core::AccessMode::ApiKey), and returns its secret: what stands after `Bearer `
    /// in the header `authorization`.
    ///
    /// ```
    /// use mock_server::FakeGateway;
    /// use mock_server::core::AccessMode;
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let universe = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";
    /// let gateway = FakeGateway::builder()
    ///     .auth(AccessMode::ApiKey)
    ///     .universe(universe)
    ///     .start()
    ///     .await?;
    /// let secret = gateway.control().create_key(universe)?;
    /// assert!(secret.starts_with("lsk_"));
    /// gateway.control().revoke_key(&secret[..12])?;
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// When callers show no keys, or when there is no such universe.
    pub fn create_key(&self, universe: impl Into<UniverseId>) -> Result<String, ControlRefused> {
        let universe = universe.into();
        let secret = self
            .gateway
            .act(|core, now| core.create_key(&universe, now))?;
        Ok(secret.as_str().to_owned())
    }

    /// Revokes the key of this prefix, the part of it that may be shown: its first 12 characters.
    ///
    /// # Errors
    /// When callers show no keys, or when there is no such key.
    pub fn revoke_key(&self, prefix: &str) -> Result<(), ControlRefused> {
        self.gateway.act(|core, now| core.revoke_key(prefix, now))
    }

    /// Restarts: all connections end without an answer, parked readers with them, and the state is as
    /// `state` says. The address stays.
    pub fn restart(&self, state: StateAfter) {
        self.gateway.restart(state);
    }
}
