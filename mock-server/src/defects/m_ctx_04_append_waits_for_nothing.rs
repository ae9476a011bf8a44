//! M-CTX-04: an entry that comes during a turn is refused.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{SLEEPER, START, Step, call, calls};
use crate::core::rules::{ContextRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CTX-04",
    title: "An entry that comes during a turn is refused",
    rules: || Arc::new(AppendWaitsForNothing),
    shown_by: calls(
        &[
            START,
            SLEEPER,
            Step::Wait { ms: 10 },
            call(
                "session/context/append",
                r#"{"sessionId":"s","entries":[{"key":"a","item":{"type":"text","text":"one"}}]}"#,
            ),
        ],
        "The append is refused in place of waiting for the turn",
    ),
    fails: &[
        ("CTX-05", "an append during a run is refused"),
        (
            "CUR-11",
            "an entry that is to be put during a run is refused",
        ),
    ],
};

/// The gateway has no place for entries that have to wait.
struct AppendWaitsForNothing;

impl Rules for AppendWaitsForNothing {
    fn context(&self) -> &dyn ContextRules {
        self
    }
}

impl ContextRules for AppendWaitsForNothing {
    fn append_waits_for_turn(&self) -> bool {
        false
    }
}
