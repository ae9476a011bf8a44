//! Taking entries out of a context.

use crate::lightspeed::context::InputAdmissionFailureView;
use crate::lightspeed::context::keys::refuse_repeated;
use crate::lightspeed::ids::{ContextEntryKey, SessionId};
use crate::validate::{At, Violations, shape_of_text};
use crate::wire;

/// Entries to take out of a session's context.
#[wire(validate = check_keys)]
pub struct ContextRemoveParams {
    /// The session. It must be open.
    pub session_id: SessionId,
    /// The keys of the entries: 1 to 64, each once, and none of the server's own (`run`, `runtime`,
    /// and what follows them after a dot).
    #[wire(length(1, 64))]
    pub keys: Vec<ContextEntryKey>,
}

fn check_keys(value: &ContextRemoveParams, at: &At<'_>, found: &mut Violations) {
    let at = at.member("keys");
    refuse_repeated(value.keys.iter(), &at, found);
    for (index, key) in value.keys.iter().enumerate() {
        if key.is_reserved() {
            let rule = "must not be a key that only the server writes";
            found.push(&at.item(index), rule, shape_of_text(key.as_str()));
        }
    }
}

/// What became of the keys.
#[wire]
pub struct ContextRemoveResponse {
    /// The revision of the context after the call.
    pub context_revision: u64,
    /// One result for each key, in the order of the request.
    pub results: Vec<ContextRemoveResult>,
}

/// What became of one key.
#[wire]
pub struct ContextRemoveResult {
    /// The key.
    pub key: ContextEntryKey,
    /// What became of it.
    pub status: ContextRemoveStatus,
    /// Why it failed; only with the status `failed`.
    #[wire(optional)]
    pub failure: Option<InputAdmissionFailureView>,
}

/// What became of a key to remove.
#[wire(open)]
pub enum ContextRemoveStatus {
    /// Its entry is gone.
    Removed,
    /// There was no entry with this key.
    Absent,
    /// The entry could not be removed; `failure` tells why.
    Failed,
}
