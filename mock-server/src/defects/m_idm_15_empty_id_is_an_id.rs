//! M-IDM-15: an empty submission id is an id like any other.

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-15",
    title: "An empty submission id is an id like any other",
    rules: || params_of(SessionRunsStart::NAME, empty_id_is_an_id),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
            call(
                "session/runs/start",
                r#"{"sessionId":"s","submissionId":"","source":{"type":"input","items":[{"type":"text","text":"one"}]}}"#,
            ),
        ],
        "Both starts answer `run_1` in place of an error -32602",
    ),
    fails: &[("IDEM-13", "an empty id is taken")],
};

/// The gateway does not look at the form of a submission id.
fn empty_id_is_an_id(params: &mut Value) {
    if params.get("submissionId").is_some_and(|id| id == "") {
        // The contract's own types know no empty id.
        params["submissionId"] = "empty".into();
    }
}
