//! How entries of the context are changed.

use super::Right;

/// How entries of the context are changed.
pub trait ContextRules {
    /// Whether an append leaves the context as it is; `same` tells whether the key has this very entry.
    fn append_is_repeat(&self, same: bool) -> bool {
        same
    }

    /// Whether an append that comes during a turn waits for its end, in place of being refused.
    fn append_waits_for_turn(&self) -> bool {
        true
    }

    /// Whether a context is compacted only where the configuration says so.
    fn compaction_needs_policy(&self) -> bool {
        true
    }
}

impl ContextRules for Right {}
