//! `error_after_commit`: does what was asked and answers an internal error.

use api_contract::lightspeed::error::{AgentApiError, AgentApiErrorKind};
use api_contract::rpc;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Exchange, FaultKind, Moment};
use crate::server::message::HttpReply;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ErrorAfterCommit {}

impl FaultKind for ErrorAfterCommit {
    const NAME: &'static str = "error_after_commit";
    const ABOUT: &'static str = "does what was asked and answers an internal error";
    const SEEN: &'static str = "Error -32603. The call has taken effect: a retry with the same submission id finds the run.";
    const EXAMPLE: &'static str = r#"{ "kind": "error_after_commit", "method": "session/runs/start", "calls": { "times": 1 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "error_after_commit", "when": "before_acceptance" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::After
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        exchange.response.get("result")?;
        let message = "the gateway failed";
        let error = AgentApiError::new(AgentApiErrorKind::Internal, message).into();
        let response = rpc::failure(exchange.request.id.clone(), &error);
        Some(Answering::Reply(HttpReply::json(response)))
    }
}

impl Fault {
    /// Does what was asked, and answers an internal error.
    pub fn error_after_commit() -> Fault {
        Fault::of(ErrorAfterCommit {})
    }
}
