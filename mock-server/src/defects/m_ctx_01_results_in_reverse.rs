//! M-CTX-01: the results of an append come in the opposite order.

use api_contract::lightspeed::context::SessionContextAppend;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::result_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-CTX-01",
    title: "The results of an append come in the opposite order",
    rules: || result_of(SessionContextAppend::NAME, results_in_reverse),
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
fn results_in_reverse(result: &mut Value) {
    if let Some(results) = result["results"].as_array_mut() {
        results.reverse();
    }
}
