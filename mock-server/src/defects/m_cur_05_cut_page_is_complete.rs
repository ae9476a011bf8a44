//! M-CUR-05: a page that was cut says that nothing follows it.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{CursorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-05",
    title: "A page that was cut says that nothing follows it",
    rules: || Arc::new(CutPageIsComplete),
    shown_by: calls(
        &[
            START,
            call("session/events/read", r#"{"sessionId":"s","limit":1}"#),
        ],
        "The page holds one of two events, and `complete` is true",
    ),
    fails: &[("CUR-04", "a page that was cut says that it is complete")],
};

/// The gateway forgets to look behind the last event of a page.
struct CutPageIsComplete;

impl Rules for CutPageIsComplete {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for CutPageIsComplete {
    fn is_complete(&self, _at_end: bool) -> bool {
        true
    }
}
