//! M-INP-02: settings of a run that cannot be read are left out.

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-INP-02",
    title: "Settings of a run that cannot be read are left out",
    rules: || params_of(SessionRunsStart::NAME, malformed_settings_left_out),
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
fn malformed_settings_left_out(params: &mut Value) {
    if let Some(members) = params.as_object_mut()
        && members
            .get("config")
            .is_some_and(|config| !config.is_object() && !config.is_null())
    {
        members.remove("config");
    }
}
