//! M-SES-12: a start that is refused leaves its session.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-12",
    title: "A start that is refused leaves its session",
    rules: || Arc::new(RefusedStartStays),
    shown_by: calls(
        &[
            call(
                "session/start",
                r#"{"sessionId":"s","profile":{"kind":"named","profileId":"absent"}}"#,
            ),
            call("session/read", r#"{"sessionId":"s"}"#),
        ],
        "The session is read in place of an error -32004",
    ),
    fails: &[("SESS-12", "the session of a refused start is there")],
};

/// The gateway makes the session before it judges the rest.
struct RefusedStartStays;

impl Rules for RefusedStartStays {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for RefusedStartStays {
    fn refused_start_makes_session(&self) -> bool {
        true
    }
}
