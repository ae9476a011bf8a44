//! How sessions begin, are found and end.

use super::Right;

/// How sessions begin, are found and end.
pub trait SessionRules {
    /// Whether `session/read` finds a session that began so many milliseconds ago.
    fn can_be_read(&self, age_ms: u64) -> bool {
        let _ = age_ms;
        true
    }

    /// Whether a repeated start puts its name and its configuration in place of those of the session.
    fn repeated_start_changes(&self) -> bool {
        false
    }

    /// Whether a session takes new runs.
    fn takes_runs(&self, is_open: bool) -> bool {
        is_open
    }

    /// Whether a session can be closed by force only; `has_runs` tells whether runs have not ended.
    fn close_needs_force(&self, has_runs: bool) -> bool {
        has_runs
    }
}

impl SessionRules for Right {}
