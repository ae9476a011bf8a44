//! M-RPC-15: the result of `session/rename` stands in no envelope.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionRename;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-15",
    title: "The result of `session/rename` stands in no envelope",
    rules: || Arc::new(EnvelopeFlattened),
    shown_by: calls(
        &[
            START,
            call("session/rename", r#"{"sessionId":"s","displayName":"S"}"#),
        ],
        "`session` stands in `result` in place of `result.result`",
    ),
    fails: &[
        ("RPC-06", "a renamed session cannot be read"),
        (
            "RPC-09",
            "the result of `session/rename` stands in no envelope",
        ),
        ("RPC-18", "a renamed session cannot be read"),
        ("ERR-02", "the control, a rename, cannot be read"),
        ("ERR-05", "the control, a rename, cannot be read"),
        ("SESS-03", "a renamed session cannot be read"),
        ("SESS-05", "a renamed session cannot be read"),
        ("SESS-08", "a renamed session cannot be read"),
        ("SESS-09", "the control, a rename, cannot be read"),
        ("CUR-06", "a renamed session cannot be read"),
        ("PAGE-02", "a renamed session cannot be read"),
        (
            "SCHEMA-01",
            "the response of `session/rename` has no envelope",
        ),
    ],
};

/// The gateway answers one method past the place where envelopes are made.
struct EnvelopeFlattened;

impl Rules for EnvelopeFlattened {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for EnvelopeFlattened {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionRename::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        response["result"] = response["result"]["result"].take();
        response.into()
    }
}
