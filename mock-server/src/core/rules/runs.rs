//! How runs follow one another and end.

use super::Right;

/// How runs follow one another and end.
pub trait RunRules {
    /// Whether the next queued run may start; `active` is the number of the active run.
    fn may_start_next(&self, active: Option<u64>) -> bool {
        active.is_none()
    }

    /// How long after its start a run begins its first turn, in milliseconds; any time is right, and
    /// `usual` is that of this gateway.
    fn begins_after_ms(&self, usual: u64) -> u64 {
        usual
    }

    /// Whether the cancellation of a run at work drops the completion it was working towards.
    fn cancel_drops_completion(&self) -> bool {
        true
    }
}

impl RunRules for Right {}
