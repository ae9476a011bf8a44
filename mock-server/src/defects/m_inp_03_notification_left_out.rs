//! M-INP-03: the notification of a submission is left out.

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-INP-03",
    title: "The notification of a submission is left out",
    rules: || params_of(SessionRunsStart::NAME, notification_left_out),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","notifyOnTerminal":{"token":"t"},"source":{"type":"input","items":[{"type":"text","text":"hello"}]}}"#,
            ),
        ],
        "A run is accepted in place of an error -32602",
    ),
    fails: &[
        (
            "IDEM-10",
            "a submission whose notification nobody would get is accepted",
        ),
        (
            "IDEM-19",
            "another notification is answered with the first run",
        ),
        ("INPUT-06", "a notification without a controller is taken"),
    ],
};

/// The gateway does not know the member.
fn notification_left_out(params: &mut Value) {
    if let Some(members) = params.as_object_mut() {
        members.remove("notifyOnTerminal");
    }
}
