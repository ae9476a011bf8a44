//! M-REV-03: a put that changes nothing raises the revision.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RevisionRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-REV-03",
    title: "A put that changes nothing raises the revision",
    rules: || Arc::new(EqualPutCounts),
    shown_by: calls(
        &[
            START,
            call(
                "session/config/put",
                r#"{"sessionId":"s","expectedConfigRevision":0,"config":{}}"#,
            ),
        ],
        "`configRevision` is 1 in place of 0",
    ),
    fails: &[("REV-02", "the same configuration has another revision")],
};

/// The gateway counts puts and not changes.
struct EqualPutCounts;

impl Rules for EqualPutCounts {
    fn revisions(&self) -> &dyn RevisionRules {
        self
    }
}

impl RevisionRules for EqualPutCounts {
    fn is_change(&self, _differs: bool) -> bool {
        true
    }
}
