//! `reset`: resets the connection (RST), with no byte of an answer or with the first few.

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Open};
use super::kind::{Answering, Before, Exchange, Facts, FaultKind, Moment};
use super::plan::{Plan, Step};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Reset {
    /// How many bytes of the answer are sent first, those of its head included; none unless set. With
    /// it the fault strikes after the commit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at_byte: Option<u64>,
}

impl FaultKind for Reset {
    const NAME: &'static str = "reset";
    const ABOUT: &'static str =
        "resets the connection (RST), with no byte of an answer or with the first few";
    const SEEN: &'static str =
        "The read fails with a reset. Whether bytes sent before it arrive is up to the network.";
    const EXAMPLE: &'static str = r#"{ "kind": "reset", "at_byte": 40, "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "reset", "at_byte": 40, "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::of_cut(self.at_byte)
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Answer(Answering::Wire(Plan::end(Step::Reset))))
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let at_byte = self.at_byte.unwrap_or(0);
        Some(Answering::Wire(Plan::cut(
            &exchange.rendered(),
            at_byte,
            Step::Reset,
        )))
    }
}

impl Fault {
    /// Resets the connection without a byte.
    pub fn reset() -> Fault<Open> {
        Fault::of(Reset { at_byte: None })
    }

    /// Resets the connection after so many bytes of the answer, its head included.
    pub fn reset_at(byte: u64) -> Fault {
        Fault::of(Reset {
            at_byte: Some(byte),
        })
    }
}
