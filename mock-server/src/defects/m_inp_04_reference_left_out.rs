//! M-INP-04: a `textRef` beside a text is left out.

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-INP-04",
    title: "A `textRef` beside a text is left out",
    rules: || params_of(SessionRunsStart::NAME, reference_left_out),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"hello"},{"type":"textRef","blobRef":"sha256:a8100ae6aa1940d0b663bb31cd466142ebbdbd5187131b92d93818987832eb89"}]}}"#,
            ),
        ],
        "A run is accepted in place of an error -32602",
    ),
    fails: &[("INPUT-03", "a reference that leads to nothing is taken")],
};

/// The gateway makes do with the text.
fn reference_left_out(params: &mut Value) {
    let items = params
        .pointer_mut("/source/items")
        .and_then(Value::as_array_mut);
    if let Some(items) = items
        && items.iter().any(|item| item["type"] == "text")
    {
        items.retain(|item| item["type"] != "textRef");
    }
}
