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
}

impl SessionRules for Right {}
