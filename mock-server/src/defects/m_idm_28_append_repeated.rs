//! M-IDM-28: an entry that is there already is put again.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{ContextRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-28",
    title: "An entry that is there already is put again",
    rules: || Arc::new(AppendRepeated),
    shown_by: calls(
        &[
            START,
            call(
                "session/context/append",
                r#"{"sessionId":"s","entries":[{"key":"note","item":{"type":"text","text":"hello"}}]}"#,
            ),
            call(
                "session/context/append",
                r#"{"sessionId":"s","entries":[{"key":"note","item":{"type":"text","text":"hello"}}]}"#,
            ),
        ],
        "The second append is `applied` and raises the revision in place of being `unchanged`",
    ),
    fails: &[("CTX-01", "the same entry is applied again")],
};

/// The gateway does not compare an entry with the one under its key.
struct AppendRepeated;

impl Rules for AppendRepeated {
    fn context(&self) -> &dyn ContextRules {
        self
    }
}

impl ContextRules for AppendRepeated {
    fn append_is_repeat(&self, _same: bool) -> bool {
        false
    }
}
