//! M-POL-13: a read with a wait of 0 waits for a second.

use api_contract::lightspeed::events::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use super::edits::{is_forward, params_of};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-13",
    title: "A read with a wait of 0 waits for a second",
    rules: || params_of(SessionEventsRead::NAME, no_wait_is_a_wait),
    shown_by: calls(
        &[
            START,
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":2},"waitMs":0}"#,
            ),
            Step::Wait { ms: 1000 },
        ],
        "The read is answered a second later in place of at once",
    ),
    fails: &[(
        "POLL-04",
        "a read at the end of the log with a wait of 0 takes a second",
    )],
};

/// The gateway has a shortest wait.
fn no_wait_is_a_wait(params: &mut Value) {
    if let Some(members) = params.as_object_mut()
        && members.get("waitMs").is_some_and(|wait| wait == 0)
        && is_forward(members)
    {
        members.insert("waitMs".to_owned(), json!(1000));
    }
}
