//! M-TRM-04: events of a turn follow the end of its run.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-04",
    title: "Events of a turn follow the end of its run",
    rules: || Arc::new(TurnClosedAfterEnd),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 20 },
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":9}}"#,
            ),
        ],
        "`turnGenerationCompleted` and `turnCompleted` follow `runCompleted`",
    ),
    fails: &[
        (
            "TERM-02",
            "the last turn is closed after the end of its run",
        ),
        ("TERM-11", "the last turn ends after its run"),
    ],
};

/// The gateway ends the run first and closes its last turn then.
struct TurnClosedAfterEnd;

impl Rules for TurnClosedAfterEnd {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for TurnClosedAfterEnd {
    fn turn_closes_before_end(&self) -> bool {
        false
    }
}
