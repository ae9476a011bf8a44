//! When a reader waits, and what ends its wait.

use api_contract::lightspeed::events::SessionEventView;

use super::Right;

/// When a reader waits, and what ends its wait.
pub trait LongPollRules {
    /// Whether a read that is ready to wait does so in place of taking its page.
    fn waits(&self, page_is_empty: bool) -> bool {
        page_is_empty
    }

    /// Whether a change of a session wakes a reader that has waited for it so long.
    fn reader_wakes(&self, waited_ms: u64) -> bool {
        let _ = waited_ms;
        true
    }

    /// Whether a reader that is woken gets the events that woke it, and not only the place behind
    /// them.
    fn woken_reader_gets(&self, events: &[SessionEventView]) -> bool {
        let _ = events;
        true
    }

    /// Whether the event that a reader has waited for is given to it alone, also when it goes away
    /// before the event lands.
    fn departed_reader_takes_event(&self) -> bool {
        false
    }

    /// Whether a call can be served while so many readers wait, and need not wait for one of them
    /// to go.
    fn has_room(&self, waiting: usize) -> bool {
        let _ = waiting;
        true
    }
}

impl LongPollRules for Right {}
