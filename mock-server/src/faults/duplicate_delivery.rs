//! `duplicate_delivery`: handles the call twice, as when a proxy sends it again, and answers one of the two.

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Before, Facts, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DuplicateDelivery {
    /// Which of the two answers the client gets; the second one unless set.
    #[serde(default)]
    answer: Delivered,
}

impl FaultKind for DuplicateDelivery {
    const NAME: &'static str = "duplicate_delivery";
    const ABOUT: &'static str =
        "handles the call twice, as when a proxy sends it again, and answers one of the two";
    const SEEN: &'static str = "The answer of the first or the second handling: with a submission id there is one run, without one there are two.";
    const EXAMPLE: &'static str = r#"{ "kind": "duplicate_delivery", "answer": "second", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "duplicate_delivery", "answer": "third" }"#,
        "answer",
    );
    const SPARES_ANSWER: bool = true;

    fn moment(&self) -> Moment {
        Moment::Before
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Twice(self.answer))
    }
}

/// Which of two answers to one request the client gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Delivered {
    /// The one to the first delivery.
    First,
    /// The one to the second delivery.
    #[default]
    Second,
}

impl Fault {
    /// Handles the call twice and answers one of the two.
    pub fn duplicate_delivery(answer: Delivered) -> Fault {
        Fault::of(DuplicateDelivery { answer })
    }
}
