//! M-RPC-15: the result of `session/list` stands in no envelope.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionList;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-15",
    title: "The result of `session/list` stands in no envelope",
    rules: || Arc::new(EnvelopeFlattened),
    shown_by: calls(
        &[START, call("session/list", "{}")],
        "`sessions` stands in `result` in place of `result.result`",
    ),
    fails: &[
        ("RPC-03", "the control, a list of sessions, cannot be read"),
        ("RPC-06", "a list of sessions cannot be read"),
        (
            "RPC-09",
            "the result of `session/list` stands in no envelope",
        ),
        ("RPC-18", "a list of sessions cannot be read"),
        ("ERR-05", "the list cannot be read"),
        ("SESS-03", "the session cannot be found in the list"),
        ("SESS-08", "the closed session cannot be found in the list"),
        (
            "SESS-09",
            "the deleted session cannot be looked for in the list",
        ),
        ("SESS-11", "the times in the list cannot be read"),
        ("META-01", "sessions cannot be looked for by their labels"),
        (
            "RET-02",
            "the session that was deleted cannot be looked for in the list",
        ),
        ("PAGE-01", "the list cannot be read"),
        ("PAGE-02", "the list cannot be read"),
        ("PAGE-03", "the list cannot be read"),
        ("PAGE-04", "the list cannot be read"),
        ("PAGE-05", "the list cannot be read"),
        ("PAGE-06", "the list cannot be read"),
        ("PAGE-07", "the list cannot be read"),
        ("PAGE-08", "the list cannot be read"),
        ("Q06", "the list cannot be read"),
        ("APPR-04", "the list cannot be read"),
        (
            "SCHEMA-01",
            "the response of `session/list` has no envelope",
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
        if method != SessionList::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        response["result"] = response["result"]["result"].take();
        response.into()
    }
}
