//! How sessions begin, are found and end.

use super::Right;

/// How sessions begin, are found and end.
pub trait SessionRules {
    /// Whether a start that finds a session of this age leaves its log alone, and does not open it
    /// a second time.
    fn is_opened_once(&self, age_ms: u64) -> bool {
        let _ = age_ms;
        true
    }

    /// Whether `session/metadata/put` finds a session that began so many milliseconds ago.
    fn can_be_labelled(&self, age_ms: u64) -> bool {
        let _ = age_ms;
        true
    }

    /// Whether a repeated start puts its name and its configuration in place of those of the session.
    fn repeated_start_changes(&self) -> bool {
        false
    }

    /// Whether a start that is refused leaves a session under its id.
    fn refused_start_makes_session(&self) -> bool {
        false
    }

    /// Whether labels take the place of those that are there.
    fn labels_replace(&self) -> bool {
        true
    }

    /// Whether a session that is shared cannot be shared again.
    fn shares_once(&self) -> bool {
        true
    }

    /// Whether a session takes new runs; `closed_ms_ago` tells how long ago it was closed, if it was.
    fn takes_runs(&self, closed_ms_ago: Option<u64>) -> bool {
        closed_ms_ago.is_none()
    }

    /// Whether a session can be closed by force only; `has_runs` tells whether runs have not ended.
    fn close_needs_force(&self, has_runs: bool) -> bool {
        has_runs
    }
}

impl SessionRules for Right {}
