//! M-POL-14: a wait that is no number of milliseconds counts as none.

use api_contract::lightspeed::events::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-14",
    title: "A wait that is no number of milliseconds counts as none",
    rules: || params_of(SessionEventsRead::NAME, any_wait_taken),
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
fn any_wait_taken(params: &mut Value) {
    if let Some(members) = params.as_object_mut()
        && members.get("waitMs").is_some_and(|wait| !wait.is_u64())
    {
        members.remove("waitMs");
    }
}
