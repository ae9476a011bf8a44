//! M-SES-10: a start under the id of a closed session is answered as idle.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionStart;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-10",
    title: "A start under the id of a closed session is answered as idle",
    rules: || Arc::new(ClosedStartLooksIdle),
    shown_by: calls(
        &[START, call("session/close", r#"{"sessionId":"s"}"#), START],
        "The status is `idle` in place of `closed`",
    ),
    fails: &[("SESS-10", "the closed session is answered as idle")],
};

/// The gateway answers every start alike.
struct ClosedStartLooksIdle;

impl Rules for ClosedStartLooksIdle {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ClosedStartLooksIdle {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionStart::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        response["result"]["result"]["session"]["status"] = "idle".into();
        response.into()
    }
}
