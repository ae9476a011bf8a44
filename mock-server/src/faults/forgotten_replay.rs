//! `forgotten_replay`: forgets the submission ids of the session before one of them is repeated.

use api_contract::rpc::JsonRpcRequest;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Before, Facts, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ForgottenReplay {}

impl FaultKind for ForgottenReplay {
    const NAME: &'static str = "forgotten_replay";
    const ABOUT: &'static str =
        "forgets the submission ids of the session before one of them is repeated";
    const SEEN: &'static str = "A retry with the same submission id starts a second run, as when a deployment remembers them for too short a time.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "forgotten_replay", "session": "s1", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "forgotten_replay", "method": "session/read" }"#,
        "method",
    );
    const METHOD: Option<&'static str> = Some("session/runs/start");
    const SPARES_ANSWER: bool = true;

    fn moment(&self) -> Moment {
        Moment::Before
    }

    fn before(&self, _: &JsonRpcRequest, facts: &Facts) -> Option<Before> {
        facts.repeated.then_some(Before::ForgetSubmissions)
    }
}

impl Fault {
    /// Forgets the submission ids of the session before one of them is repeated.
    pub fn forgotten_replay() -> Fault {
        Fault::of(ForgottenReplay {})
    }
}
