//! M-SES-11: the time of the close is told in seconds.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionRead;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-11",
    title: "The time of the close is told in seconds",
    rules: || Arc::new(ClosedInSeconds),
    shown_by: calls(
        &[
            START,
            call("session/close", r#"{"sessionId":"s"}"#),
            call("session/read", r#"{"sessionId":"s"}"#),
        ],
        "`closedAtMs` is long before `createdAtMs`",
    ),
    fails: &[("SESS-11", "the session was closed before it was created")],
};

/// The gateway has one time of another clock.
struct ClosedInSeconds;

impl Rules for ClosedInSeconds {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ClosedInSeconds {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionRead::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        if let Some(closed) = response.pointer_mut("/result/result/session/closedAtMs") {
            *closed = closed.as_u64().map(|ms| ms / 1000).into();
        }
        response.into()
    }
}
