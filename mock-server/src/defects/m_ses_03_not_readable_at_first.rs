//! M-SES-03: a session cannot be read at first.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-03",
    title: "A session cannot be read at first",
    rules: || Arc::new(NotReadableAtFirst),
    shown_by: calls(
        &[
            START,
            call("session/read", r#"{"sessionId":"s"}"#),
            Step::Wait { ms: 30000 },
            call("session/read", r#"{"sessionId":"s"}"#),
        ],
        "The first read does not find the session, the one half a minute later does",
    ),
    fails: &[
        (
            "ERR-01",
            "the control of an unknown session is not found either",
        ),
        (
            "ERR-02",
            "the control of an unknown session is not found either",
        ),
        ("IDEM-04", "the session's model cannot be read"),
        ("Q02", "the session cannot be read"),
        ("Q03", "the session cannot be read"),
        ("RPC-04", "the control of `session/read` is not found"),
        ("SESS-01", "the session cannot be read after its start"),
        ("SESS-04", "the session cannot be read after its start"),
        ("SESS-06", "the closed session cannot be read"),
        ("SESS-08", "the closed session cannot be read"),
        (
            "SESS-09",
            "the control of a deleted session is not found either",
        ),
        ("TERM-15", "the session cannot be read"),
    ],
};

/// How far the copy lags: longer than anybody waits who reads what was just made.
const LAG_MS: u64 = 30_000;

/// The gateway reads sessions from a copy that lags behind.
struct NotReadableAtFirst;

impl Rules for NotReadableAtFirst {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for NotReadableAtFirst {
    fn can_be_read(&self, age_ms: u64) -> bool {
        age_ms >= LAG_MS
    }
}
