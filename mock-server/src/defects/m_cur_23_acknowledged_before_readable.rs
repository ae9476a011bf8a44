//! M-CUR-23: a read misses what was acknowledged just before.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-23",
    title: "A read misses what was acknowledged just before",
    rules: || Arc::new(AcknowledgedBeforeReadable),
    shown_by: calls(
        &[
            START,
            Step::Wait { ms: 200 },
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"hello"}]}}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2}}"#,
            ),
        ],
        "The page is empty, although the run was accepted before",
    ),
    fails: &[],
};

/// How far the copy lags behind, in milliseconds.
const LAG_MS: u64 = 3;

/// The gateway answers reads from a copy that lags behind. A read that waits goes to the log itself.
struct AcknowledgedBeforeReadable;

impl Rules for AcknowledgedBeforeReadable {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for AcknowledgedBeforeReadable {
    fn lag_ms(&self, waits: bool) -> u64 {
        if waits { 0 } else { LAG_MS }
    }
}
