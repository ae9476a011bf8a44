//! M-CUR-24: a read without `after` begins with the second event.

use api_contract::lightspeed::events::SessionEventsRead;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::{is_forward, params_of};

pub(super) const DEFECT: Defect = Defect {
    id: "M-CUR-24",
    title: "A read without `after` begins with the second event",
    rules: || params_of(SessionEventsRead::NAME, absent_after_skips_first),
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
fn absent_after_skips_first(params: &mut Value) {
    if let Some(members) = params.as_object_mut()
        && is_forward(members)
        && members.get("after").is_none_or(Value::is_null)
    {
        members.insert("after".to_owned(), json!({ "seq": 1 }));
    }
}
