//! `too_many_requests`: answers status 429 with `Retry-After`.

use api_contract::rpc::JsonRpcRequest;
use hyper::StatusCode;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Open};
use super::kind::{Answering, Before, Exchange, Facts, FaultKind, Moment};
use super::unavailable::busy;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TooManyRequests {
    /// What `Retry-After` says, in seconds.
    retry_after_s: u32,
}

impl FaultKind for TooManyRequests {
    const NAME: &'static str = "too_many_requests";
    const ABOUT: &'static str = "answers status 429 with `Retry-After`";
    const SEEN: &'static str =
        "Status 429 with a time after which to try again, and plain text in place of JSON.";
    const EXAMPLE: &'static str =
        r#"{ "kind": "too_many_requests", "retry_after_s": 2, "calls": { "times": 3 } }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "too_many_requests", "retry_after_s": "soon" }"#,
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

impl TooManyRequests {
    fn reply(&self) -> Answering {
        busy(
            StatusCode::TOO_MANY_REQUESTS,
            "too many requests",
            self.retry_after_s,
        )
    }
}

impl Fault {
    /// Answers status 429, with so many seconds in `Retry-After`.
    pub fn too_many_requests(retry_after_s: u32) -> Fault<Open> {
        Fault::of(TooManyRequests { retry_after_s })
    }
}
