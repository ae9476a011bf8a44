//! `garbage`: sends bytes that are no HTTP, and closes.

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Open};
use super::kind::{Answering, Before, Exchange, Facts, FaultKind, Moment};
use super::plan::{Plan, Step};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Garbage {}

impl FaultKind for Garbage {
    const NAME: &'static str = "garbage";
    const ABOUT: &'static str = "sends bytes that are no HTTP, and closes";
    const SEEN: &'static str = "Bytes that no HTTP parser takes for a response.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "garbage", "method": "session/read", "when": "before_acceptance" }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "garbage", "at_byte": 4 }"#, "at_byte");

    fn moment(&self) -> Moment {
        Moment::Either
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Answer(Answering::Wire(Plan::after(
            GARBAGE,
            Step::Fin,
        ))))
    }

    fn after(&self, _: &Exchange<'_>) -> Option<Answering> {
        Some(Answering::Wire(Plan::after(GARBAGE, Step::Fin)))
    }
}

/// The beginning of a TLS alert, and noise.
const GARBAGE: &[u8] = b"\x15\x03\x01\x00\x02\x02\x46\xff\xfe\x00\x80noise\r\n\r\n";

impl Fault {
    /// Sends bytes that are no HTTP, and closes.
    pub fn garbage() -> Fault<Open> {
        Fault::of(Garbage {})
    }
}
