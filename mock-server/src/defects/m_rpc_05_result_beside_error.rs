//! M-RPC-05: a failed call has a result as well.

use std::sync::Arc;

use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-05",
    title: "A failed call has a result as well",
    rules: || Arc::new(ResultBesideError),
    shown_by: calls(
        &[call("session/read", r#"{"sessionId":"s"}"#)],
        "A `result` of null stands beside the `error`",
    ),
    fails: &[("RPC-02", "a response has both members")],
};

/// The gateway writes all members of a response, the one that does not apply as null.
struct ResultBesideError;

impl Rules for ResultBesideError {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ResultBesideError {
    fn response(&self, _: &str, right: Response) -> Response {
        let mut response = right.to_value();
        if let Value::Object(members) = &mut response {
            members.entry("result").or_insert(Value::Null);
        }
        response.into()
    }
}
