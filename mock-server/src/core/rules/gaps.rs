//! What is told of events that were dropped.

use api_contract::lightspeed::events::EventLogGap;

use super::Right;

/// What is told of events that were dropped.
pub trait GapRules {
    /// What a page tells of events that it should hold and that were dropped.
    fn gap(&self, gap: EventLogGap) -> Option<EventLogGap> {
        Some(gap)
    }
}

impl GapRules for Right {}
