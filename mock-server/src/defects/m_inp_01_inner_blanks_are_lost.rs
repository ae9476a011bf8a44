//! M-INP-01: white space within a text is lost.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-INP-01",
    title: "White space within a text is lost",
    rules: || Arc::new(InnerBlanksAreLost),
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
struct InnerBlanksAreLost;

impl Rules for InnerBlanksAreLost {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for InnerBlanksAreLost {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionRunsStart::NAME {
            let items = params
                .pointer_mut("/source/items")
                .and_then(Value::as_array_mut);
            for item in items.into_iter().flatten() {
                if let Some(text) = item["text"].as_str() {
                    let words: Vec<&str> = text.split_whitespace().collect();
                    item["text"] = json!(words.join(" "));
                }
            }
        }
    }
}
