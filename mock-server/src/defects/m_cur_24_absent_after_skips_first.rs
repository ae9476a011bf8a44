//! M-CUR-24: a read without `after` begins with the second event.

use std::sync::Arc;

use api_contract::lightspeed::events::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-24",
    title: "A read without `after` begins with the second event",
    rules: || Arc::new(AbsentAfterSkipsFirst),
    shown_by: calls(
        &[START, call("session/events/read", r#"{"sessionId":"s"}"#)],
        "The page begins with event 2 in place of event 1",
    ),
    fails: &[
        ("CUR-03", "the walk misses the first event"),
        (
            "CUR-08",
            "the page does not begin with the opening of the session",
        ),
        ("GAP-01", "the gap tells of a cursor that was not sent"),
    ],
};

/// The gateway takes a cursor that is absent for the first one there is.
struct AbsentAfterSkipsFirst;

impl Rules for AbsentAfterSkipsFirst {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for AbsentAfterSkipsFirst {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionEventsRead::NAME
            && let Some(members) = params.as_object_mut()
        {
            let is_forward = members.get("direction").is_none_or(|way| way == "forward");
            if is_forward && members.get("after").is_none_or(Value::is_null) {
                members.insert("after".to_owned(), json!({ "seq": 1 }));
            }
        }
    }
}
