//! Condensing a context.

use crate::lightspeed::ids::SessionId;
use crate::lightspeed::sessions::SessionMutationView;
use crate::wire;

/// The session whose context to condense.
#[wire]
pub struct ContextCompactParams {
    /// The session.
    pub session_id: SessionId,
}

/// The session after its context was condensed.
#[wire]
pub struct ContextCompactResponse {
    /// The session.
    pub session: SessionMutationView,
}
