//! M-RPC-04: a numeric request id passes through a float.

use std::sync::Arc;

use api_contract::rpc::RequestId;

use super::Defect;
use super::demonstration::{Step, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-04",
    title: "A numeric request id passes through a float",
    rules: || Arc::new(IdThroughFloat),
    shown_by: calls(
        &[Step::Post {
            body: r#"{"id":9007199254740993,"method":"initialize"}"#,
        }],
        "The id comes back as 9007199254740992",
    ),
    fails: &[("RPC-01", "2^53 + 1 comes back as 2^53")],
};

/// The gateway reads numbers as 64-bit floats, which count exactly up to 2^53 only.
struct IdThroughFloat;

impl Rules for IdThroughFloat {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for IdThroughFloat {
    fn response_id(&self, id: RequestId) -> RequestId {
        match id {
            RequestId::Number(number) => {
                let float: f64 = number.to_string().parse().unwrap_or(f64::MAX);
                RequestId::Number(format!("{float:.0}").parse().unwrap_or(u64::MAX))
            }
            RequestId::Text(text) => RequestId::Text(text),
        }
    }
}
