//! M-RPC-18: an outcome comes with a notification of a kind that does not exist.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionClose;
use api_contract::method::Method as _;
use serde_json::json;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-18",
    title: "An outcome comes with a notification of a kind that does not exist",
    rules: || Arc::new(NotificationOfNoKind),
    shown_by: calls(
        &[START, call("session/close", r#"{"sessionId":"s"}"#)],
        "`notifications` holds one that the contract does not list",
    ),
    fails: &[("RPC-16", "the notification is of no declared kind")],
};

/// The gateway tells more than its contract knows.
struct NotificationOfNoKind;

impl Rules for NotificationOfNoKind {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for NotificationOfNoKind {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionClose::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        response["result"]["notifications"] = json!([{ "method": "session/gone", "params": {} }]);
        response.into()
    }
}
