//! `stall`: answers nothing, or the first few bytes, and keeps the connection open.

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Open};
use super::kind::{Answering, Before, Exchange, Facts, FaultKind, Moment};
use super::plan::{Plan, Step};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Stall {
    /// How many bytes of the answer are sent first, those of its head included; none unless set. With
    /// it the fault strikes after the commit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at_byte: Option<u64>,
}

impl FaultKind for Stall {
    const NAME: &'static str = "stall";
    const ABOUT: &'static str =
        "answers nothing, or the first few bytes, and keeps the connection open";
    const SEEN: &'static str = "Silence until the client's own timeout. The place is freed when the client leaves or the server stops.";
    const EXAMPLE: &'static str = r#"{ "kind": "stall", "at_byte": 40, "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "stall", "at_byte": 40, "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::of_cut(self.at_byte)
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Answer(Answering::Wire(Plan::end(Step::Stall))))
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let at_byte = self.at_byte.unwrap_or(0);
        Some(Answering::Wire(Plan::cut(
            &exchange.rendered(),
            at_byte,
            Step::Stall,
        )))
    }
}

impl Fault {
    /// Sends nothing and keeps the connection open.
    pub fn stall() -> Fault<Open> {
        Fault::of(Stall { at_byte: None })
    }

    /// Sends so many bytes of the answer, its head included, and keeps the connection open.
    pub fn stall_at(byte: u64) -> Fault {
        Fault::of(Stall {
            at_byte: Some(byte),
        })
    }
}
