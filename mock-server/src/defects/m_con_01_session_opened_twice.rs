//! M-CON-01: a session that is started twice at the same time is opened twice.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CON-01",
    title: "A session that is started twice at the same time is opened twice",
    rules: || Arc::new(SessionOpenedTwice),
    shown_by: calls(
        &[
            START,
            START,
            call("session/events/read", r#"{"sessionId":"s"}"#),
        ],
        "The log has two `sessionOpened`",
    ),
    fails: &[
        ("MAN-01", "the repeated start leaves an event behind"),
        ("SESS-01", "the repeated start leaves an event behind"),
        (
            "SESS-13",
            "the start that asks for another visibility leaves an event behind",
        ),
    ],
};

/// How long after a start another one is taken for simultaneous, in milliseconds.
const APART_MS: u64 = 10_000;

/// The gateway looks for the session first and opens it a little later.
struct SessionOpenedTwice;

impl Rules for SessionOpenedTwice {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for SessionOpenedTwice {
    fn is_opened_once(&self, age_ms: u64) -> bool {
        age_ms > APART_MS
    }
}
