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
        ("RPC-04", "the control of `session/read` is not found"),
        (
            "ERR-01",
            "the control of an unknown session is not found either",
        ),
        (
            "ERR-02",
            "the control of an unknown session is not found either",
        ),
        ("SESS-01", "the session cannot be read after its start"),
        ("SESS-02", "a session that was just started is not found"),
        ("SESS-03", "a session that was just started is not found"),
        ("SESS-04", "the session cannot be read after its start"),
        ("SESS-05", "a session that was just started is not found"),
        ("SESS-06", "the closed session cannot be read"),
        ("SESS-08", "the closed session cannot be read"),
        (
            "SESS-09",
            "the control of a deleted session is not found either",
        ),
        ("SESS-10", "a session that was just started is not found"),
        ("SESS-11", "a session that was just started is not found"),
        ("SESS-12", "a session that was just started is not found"),
        ("SESS-13", "a session that was just started is not found"),
        ("IDEM-04", "the session's model cannot be read"),
        ("CTX-01", "a session that was just started is not found"),
        ("CTX-02", "a session that was just started is not found"),
        ("CTX-03", "a session that was just started is not found"),
        ("CTX-05", "a session that was just started is not found"),
        ("REV-01", "a session that was just started is not found"),
        ("REV-02", "a session that was just started is not found"),
        ("REV-03", "a session that was just started is not found"),
        ("REV-04", "a session that was just started is not found"),
        ("REV-05", "a session that was just started is not found"),
        ("REV-07", "a session that was just started is not found"),
        ("META-01", "a session that was just started is not found"),
        ("META-02", "a session that was just started is not found"),
        ("RET-01", "a session that was just started is not found"),
        ("RET-02", "a session that was just started is not found"),
        ("MAN-01", "a session that was just started is not found"),
        ("GAP-08", "a session that was just started is not found"),
        ("POLL-06", "a session that was just started is not found"),
        ("PAGE-01", "a session that was just started is not found"),
        ("TERM-15", "the session cannot be read"),
        ("Q02", "the session cannot be read"),
        ("Q03", "the session cannot be read"),
        ("Q05", "a session that was just started is not found"),
        ("Q06", "a session that was just started is not found"),
        ("Q07", "a session that was just started is not found"),
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
