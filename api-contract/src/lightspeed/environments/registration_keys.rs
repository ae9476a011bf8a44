//! Registration keys: how daemons that call the server become environments.

use crate::lightspeed::ids::{EnvironmentId, ID_PATTERN, MAX_ID_BYTES};
use crate::{wire, wire_string};

wire_string! {
    /// Names a registration key within its universe.
    pub struct EnvironmentRegistrationKeyId { pattern: ID_PATTERN, min: 1, max: MAX_ID_BYTES }
}

wire_string! {
    /// The secret of a registration key, which a daemon shows when it registers. Only the answer to
    /// the key's creation has it; it belongs in no log.
    pub struct EnvironmentRegistrationSecretView { secret, named }
}

/// A key with which daemons register themselves. Its secret is not shown.
#[wire]
pub struct EnvironmentRegistrationKeyView {
    /// The key.
    pub registration_key_id: EnvironmentRegistrationKeyId,
    /// Its name for people.
    pub display_name: String,
    /// The beginning of its secret, to tell keys apart by.
    pub key_prefix: String,
    /// What becomes of an environment when its daemon is gone.
    pub identity_mode: EnvironmentIdentityModeView,
    /// Most environments that may live at a time; absent sets no limit.
    #[wire(optional)]
    pub max_active_environments: Option<u32>,
    /// How long an ephemeral environment waits for its daemon to come back, in milliseconds.
    pub ephemeral_disconnect_grace_ms: u64,
    /// When it stops admitting daemons, in Unix milliseconds; absent never does.
    #[wire(optional)]
    pub expires_at_ms: Option<i64>,
    /// Whether it admits daemons.
    pub status: EnvironmentRegistrationKeyStatusView,
    /// Environments that were ever registered with it.
    pub registered_environment_count: u64,
    /// Environments of it that live at present.
    pub active_environment_count: u64,
    /// When a daemon last registered with it, in Unix milliseconds; absent when none did.
    #[wire(optional)]
    pub last_registered_at_ms: Option<i64>,
    /// When it was created, in Unix milliseconds.
    pub created_at_ms: i64,
    /// When it was revoked, in Unix milliseconds; absent when it was not.
    #[wire(optional)]
    pub revoked_at_ms: Option<i64>,
}

/// What becomes of an environment when its daemon is gone.
///
/// A newer server may tell of modes that are not listed here; a request may only name those that
/// are.
// Open although clients send it too: or a client failed at a whole list because of one row.
// Validation refuses an unknown one in parameters.
#[wire(open)]
pub enum EnvironmentIdentityModeView {
    /// It stays, and is the same one when the daemon comes back.
    Persistent,
    /// It closes when the daemon does not come back in time.
    Ephemeral,
}

/// Whether a registration key admits daemons.
#[wire(open)]
pub enum EnvironmentRegistrationKeyStatusView {
    /// It does.
    Active,
    /// It was revoked and never will again.
    Revoked,
    /// Its time is over.
    Expired,
}

/// A registration key to make.
#[wire]
pub struct EnvironmentRegistrationKeyCreateParams {
    /// A name for people.
    pub display_name: String,
    /// What becomes of an environment when its daemon is gone.
    pub identity_mode: EnvironmentIdentityModeView,
    /// Most environments that may live at a time; absent sets no limit.
    #[wire(optional)]
    pub max_active_environments: Option<u32>,
    /// How long an ephemeral environment waits for its daemon to come back, in milliseconds;
    /// absent takes the deployment's time.
    #[wire(optional)]
    pub ephemeral_disconnect_grace_ms: Option<u64>,
    /// When the key stops admitting daemons, in Unix milliseconds; absent never does.
    #[wire(optional)]
    pub expires_at_ms: Option<i64>,
}

/// The registration key that was made.
#[wire]
pub struct EnvironmentRegistrationKeyCreateResponse {
    /// The key.
    pub registration_key: EnvironmentRegistrationKeyView,
    /// Its secret, which no other answer shows.
    pub secret: EnvironmentRegistrationSecretView,
}

/// The registration key to read.
#[wire]
pub struct EnvironmentRegistrationKeyReadParams {
    /// The key.
    pub registration_key_id: EnvironmentRegistrationKeyId,
}

/// The registration key that was read.
#[wire]
pub struct EnvironmentRegistrationKeyReadResponse {
    /// The key.
    pub registration_key: EnvironmentRegistrationKeyView,
}

/// Nothing: the list has no filters.
#[wire]
#[derive(Default)]
pub struct EnvironmentRegistrationKeyListParams {}

/// The registration keys of the universe.
#[wire]
pub struct EnvironmentRegistrationKeyListResponse {
    /// The keys, all of them; revoked and expired ones too.
    #[wire(default)]
    pub registration_keys: Vec<EnvironmentRegistrationKeyView>,
}

/// The registration key to revoke.
#[wire]
pub struct EnvironmentRegistrationKeyRevokeParams {
    /// The key.
    pub registration_key_id: EnvironmentRegistrationKeyId,
    /// Close the environments of the key, too.
    #[wire(default)]
    pub close_environments: bool,
}

/// The registration key after it was revoked.
#[wire]
pub struct EnvironmentRegistrationKeyRevokeResponse {
    /// The key.
    pub registration_key: EnvironmentRegistrationKeyView,
    /// The environments that were asked to close.
    #[wire(optional)]
    pub closed_environment_ids: Vec<EnvironmentId>,
}
