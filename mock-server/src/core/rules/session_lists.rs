//! Which sessions a page of the list holds.

use api_contract::lightspeed::ids::SessionId;

use super::Right;
use crate::core::UnixMs;

/// Which sessions a page of the list holds.
pub trait SessionListRules {
    /// Whether a session belongs on the pages that follow a cursor. Both are given by their last
    /// update and their id; the newest update comes first.
    fn comes_after(&self, session: (UnixMs, &SessionId), cursor: (UnixMs, &SessionId)) -> bool {
        session < cursor
    }

    /// How many sessions a page may hold when so many are asked for.
    fn page_limit(&self, asked: u32) -> u32 {
        asked
    }

    /// Whether a page names a next one; `more` tells whether more sessions follow.
    fn has_next(&self, more: bool) -> bool {
        more
    }
}

impl SessionListRules for Right {}
