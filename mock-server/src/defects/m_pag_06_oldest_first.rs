//! M-PAG-06: a page of sessions begins with the one updated first.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionList;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-06",
    title: "A page of sessions begins with the one updated first",
    rules: || Arc::new(OldestFirst),
    shown_by: calls(
        &[
            START,
            call("session/start", r#"{"sessionId":"t"}"#),
            call("session/list", r"{}"),
        ],
        "The page begins with `s` in place of `t`",
    ),
    fails: &[("PAGE-02", "the times of the last update rise within a page")],
};

/// The gateway sorts its pages, and the rows of a page the other way round.
struct OldestFirst;

impl Rules for OldestFirst {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for OldestFirst {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionList::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        if let Some(rows) = response["result"]["result"]["sessions"].as_array_mut() {
            rows.reverse();
        }
        response.into()
    }
}
