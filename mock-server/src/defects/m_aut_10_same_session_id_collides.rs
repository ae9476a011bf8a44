//! M-AUT-10: sessions of one id in two universes are the same.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionStart;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{Who, call_as, with_keys};
use crate::core::rules::{AccessRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-10",
    title: "Sessions of one id in two universes are the same",
    rules: || Arc::new(SameSessionIdCollides),
    shown_by: with_keys(
        &[
            call_as(Who::First, "session/start", r#"{"sessionId":"s"}"#),
            call_as(
                Who::First,
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"sleep=forever"}]}}"#,
            ),
            call_as(Who::Second, "session/start", r#"{"sessionId":"s"}"#),
        ],
        "The second caller's start answers with the session of the first",
    ),
    fails: &[
        (
            "AUTH-06",
            "the second tenant gets no session of its own under the id",
        ),
        ("AUTH-10", "there is no second session to submit to"),
    ],
};

/// The gateway asks for a session of the id before it looks at the universe.
struct SameSessionIdCollides;

impl Rules for SameSessionIdCollides {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for SameSessionIdCollides {
    fn crosses_universes(&self, method: &str) -> bool {
        method == SessionStart::NAME
    }
}
