//! `neither_result_nor_error`: answers with neither a result nor an error.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NeitherResultNorError {}

impl FaultKind for NeitherResultNorError {
    const NAME: &'static str = "neither_result_nor_error";
    const ABOUT: &'static str = "answers with neither a result nor an error";
    const SEEN: &'static str = "A response that does not say how the call went.";
    const EXAMPLE: &'static str = r#"{ "kind": "neither_result_nor_error", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "neither_result_nor_error", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        exchange.changed(|response| {
            response.retain(|member, _| member == "id");
            Some(())
        })
    }
}

impl Fault {
    /// Answers with neither a result nor an error.
    pub fn neither_result_nor_error() -> Fault {
        Fault::of(NeitherResultNorError {})
    }
}
