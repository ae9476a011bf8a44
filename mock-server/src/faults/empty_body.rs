//! `empty_body`: answers status 200 with no body.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct EmptyBody {}

impl FaultKind for EmptyBody {
    const NAME: &'static str = "empty_body";
    const ABOUT: &'static str = "answers status 200 with no body";
    const SEEN: &'static str = "Status 200, content type JSON, length 0.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "empty_body", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "empty_body", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let _ = exchange;
        Some(Exchange::with_body(""))
    }
}

impl Fault {
    /// Answers status 200 with no body.
    pub fn empty_body() -> Fault {
        Fault::of(EmptyBody {})
    }
}
