//! Who may call, and what a caller sees.

use api_contract::lightspeed::ids::UniverseId;

use super::Right;

/// Who may call, and what a caller sees.
pub trait AccessRules {
    /// The universe in which a call without a credential acts, where calls need one; `first` is the
    /// deployment's first universe.
    fn universe_without_credential(&self, first: Option<&UniverseId>) -> Option<UniverseId> {
        let _ = first;
        None
    }

    /// Whether a key still works so many milliseconds after it was revoked.
    fn revoked_key_works(&self, revoked_for_ms: u64) -> bool {
        let _ = revoked_for_ms;
        false
    }

    /// Whether the header that names a universe counts beside a key that has its universe already.
    fn header_moves_key(&self) -> bool {
        false
    }

    /// Whether the refusal of a key that nobody has says so.
    fn tells_unknown_key(&self) -> bool {
        false
    }

    /// Whether a key of a universe may call the methods of the deployment.
    fn key_manages_deployment(&self) -> bool {
        false
    }

    /// Whether a method reaches what other universes have.
    fn crosses_universes(&self, method: &str) -> bool {
        let _ = method;
        false
    }
}

impl AccessRules for Right {}
