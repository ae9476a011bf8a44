//! `truncated_json`: answers half of the body, with a length that fits the half.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TruncatedJson {}

impl FaultKind for TruncatedJson {
    const NAME: &'static str = "truncated_json";
    const ABOUT: &'static str = "answers half of the body, with a length that fits the half";
    const SEEN: &'static str =
        "Status 200 and a proper response, with JSON that ends in the middle.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "truncated_json", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "truncated_json", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let text = exchange.sent.write();
        let half = text.floor_char_boundary(text.len() / 2);
        Some(Exchange::with_body(text[..half].to_owned()))
    }
}

impl Fault {
    /// Answers half of the body, with a length that fits the half.
    pub fn truncated_json() -> Fault {
        Fault::of(TruncatedJson {})
    }
}
