//! When a reader waits, and what ends its wait.

use super::Right;

/// When a reader waits, and what ends its wait.
pub trait LongPollRules {
    /// Whether a change of a session wakes the readers that wait for it.
    fn reader_wakes(&self) -> bool {
        true
    }
}

impl LongPollRules for Right {}
