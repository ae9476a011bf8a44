//! M-RPC-17: a response says that it is of another JSON-RPC version.

use std::sync::Arc;

use api_contract::lightspeed::events::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::json;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-17",
    title: "A response says that it is of another JSON-RPC version",
    rules: || Arc::new(ResponseOfAnotherVersion),
    shown_by: calls(
        &[START, call("session/events/read", r#"{"sessionId":"s"}"#)],
        "`jsonrpc` is `1.0`",
    ),
    fails: &[("RPC-15", "the response says that it is of JSON-RPC 1.0")],
};

/// The gateway took its envelope from an older server.
struct ResponseOfAnotherVersion;

impl Rules for ResponseOfAnotherVersion {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ResponseOfAnotherVersion {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionEventsRead::NAME {
            return right;
        }
        let mut response = right.to_value();
        response["jsonrpc"] = json!("1.0");
        response.into()
    }
}
