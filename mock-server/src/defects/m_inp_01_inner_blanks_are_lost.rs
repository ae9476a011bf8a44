//! M-INP-01: each run of white space in a text becomes one blank.

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::{elements, params_of};

pub(super) const DEFECT: Defect = Defect {
    id: "M-INP-01",
    title: "Each run of white space in a text becomes one blank",
    rules: || params_of(SessionRunsStart::NAME, inner_blanks_are_lost),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"two  blanks"}]}}"#,
            ),
        ],
        "The text is shown with one blank in place of two",
    ),
    fails: &[("INPUT-02", "the text is shown with other white space")],
};

/// The gateway tidies texts up.
fn inner_blanks_are_lost(params: &mut Value) {
    for item in elements(params, "/source/items") {
        if let Some(text) = item["text"].as_str() {
            let words: Vec<&str> = text.split_whitespace().collect();
            item["text"] = json!(words.join(" "));
        }
    }
}
