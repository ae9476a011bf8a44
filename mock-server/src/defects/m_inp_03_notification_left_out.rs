//! M-INP-03: a notification that nobody would get is left out.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-INP-03",
    title: "A notification that nobody would get is left out",
    rules: || Arc::new(NotificationLeftOut),
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

/// The gateway notifies whoever is there, and nobody where nobody is.
struct NotificationLeftOut;

impl Rules for NotificationLeftOut {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for NotificationLeftOut {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionRunsStart::NAME
            && let Some(members) = params.as_object_mut()
        {
            members.remove("notifyOnTerminal");
        }
    }
}
