//! `restart`: restarts: all connections end, parked readers with them, and the state is kept or as at the start.

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Open};
use super::kind::{Answering, Before, Exchange, Facts, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Restart {
    /// What is left of the state; all of it unless set.
    #[serde(default)]
    state: StateAfter,
}

impl FaultKind for Restart {
    const NAME: &'static str = "restart";
    const ABOUT: &'static str = "restarts: all connections end, parked readers with them, and the state is kept or as at the start";
    const SEEN: &'static str = "The end of every connection, with no answer on any of them. Before acceptance the call is lost; after the commit only its answer is, where the state is kept.";
    const EXAMPLE: &'static str = r#"{ "kind": "restart", "state": "kept", "method": "session/runs/start", "calls": { "times": 1 }, "when": "after_commit" }"#;
    const REFUSED: (&'static str, &'static str) =
        (r#"{ "kind": "restart", "state": "half" }"#, "state");

    fn moment(&self) -> Moment {
        Moment::Either
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Answer(Answering::Restart(self.state)))
    }

    fn after(&self, _: &Exchange<'_>) -> Option<Answering> {
        Some(Answering::Restart(self.state))
    }
}

/// What is left of a gateway's state when it restarts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StateAfter {
    /// All of it, as with a database. Runs go on.
    #[default]
    Kept,
    /// What a new gateway of this configuration has, as with memory only.
    Lost,
}

impl Fault {
    /// Restarts: all connections end, and the state is as it says.
    pub fn restart(state: StateAfter) -> Fault<Open> {
        Fault::of(Restart { state })
    }
}
