//! `close`: closes the connection in good order (FIN), with no byte of an answer or with the first few.

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Open};
use super::kind::{Answering, Before, Exchange, Facts, FaultKind, Moment};
use super::plan::{Plan, Step};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Close {
    /// How many bytes of the answer are sent first, those of its head included; none unless set. With
    /// it the fault strikes after the commit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at_byte: Option<u64>,
}

impl FaultKind for Close {
    const NAME: &'static str = "close";
    const ABOUT: &'static str = "closes the connection in good order (FIN), with no byte of an answer or with the first few";
    const SEEN: &'static str = "The connection ends without a response, or within one.";
    const EXAMPLE: &'static str = r#"{ "kind": "close", "at_byte": 40, "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "close", "at_byte": 40, "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::of_cut(self.at_byte)
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Answer(Answering::Wire(Plan::end(Step::Fin))))
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let at_byte = self.at_byte.unwrap_or(0);
        Some(Answering::Wire(Plan::cut(
            &exchange.rendered(),
            at_byte,
            Step::Fin,
        )))
    }
}

impl Fault {
    /// Closes the connection without a byte.
    pub fn close() -> Fault<Open> {
        Fault::of(Close { at_byte: None })
    }

    /// Closes the connection after so many bytes of the answer, its head included.
    pub fn close_at(byte: u64) -> Fault {
        Fault::of(Close {
            at_byte: Some(byte),
        })
    }
}
