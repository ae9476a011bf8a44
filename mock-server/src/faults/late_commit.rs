//! `late_commit`: answers as if the call had taken effect, which it does later only.

use std::time::Duration;

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Before, Facts, FaultKind, LONGEST_PAUSE_MS, Moment, check_pause, pause_ms};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LateCommit {
    /// How much later the call takes effect, in milliseconds of the gateway's clock.
    #[schemars(range(max = LONGEST_PAUSE_MS))]
    ms: u64,
}

impl FaultKind for LateCommit {
    const NAME: &'static str = "late_commit";
    const ABOUT: &'static str = "answers as if the call had taken effect, which it does later only";
    const SEEN: &'static str = "An answer that speaks of a run that cannot be read yet, and whose events come later. A read before that finds nothing. A call that is still to take effect belongs to the server that holds it: no snapshot and no fork has it, and a restore or a reset drops it.";
    const EXAMPLE: &'static str = r#"{ "kind": "late_commit", "ms": 500, "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (r#"{ "kind": "late_commit" }"#, "ms");
    const SPARES_ANSWER: bool = true;

    fn check(&self) -> Result<(), String> {
        check_pause("ms", self.ms)
    }

    fn moment(&self) -> Moment {
        Moment::Before
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Late(self.ms))
    }
}

impl Fault {
    /// Answers now what the call would do, and does it so much later, a day at most.
    pub fn late_commit(by: Duration) -> Fault {
        Fault::of(LateCommit { ms: pause_ms(by) })
    }
}
