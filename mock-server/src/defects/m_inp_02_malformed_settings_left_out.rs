//! M-INP-02: settings of a run that cannot be read are left out.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-INP-02",
    title: "Settings of a run that cannot be read are left out",
    rules: || Arc::new(MalformedSettingsLeftOut),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","config":"fast","source":{"type":"input","items":[{"type":"text","text":"hello"}]}}"#,
            ),
        ],
        "A run is accepted in place of an error -32602",
    ),
    fails: &[("INPUT-05", "settings that are a text make a run")],
};

/// The gateway takes settings for a wish.
struct MalformedSettingsLeftOut;

impl Rules for MalformedSettingsLeftOut {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for MalformedSettingsLeftOut {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionRunsStart::NAME
            && let Some(members) = params.as_object_mut()
            && members.get("config").is_some_and(Value::is_string)
        {
            members.remove("config");
        }
    }
}
