//! M-SES-07: a session with a run at work is shown as idle.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionRead;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{HELLO, START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-07",
    title: "A session with a run at work is shown as idle",
    rules: || Arc::new(ActiveShownAsIdle),
    shown_by: calls(
        &[START, HELLO, call("session/read", r#"{"sessionId":"s"}"#)],
        "The status is `idle` in place of `active`",
    ),
    fails: &[("Q06", "a session at work says that it is idle")],
};

/// The gateway shows whether a session is closed, and no more of what it does.
struct ActiveShownAsIdle;

impl Rules for ActiveShownAsIdle {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ActiveShownAsIdle {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionRead::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        let status = &mut response["result"]["result"]["session"]["status"];
        if *status == "active" {
            *status = "idle".into();
        }
        response.into()
    }
}
