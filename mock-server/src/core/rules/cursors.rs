//! Which events a page of the log holds, and what it says of the rest.

use api_contract::lightspeed::events::SessionEventView;

use super::Right;

/// Which events a page of the log holds, and what it says of the rest. `head` is the number of the
/// newest event.
pub trait CursorRules {
    /// The number of the first event of a forward page that was asked for with this `after` and
    /// this limit.
    fn first_seq_after(&self, after: u64, limit: u64, head: u64) -> u64 {
        let _ = (limit, head);
        after.saturating_add(1)
    }

    /// How many events a page may hold when so many are asked for.
    fn page_limit(&self, asked: u64) -> u64 {
        asked
    }

    /// Whether a forward page says that nothing follows it; `at_end` tells whether nothing does.
    fn is_complete(&self, at_end: bool) -> bool {
        at_end
    }

    /// Where a forward page sends its reader on to; `last` is the number of its last event.
    fn next_cursor(&self, last: Option<u64>, head: u64) -> Option<u64> {
        let _ = head;
        last
    }

    /// The head that a forward page reports.
    fn reported_head(&self, head: u64, page_is_empty: bool) -> u64 {
        let _ = page_is_empty;
        head
    }

    /// Whether an event can be read that was written so long ago, and that so many others follow in
    /// the log. `waits` tells whether the read is one that would wait for it.
    fn is_readable(
        &self,
        event: &SessionEventView,
        age_ms: u64,
        followed_by: u64,
        waits: bool,
    ) -> bool {
        let _ = (event, age_ms, followed_by, waits);
        true
    }

    /// Whether the event of this number comes from the session's own log, and not from that of the
    /// session which is stored next to it.
    fn is_own(&self, seq: u64) -> bool {
        let _ = seq;
        true
    }

    /// An event as a page shows it.
    fn shown_event(&self, event: SessionEventView, head: u64) -> SessionEventView {
        let _ = head;
        event
    }

    /// Whether an event is written over the one before it, which nobody can read any more.
    fn overwrites(&self, before: &SessionEventView, event: &SessionEventView) -> bool {
        let _ = (before, event);
        false
    }
}

impl CursorRules for Right {}
