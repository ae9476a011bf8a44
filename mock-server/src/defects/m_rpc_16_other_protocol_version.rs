//! M-RPC-16: the gateway greets with another protocol version.

use std::sync::Arc;

use api_contract::lightspeed::connection::Initialize;
use api_contract::method::Method as _;
use serde_json::json;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-16",
    title: "The gateway greets with another protocol version",
    rules: || Arc::new(OtherProtocolVersion),
    shown_by: calls(
        &[call("initialize", "{}")],
        "`protocolVersion` is not that of the contract",
    ),
    fails: &[("RPC-12", "the protocol version is another")],
};

/// The gateway says what it spoke before.
struct OtherProtocolVersion;

impl Rules for OtherProtocolVersion {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for OtherProtocolVersion {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != Initialize::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        response["result"]["result"]["protocolVersion"] = json!("lightspeed.agent.api.v0");
        response.into()
    }
}
