//! M-CTX-01: the results of an append come in the opposite order.

use std::sync::Arc;

use api_contract::lightspeed::context::SessionContextAppend;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CTX-01",
    title: "The results of an append come in the opposite order",
    rules: || Arc::new(ResultsInReverse),
    shown_by: calls(
        &[
            START,
            call(
                "session/context/append",
                r#"{"sessionId":"s","entries":[{"key":"a","item":{"type":"text","text":"one"}},{"key":"b","item":{"type":"text","text":"two"}}]}"#,
            ),
        ],
        "The first result is about `b` in place of `a`",
    ),
    fails: &[(
        "CTX-02",
        "the results are about other keys than those in their places",
    )],
};

/// The gateway collects results on a stack.
struct ResultsInReverse;

impl Rules for ResultsInReverse {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ResultsInReverse {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionContextAppend::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        if let Some(results) = response["result"]["result"]["results"].as_array_mut() {
            results.reverse();
        }
        response.into()
    }
}
