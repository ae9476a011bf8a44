//! M-SES-13: a session is shared as often as somebody asks.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-13",
    title: "A session is shared as often as somebody asks",
    rules: || Arc::new(SharedAgain),
    shown_by: calls(
        &[
            START,
            call("session/share", r#"{"sessionId":"s"}"#),
            call("session/share", r#"{"sessionId":"s"}"#),
        ],
        "The second call succeeds in place of an error -32010",
    ),
    fails: &[("SESS-13", "sharing a shared session succeeds")],
};

/// The gateway takes the call for one that can be repeated.
struct SharedAgain;

impl Rules for SharedAgain {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for SharedAgain {
    fn shares_once(&self) -> bool {
        false
    }
}
