//! `malformed_json`: answers a body of the right length that is no JSON.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct MalformedJson {}

impl FaultKind for MalformedJson {
    const NAME: &'static str = "malformed_json";
    const ABOUT: &'static str = "answers a body of the right length that is no JSON";
    const SEEN: &'static str =
        "Status 200, and a body on which a JSON parser fails at its first member.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "malformed_json", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "malformed_json", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let text = exchange.sent.write();
        Some(Exchange::with_body(text.replacen(':', "=", 1)))
    }
}

impl Fault {
    /// Answers a body of the right length that is no JSON.
    pub fn malformed_json() -> Fault {
        Fault::of(MalformedJson {})
    }
}
