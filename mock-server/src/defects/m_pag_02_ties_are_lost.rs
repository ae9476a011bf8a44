//! M-PAG-02: sessions that were updated in the same second are lost at the border of two pages.

use std::sync::Arc;

use api_contract::lightspeed::ids::SessionId;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::UnixMs;
use crate::core::rules::{Rules, SessionListRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-02",
    title: "Sessions that were updated in the same second are lost at the border of two pages",
    rules: || Arc::new(TiesAreLost),
    shown_by: calls(
        &[
            START,
            call("session/start", r#"{"sessionId":"t"}"#),
            call("session/list", r#"{"limit":1}"#),
            call("session/list", r#"{"limit":1,"cursor":"1700000000000:t"}"#),
        ],
        "The second page is empty in place of holding `s`; its cursor is that of the first page",
    ),
    fails: &[
        ("PAGE-01", "the walk misses sessions"),
        ("PAGE-03", "the walk ends before all sessions were shown"),
        ("PAGE-07", "sessions that nobody touched are never shown"),
    ],
};

/// The gateway goes on by the time of the last update alone, and keeps it in seconds.
struct TiesAreLost;

impl Rules for TiesAreLost {
    fn session_lists(&self) -> &dyn SessionListRules {
        self
    }
}

impl SessionListRules for TiesAreLost {
    fn comes_after(&self, session: (UnixMs, &SessionId), cursor: (UnixMs, &SessionId)) -> bool {
        session.0.0 / 1000 < cursor.0.0 / 1000
    }
}
