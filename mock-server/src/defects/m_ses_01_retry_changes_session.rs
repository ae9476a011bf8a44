//! M-SES-01: a repeated start changes the session.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-01",
    title: "A repeated start changes the session",
    rules: || Arc::new(RetryChangesSession),
    shown_by: calls(
        &[
            call(
                "session/start",
                r#"{"sessionId":"s","displayName":"first"}"#,
            ),
            call(
                "session/start",
                r#"{"sessionId":"s","displayName":"second"}"#,
            ),
            call("session/read", r#"{"sessionId":"s"}"#),
        ],
        "The second start renames the session",
    ),
    fails: &[(
        "SESS-01",
        "the retry changes what the session is called and how it is configured",
    )],
};

/// The gateway puts what the retry says in place of what the session has.
struct RetryChangesSession;

impl Rules for RetryChangesSession {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for RetryChangesSession {
    fn repeated_start_changes(&self) -> bool {
        true
    }
}
