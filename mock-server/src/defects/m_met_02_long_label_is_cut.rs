//! M-MET-02: the value of a label that is too long is cut.

use std::sync::Arc;

use api_contract::lightspeed::metadata::MAX_VALUE_BYTES;
use api_contract::lightspeed::sessions::{SessionMetadataPut, SessionStart};
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-MET-02",
    title: "The value of a label that is too long is cut",
    rules: || Arc::new(LongLabelIsCut),
    shown_by: calls(
        &[
            START,
            call(
                "session/metadata/put",
                r#"{"sessionId":"s","metadata":{"a":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"}}"#,
            ),
        ],
        "The put succeeds in place of an error -32602",
    ),
    fails: &[("META-02", "a value of 257 bytes is taken")],
};

/// The gateway makes labels fit.
struct LongLabelIsCut;

impl Rules for LongLabelIsCut {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for LongLabelIsCut {
    fn edit(&self, method: &str, params: &mut Value) {
        if ![SessionStart::NAME, SessionMetadataPut::NAME].contains(&method) {
            return;
        }
        let labels = params.get_mut("metadata");
        for value in labels.and_then(Value::as_object_mut).into_iter().flatten() {
            if let (_, Value::String(text)) = value {
                text.truncate(text.floor_char_boundary(MAX_VALUE_BYTES));
            }
        }
    }
}
