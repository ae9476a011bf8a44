//! `truncated_chunked`: sends half of the body as a chunk, and closes before the last chunk.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use super::plan::{Plan, Step};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TruncatedChunked {}

impl FaultKind for TruncatedChunked {
    const NAME: &'static str = "truncated_chunked";
    const ABOUT: &'static str =
        "sends half of the body as a chunk, and closes before the last chunk";
    const SEEN: &'static str = "A chunked body that never ends properly: the connection closes in place of the last chunk.";
    const EXAMPLE: &'static str = r#"{ "kind": "truncated_chunked", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "truncated_chunked", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let answer = exchange.rendered();
        let half = &answer.body[..answer.body.len() / 2];
        let start = answer.start;
        let mut bytes = format!(
            "{start}transfer-encoding: chunked\r\n\r\n{:x}\r\n",
            half.len()
        )
        .into_bytes();
        bytes.extend_from_slice(half);
        bytes.extend_from_slice(b"\r\n");
        Some(Answering::Wire(Plan::after(bytes, Step::Fin)))
    }
}

impl Fault {
    /// Sends half of the body as a chunk, and closes before the last one.
    pub fn truncated_chunked() -> Fault {
        Fault::of(TruncatedChunked {})
    }
}
