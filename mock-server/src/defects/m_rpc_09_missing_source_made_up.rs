//! M-RPC-09: a run without a source gets one.

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-09",
    title: "A run without a source gets one",
    rules: || params_of(SessionRunsStart::NAME, missing_source_made_up),
    shown_by: calls(
        &[START, call("session/runs/start", r#"{"sessionId":"s"}"#)],
        "A run is accepted in place of an error -32602",
    ),
    fails: &[
        ("ERR-05", "a start without a source is not refused"),
        ("INPUT-01", "a submission without a source makes a run"),
        ("RPC-04", "a start without a source makes a run"),
    ],
};

/// The gateway fills in what a required parameter should have said.
fn missing_source_made_up(params: &mut Value) {
    if let Some(members) = params.as_object_mut() {
        let source = members.entry("source");
        source.or_insert_with(
            || json!({ "type": "input", "items": [{ "type": "text", "text": "hello" }] }),
        );
    }
}
