//! What is told of events that were dropped.

use api_contract::lightspeed::events::EventLogGap;

use super::Right;

/// What is told of events that were dropped.
pub trait GapRules {
    /// Whether a forward page after event `after` has a gap; `dropped` is the number of the newest
    /// event that was dropped, 0 when none was.
    fn is_gap(&self, after: u64, dropped: u64) -> bool {
        after < dropped
    }

    /// What a page tells of events that it should hold and that were dropped.
    fn gap(&self, gap: EventLogGap) -> Option<EventLogGap> {
        Some(gap)
    }

    /// Whether a forward page with a gap holds the events that follow the gap.
    fn page_goes_on(&self) -> bool {
        true
    }
}

impl GapRules for Right {}
