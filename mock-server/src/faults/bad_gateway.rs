//! `bad_gateway`: answers status 502 with a page of HTML, as a proxy does.

use api_contract::rpc::JsonRpcRequest;
use hyper::StatusCode;
use hyper::header::{CONTENT_TYPE, HeaderValue};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Open};
use super::kind::{Answering, Before, Exchange, Facts, FaultKind, Moment};
use crate::server::message::HttpReply;

/// The settings.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BadGateway {}

impl FaultKind for BadGateway {
    const NAME: &'static str = "bad_gateway";
    const ABOUT: &'static str = "answers status 502 with a page of HTML, as a proxy does";
    const SEEN: &'static str = "Status 502 and HTML in place of JSON.";
    const EXAMPLE: &'static str = r#"{ "kind": "bad_gateway", "method": "session/runs/start", "calls": { "from": 2, "times": 1 }, "when": "after_commit" }"#;
    const REFUSED: (&'static str, &'static str) = (
        r#"{ "kind": "bad_gateway", "retry_after_s": 1 }"#,
        "retry_after_s",
    );

    fn moment(&self) -> Moment {
        Moment::Either
    }

    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        Some(Before::Answer(page()))
    }

    fn after(&self, _: &Exchange<'_>) -> Option<Answering> {
        Some(page())
    }
}

fn page() -> Answering {
    let text = "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n\
                <body><center><h1>502 Bad Gateway</h1></center></body>\r\n</html>\r\n";
    let mut reply = HttpReply::text(StatusCode::BAD_GATEWAY, text);
    reply.headers = vec![(CONTENT_TYPE, HeaderValue::from_static("text/html"))];
    Answering::Reply(reply)
}

impl Fault {
    /// Answers status 502 with a page of HTML.
    pub fn bad_gateway() -> Fault<Open> {
        Fault::of(BadGateway {})
    }
}
