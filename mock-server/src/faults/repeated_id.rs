//! `repeated_id`: answers with the id of the answer before.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RepeatedId {}

impl FaultKind for RepeatedId {
    const NAME: &'static str = "repeated_id";
    const ABOUT: &'static str = "answers with the id of the answer before";
    const SEEN: &'static str = "A response whose id was answered already. The first answer after the fault is set is right.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "repeated_id", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "repeated_id", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let previous = exchange.previous.filter(|id| **id != exchange.request.id)?;
        exchange.changed(|response| {
            response.insert("id".to_owned(), previous.clone().into());
            Some(())
        })
    }
}

impl Fault {
    /// Answers with the id of the answer before, where it is another one.
    pub fn repeated_id() -> Fault {
        Fault::of(RepeatedId {})
    }
}
