//! M-TRM-14: a run starts although another one is active.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-14",
    title: "A run starts although another one is active",
    rules: || Arc::new(TwoActiveRuns),
    // Checks that need a queued run find none, and say so in place of failing.
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"sleep=forever"}]}}"#,
            ),
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"second"}]}}"#,
            ),
        ],
        "The second run is `running` in place of `queued`",
    ),
    fails: &[
        (
            "TERM-08",
            "the second run starts before the first one has ended",
        ),
        ("TERM-10", "a run behind one at work can be steered"),
        ("TERM-15", "two runs are active"),
        (
            "Q06",
            "the active run is not the one that was started first",
        ),
        ("APPR-03", "a run behind one at work takes decisions"),
        ("APPR-04", "a run starts while another one is parked"),
    ],
};

/// The gateway starts every run when it accepts it.
struct TwoActiveRuns;

impl Rules for TwoActiveRuns {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

/// How long a run takes to begin: long enough for whoever looks at two of them.
const SLOW_MS: u64 = 600;

impl RunRules for TwoActiveRuns {
    fn begins_after_ms(&self, _usual: u64) -> u64 {
        SLOW_MS
    }

    fn may_start_next(&self, _active: Option<u64>) -> bool {
        true
    }
}
