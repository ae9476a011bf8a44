//! M-POL-14: a wait that is no number of milliseconds counts as none.

use std::sync::Arc;

use api_contract::lightspeed::events::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-14",
    title: "A wait that is no number of milliseconds counts as none",
    rules: || Arc::new(AnyWaitTaken),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","waitMs":"1000"}"#,
            ),
        ],
        "The page is read in place of an error -32602",
    ),
    fails: &[("POLL-09", "waits that are no numbers are taken")],
};

/// The gateway drops what it cannot read.
struct AnyWaitTaken;

impl Rules for AnyWaitTaken {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for AnyWaitTaken {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionEventsRead::NAME
            && let Some(members) = params.as_object_mut()
            && members.get("waitMs").is_some_and(|wait| !wait.is_u64())
        {
            members.remove("waitMs");
        }
    }
}
