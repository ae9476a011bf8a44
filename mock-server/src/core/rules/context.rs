//! How entries of the context are changed.

use super::Right;

/// How entries of the context are changed.
pub trait ContextRules {
    /// Whether an append leaves the context as it is; `same` tells whether the key has this very entry.
    fn append_is_repeat(&self, same: bool) -> bool {
        same
    }
}

impl ContextRules for Right {}
