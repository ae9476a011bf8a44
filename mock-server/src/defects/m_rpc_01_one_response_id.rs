//! M-RPC-01: every response has the id 1.

use std::sync::Arc;

use api_contract::rpc::RequestId;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-01",
    title: "Every response has the id 1",
    rules: || Arc::new(OneResponseId),
    shown_by: calls(
        &[call("initialize", "{}"), call("initialize", "{}")],
        "The second response has the id 1 in place of 2",
    ),
    fails: &[
        (
            "RPC-01",
            "the id of the response is not that of the request",
        ),
        ("RPC-11", "the id of the response is that of another call"),
    ],
};

/// The gateway writes a constant where the id of the request belongs.
struct OneResponseId;

impl Rules for OneResponseId {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for OneResponseId {
    fn response_id(&self, _id: RequestId) -> RequestId {
        RequestId::Number(1)
    }
}
