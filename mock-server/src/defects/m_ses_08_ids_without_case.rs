//! M-SES-08: session ids that differ in case only are the same.

use std::sync::Arc;

use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-08",
    title: "Session ids that differ in case only are the same",
    rules: || Arc::new(IdsWithoutCase),
    shown_by: calls(
        &[
            call(
                "session/start",
                r#"{"sessionId":"s","displayName":"small"}"#,
            ),
            call(
                "session/start",
                r#"{"sessionId":"S","displayName":"capital"}"#,
            ),
        ],
        "The second start is answered with session `s`",
    ),
    fails: &[
        (
            "CUR-01",
            "events bear the small spelling of the id that was asked for",
        ),
        ("SESS-02", "ids that differ in case only are one session"),
    ],
};

/// The gateway looks ids up in lower case.
struct IdsWithoutCase;

impl Rules for IdsWithoutCase {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for IdsWithoutCase {
    fn edit(&self, _method: &str, params: &mut Value) {
        if let Some(Value::String(id)) = params.get_mut("sessionId") {
            *id = id.to_lowercase();
        }
    }
}
