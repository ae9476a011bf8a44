//! M-MET-03: of the labels that a session is started with, only the first 16 are kept.

use api_contract::lightspeed::sessions::SessionStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-MET-03",
    title: "Of the labels that a session is started with, only the first 16 are kept",
    rules: || params_of(SessionStart::NAME, later_labels_are_lost),
    shown_by: calls(
        &[
            call(
                "session/start",
                r#"{"sessionId":"s","metadata":{"a":"","b":"","c":"","d":"","e":"","f":"","g":"","h":"","i":"","j":"","k":"","l":"","m":"","n":"","o":"","p":"","q":""}}"#,
            ),
            call("session/read", r#"{"sessionId":"s"}"#),
        ],
        "The session has no label `q`",
    ),
    fails: &[
        ("META-02", "more labels than allowed are taken at a start"),
        (
            "Q03",
            "a session shows fewer labels than it was started with",
        ),
    ],
};

/// How many labels are kept.
const KEPT: usize = 16;

/// The gateway has room for some labels, and says nothing of the others.
fn later_labels_are_lost(params: &mut Value) {
    let labels = params.get_mut("metadata");
    if let Some(labels) = labels.and_then(Value::as_object_mut) {
        let kept = std::mem::take(labels).into_iter().take(KEPT);
        labels.extend(kept);
    }
}
