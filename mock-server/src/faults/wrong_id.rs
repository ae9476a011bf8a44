//! `wrong_id`: answers with an id that nobody sent.

use api_contract::rpc::RequestId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WrongId {}

impl FaultKind for WrongId {
    const NAME: &'static str = "wrong_id";
    const ABOUT: &'static str = "answers with an id that nobody sent";
    const SEEN: &'static str = "A response that belongs to no request of this client.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "wrong_id", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "wrong_id", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        let id = match &exchange.request.id {
            RequestId::Number(number) => RequestId::Number(number.wrapping_add(1)),
            RequestId::Text(text) => RequestId::Text(format!("{text}-other")),
        };
        exchange.changed(|response| {
            response.insert("id".to_owned(), id.into());
            Some(())
        })
    }
}

impl Fault {
    /// Answers with an id that nobody sent.
    pub fn wrong_id() -> Fault {
        Fault::of(WrongId {})
    }
}
