//! `result_and_error`: answers with both a result and an error.

use api_contract::rpc::{INTERNAL_ERROR, JsonRpcError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ResultAndError {}

impl FaultKind for ResultAndError {
    const NAME: &'static str = "result_and_error";
    const ABOUT: &'static str = "answers with both a result and an error";
    const SEEN: &'static str =
        "A response that says both that the call succeeded and that it failed.";
    const EXAMPLE: &'static str = r#"{ "kind": "result_and_error", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "result_and_error", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let error = JsonRpcError::bare(INTERNAL_ERROR, "something else failed").to_value();
        exchange.changed(|response| {
            response.entry("result").or_insert_with(|| json!({}));
            response.entry("error").or_insert(error);
            Some(())
        })
    }
}

impl Fault {
    /// Answers with both a result and an error.
    pub fn result_and_error() -> Fault {
        Fault::of(ResultAndError {})
    }
}
