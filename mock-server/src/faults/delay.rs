//! `delay`: answers late, or handles the call late.

use std::time::Duration;

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Open};
use super::kind::{
    Answering, Before, Exchange, Facts, FaultKind, LONGEST_PAUSE_MS, Moment, check_pause, pause_ms,
};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Delay {
    /// How long, in milliseconds of the gateway's clock.
    #[schemars(range(max = LONGEST_PAUSE_MS))]
    ms: u64,
}

impl FaultKind for Delay {
    const NAME: &'static str = "delay";
    const ABOUT: &'static str = "answers late, or handles the call late";
    const SEEN: &'static str = "The right answer after the delay. Before acceptance the call also takes effect late; after the commit others see the effect before the caller does.";
    const EXAMPLE: &'static str = r#"{ "kind": "delay", "ms": 800, "method": "session/*", "probability": 0.5, "seed": 7, "when": "after_commit" }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "delay", "ms": 800, "at_byte": 3 }"#, "at_byte");
    const SPARES_ANSWER: bool = true;

    fn check(&self) -> Result<(), String> {
        check_pause("ms", self.ms)
    }

    fn moment(&self) -> Moment {
        Moment::Either
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Hold(self.ms))
    }

    fn after(&self, _: &Exchange<'_>) -> Option<Answering> {
        Some(Answering::Hold(self.ms))
    }
}

impl Fault {
    /// Answers or handles the call so much later, a day at most.
    pub fn delay(by: Duration) -> Fault<Open> {
        Fault::of(Delay { ms: pause_ms(by) })
    }
}
