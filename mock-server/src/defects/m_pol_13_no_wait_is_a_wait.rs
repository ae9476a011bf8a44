//! M-POL-13: a read with a wait of 0 waits for a second.

use std::sync::Arc;

use api_contract::lightspeed::events::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-POL-13",
    title: "A read with a wait of 0 waits for a second",
    rules: || Arc::new(NoWaitIsAWait),
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

/// The gateway takes a wait of 0 for one that was not given, and waits as it does then.
struct NoWaitIsAWait;

impl Rules for NoWaitIsAWait {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for NoWaitIsAWait {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionEventsRead::NAME
            && let Some(members) = params.as_object_mut()
            && members.get("waitMs").is_some_and(|wait| wait == 0)
            && !members.contains_key("direction")
        {
            members.insert("waitMs".to_owned(), json!(1000));
        }
    }
}
