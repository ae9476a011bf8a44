//! Whether a change fits what it was made from.

use super::Right;

/// Whether a change of a session's configuration fits what it was made from.
pub trait RevisionRules {
    /// Whether a change is let in that was made from revision `expected`. The session has revision
    /// `found`, and last changed so long ago.
    fn fits(&self, expected: u64, found: u64, changed_ms_ago: u64) -> bool {
        let _ = changed_ms_ago;
        expected == found
    }

    /// Whether a put counts as a change; `differs` tells whether it brings anything new.
    fn is_change(&self, differs: bool) -> bool {
        differs
    }

    /// By how much a change raises the revision.
    fn step(&self) -> u64 {
        1
    }

    /// Whether a configuration is taken only while no run is at work or in the queue.
    fn put_needs_idle(&self) -> bool {
        true
    }

    /// Whether a configuration takes the place of the one that is there, and is not merged into it.
    fn put_replaces(&self) -> bool {
        true
    }
}

impl RevisionRules for Right {}
