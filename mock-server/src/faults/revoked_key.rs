//! `revoked_key`: answers that the caller's credential is not valid.

use api_contract::lightspeed::error::{AgentApiError, AgentApiErrorKind};
use api_contract::rpc::{self, JsonRpcRequest};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::kind::{Answering, Before, Facts, FaultKind, Moment};
use crate::server::message::HttpReply;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RevokedKey {}

impl FaultKind for RevokedKey {
    const NAME: &'static str = "revoked_key";
    const ABOUT: &'static str = "answers that the caller's credential is not valid";
    const SEEN: &'static str = "Error -32001 with the kind `unauthenticated` from then on: a client stops, and shows no key in its logs.";
    const EXAMPLE: &'static str = r#"{ "kind": "revoked_key", "calls": { "from": 3 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "revoked_key", "when": "after_commit" }"#,
        "when",
    );

    fn moment(&self) -> Moment {
        Moment::Before
    }

    fn before(&self, request: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        let message = "the call needs a key that is valid";
        let error = AgentApiError::new(AgentApiErrorKind::Unauthenticated, message).into();
        let response = rpc::failure(request.id.clone(), &error);
        Some(Before::Answer(Answering::Reply(HttpReply::json(response))))
    }
}

impl Fault {
    /// Answers that the caller's credential is not valid, in any access mode.
    pub fn revoked_key() -> Fault {
        Fault::of(RevokedKey {})
    }
}
