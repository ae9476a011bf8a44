//! `dribble`: sends the answer a few bytes at a time, with pauses, and closes.

use std::time::Duration;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{
    Answering, Exchange, FaultKind, LONGEST_PAUSE_MS, Moment, check_pause, pause_ms,
};
use super::plan::{Plan, Step};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Dribble {
    /// How many bytes are sent at a time.
    #[schemars(range(min = 1))]
    bytes: u16,
    /// The pause between, in milliseconds of the gateway's clock.
    #[schemars(range(max = LONGEST_PAUSE_MS))]
    every_ms: u64,
}

impl FaultKind for Dribble {
    const NAME: &'static str = "dribble";
    const ABOUT: &'static str = "sends the answer a few bytes at a time, with pauses, and closes";
    const SEEN: &'static str = "The right answer, slowly; a timeout between bytes never passes, one for the whole answer may.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "dribble", "bytes": 16, "every_ms": 250, "method": "session/read" }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "dribble", "bytes": 0, "every_ms": 250 }"#,
        "bytes",
    );
    const SPARES_ANSWER: bool = true;

    fn check(&self) -> Result<(), String> {
        if self.bytes == 0 {
            return Err("`bytes` is at least 1".to_owned());
        }
        check_pause("every_ms", self.every_ms)
    }

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let whole = exchange.rendered().whole();
        let mut steps = Vec::new();
        for part in whole.chunks(usize::from(self.bytes)) {
            if !steps.is_empty() {
                steps.push(Step::Pause(self.every_ms));
            }
            steps.push(Step::Write(whole.slice_ref(part)));
        }
        steps.push(Step::Fin);
        Some(Answering::Wire(Plan(steps)))
    }
}

impl Fault {
    /// Sends the answer so many bytes at a time, at least one, with pauses between, of a day at most.
    pub fn dribble(bytes: u16, every: Duration) -> Fault {
        Fault::of(Dribble {
            bytes: bytes.max(1),
            every_ms: pause_ms(every),
        })
    }
}
