//! `stall_after_head`: sends the head of the answer and then nothing, keeping the connection open.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::plan::{Plan, Step};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct StallAfterHead {}

impl FaultKind for StallAfterHead {
    const NAME: &'static str = "stall_after_head";
    const ABOUT: &'static str =
        "sends the head of the answer and then nothing, keeping the connection open";
    const SEEN: &'static str =
        "Status 200 and a length, then silence until the client's own timeout.";
    const EXAMPLE: &'static str = r#"{ "kind": "stall_after_head", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "stall_after_head", "at_byte": 1 }"#, "at_byte");

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let head = exchange.rendered().head();
        Some(Answering::Wire(Plan::after(head, Step::Stall)))
    }
}

impl Fault {
    /// Sends the head of the answer and then nothing.
    pub fn stall_after_head() -> Fault {
        Fault::of(StallAfterHead {})
    }
}
