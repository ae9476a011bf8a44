//! `unavailable`: answers status 503 with `Retry-After`.

use api_contract::rpc::JsonRpcRequest;
use hyper::StatusCode;
use hyper::header::{HeaderValue, RETRY_AFTER};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Open};
use super::kind::{Answering, Before, Exchange, Facts, FaultKind, Moment};
use crate::server::message::HttpReply;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Unavailable {
    /// What `Retry-After` says, in seconds.
    retry_after_s: u32,
}

impl FaultKind for Unavailable {
    const NAME: &'static str = "unavailable";
    const ABOUT: &'static str = "answers status 503 with `Retry-After`";
    const SEEN: &'static str =
        "Status 503 with a time after which to try again, and plain text in place of JSON.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "unavailable", "retry_after_s": 2, "calls": { "times": 3 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "unavailable", "retry_after_s": "soon" }"#,
        "retry_after_s",
    );

    fn moment(&self) -> Moment {
        Moment::Either
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Answer(self.reply()))
    }

    fn after(&self, _: &Exchange<'_>) -> Option<Answering> {
        Some(self.reply())
    }
}

impl Unavailable {
    fn reply(&self) -> Answering {
        busy(
            StatusCode::SERVICE_UNAVAILABLE,
            "the service is unavailable",
            self.retry_after_s,
        )
    }
}

/// A reply that asks to come back later.
pub(super) fn busy(status: StatusCode, text: &'static str, retry_after_s: u32) -> Answering {
    let mut reply = HttpReply::text(status, text);
    let after = HeaderValue::from(retry_after_s);
    reply.headers.push((RETRY_AFTER, after));
    Answering::Reply(reply)
}

impl Fault {
    /// Answers status 503, with so many seconds in `Retry-After`.
    pub fn unavailable(retry_after_s: u32) -> Fault<Open> {
        Fault::of(Unavailable { retry_after_s })
    }
}
