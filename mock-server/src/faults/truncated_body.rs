//! `truncated_body`: sends the head and half of the body, and closes.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::plan::{Plan, Step, join};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TruncatedBody {}

impl FaultKind for TruncatedBody {
    const NAME: &'static str = "truncated_body";
    const ABOUT: &'static str = "sends the head and half of the body, and closes";
    const SEEN: &'static str =
        "Fewer bytes than the length announces, then the end of the connection.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "truncated_body", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "truncated_body", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let answer = exchange.rendered();
        let half = &answer.body[..answer.body.len() / 2];
        Some(Answering::Wire(Plan::after(
            join(&answer.head(), half),
            Step::Fin,
        )))
    }
}

impl Fault {
    /// Sends the head and half of the body, and closes.
    pub fn truncated_body() -> Fault {
        Fault::of(TruncatedBody {})
    }
}
