//! M-AUT-05: a run of another universe can be cancelled.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsCancel;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{Who, call_as, with_keys};
use crate::core::rules::{AccessRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-05",
    title: "A run of another universe can be cancelled",
    rules: || Arc::new(ForeignRunCancelled),
    shown_by: with_keys(
        &[
            call_as(Who::First, "session/start", r#"{"sessionId":"s"}"#),
            call_as(
                Who::First,
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"sleep=forever"}]}}"#,
            ),
            call_as(
                Who::Second,
                "session/runs/cancel",
                r#"{"sessionId":"s","runId":"run_1"}"#,
            ),
            call_as(
                Who::First,
                "session/runs/read",
                r#"{"sessionId":"s","runId":"run_1"}"#,
            ),
        ],
        "The second caller cancels the run of the first in place of an error -32004",
    ),
    fails: &[("AUTH-03", "the run is cancelled by another tenant")],
};

/// The gateway finds a run to cancel by its ids alone.
struct ForeignRunCancelled;

impl Rules for ForeignRunCancelled {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for ForeignRunCancelled {
    fn crosses_universes(&self, method: &str) -> bool {
        method == SessionRunsCancel::NAME
    }
}
