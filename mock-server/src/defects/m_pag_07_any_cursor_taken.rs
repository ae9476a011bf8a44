//! M-PAG-07: a cursor of the session list that the gateway did not make counts as none.

use api_contract::lightspeed::sessions::SessionList;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-07",
    title: "A cursor of the session list that the gateway did not make counts as none",
    rules: || params_of(SessionList::NAME, any_cursor_taken),
    shown_by: calls(
        &[START, call("session/list", r#"{"cursor":"abc"}"#)],
        "The first page is read in place of an error -32602",
    ),
    fails: &[("PAGE-04", "a made-up cursor is taken")],
};

/// The gateway starts anew where it cannot read a cursor.
fn any_cursor_taken(params: &mut Value) {
    if let Some(members) = params.as_object_mut() {
        let is_own = |cursor: &str| cursor.starts_with(|first: char| first.is_ascii_digit());
        let cursor = members.get("cursor").and_then(Value::as_str);
        if cursor.is_some_and(|cursor| !is_own(cursor)) {
            members.remove("cursor");
        }
    }
}
