//! Which events a page of the log holds, and what it says of the rest.

use super::Right;

/// Which events a page of the log holds, and what it says of the rest.
pub trait CursorRules {
    /// The number of the first event of a forward page that was asked for with this `after`.
    fn first_seq_after(&self, after: u64) -> u64 {
        after.saturating_add(1)
    }

    /// The head that a forward page reports; `head` is the newest event's number.
    fn reported_head(&self, head: u64, page_is_empty: bool) -> u64 {
        let _ = page_is_empty;
        head
    }
}

impl CursorRules for Right {}
