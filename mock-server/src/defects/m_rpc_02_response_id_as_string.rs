//! M-RPC-02: a numeric request id comes back as a string.

use std::sync::Arc;

use api_contract::rpc::RequestId;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-02",
    title: "A numeric request id comes back as a string",
    rules: || Arc::new(ResponseIdAsString),
    shown_by: calls(
        &[call("initialize", "{}")],
        "The id comes back as a text in place of a number",
    ),
    fails: &[(
        "RPC-01",
        "the id of the response has another JSON type than that of the request",
    )],
};

/// The gateway keeps all ids as text.
struct ResponseIdAsString;

impl Rules for ResponseIdAsString {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ResponseIdAsString {
    fn response_id(&self, id: RequestId) -> RequestId {
        match id {
            RequestId::Number(number) => RequestId::Text(number.to_string()),
            RequestId::Text(text) => RequestId::Text(text),
        }
    }
}
