//! `missing_id`: answers without an id.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MissingId {}

impl FaultKind for MissingId {
    const NAME: &'static str = "missing_id";
    const ABOUT: &'static str = "answers without an id";
    const SEEN: &'static str = "A response that names no request.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "missing_id", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "missing_id", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        exchange.changed(|response| response.remove("id").map(drop))
    }
}

impl Fault {
    /// Answers without an id.
    pub fn missing_id() -> Fault {
        Fault::of(MissingId {})
    }
}
