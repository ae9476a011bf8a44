//! M-PAG-01: a page of sessions begins with the last one of the page before.

use std::sync::Arc;

use api_contract::lightspeed::ids::SessionId;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::UnixMs;
use crate::core::rules::{Rules, SessionListRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-01",
    title: "A page of sessions begins with the last one of the page before",
    rules: || Arc::new(BorderRepeated),
    shown_by: calls(
        &[
            START,
            call("session/start", r#"{"sessionId":"t"}"#),
            call("session/list", r#"{"limit":1}"#),
            call("session/list", r#"{"limit":1,"cursor":"1700000000000:t"}"#),
        ],
        "The second page holds `t` again in place of `s`; its cursor is that of the first page",
    ),
    fails: &[
        ("PAGE-01", "the walk shows a session twice"),
        ("PAGE-03", "the walk with limit 1 never ends"),
        ("PAGE-07", "a session that nobody touched is shown twice"),
    ],
};

/// The gateway compares with `<=` where `<` is meant.
struct BorderRepeated;

impl Rules for BorderRepeated {
    fn session_lists(&self) -> &dyn SessionListRules {
        self
    }
}

impl SessionListRules for BorderRepeated {
    fn comes_after(&self, session: (UnixMs, &SessionId), cursor: (UnixMs, &SessionId)) -> bool {
        session <= cursor
    }
}
