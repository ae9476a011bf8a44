//! M-CTX-03: a context is compacted without a policy.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{ContextRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CTX-03",
    title: "A context is compacted without a policy",
    rules: || Arc::new(CompactsWithoutPolicy),
    shown_by: calls(
        &[
            START,
            call("session/context/compact", r#"{"sessionId":"s"}"#),
        ],
        "The compaction succeeds in place of an error -32010",
    ),
    fails: &[("CTX-04", "a session without the policy is compacted")],
};

/// The gateway does not look at the policy.
struct CompactsWithoutPolicy;

impl Rules for CompactsWithoutPolicy {
    fn context(&self) -> &dyn ContextRules {
        self
    }
}

impl ContextRules for CompactsWithoutPolicy {
    fn compaction_needs_policy(&self) -> bool {
        false
    }
}
