//! M-REV-09: a configuration is merged into the one that is there.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RevisionRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-REV-09",
    title: "A configuration is merged into the one that is there",
    rules: || Arc::new(PutIsMerged),
    shown_by: calls(
        &[
            START,
            call(
                "session/config/put",
                r#"{"sessionId":"s","config":{"limits":{"maxTurns":5}}}"#,
            ),
            call("session/config/put", r#"{"sessionId":"s","config":{}}"#),
            call("session/read", r#"{"sessionId":"s"}"#),
        ],
        "The session still has its limits",
    ),
    fails: &[("REV-07", "what a document leaves out stays")],
};

/// The gateway treats a put as a patch.
struct PutIsMerged;

impl Rules for PutIsMerged {
    fn revisions(&self) -> &dyn RevisionRules {
        self
    }
}

impl RevisionRules for PutIsMerged {
    fn put_replaces(&self) -> bool {
        false
    }
}
