//! M-PAG-06: a page of sessions begins with the one updated first.

use api_contract::lightspeed::sessions::SessionList;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::result_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-06",
    title: "A page of sessions begins with the one updated first",
    rules: || result_of(SessionList::NAME, oldest_first),
    shown_by: calls(
        &[
            START,
            call("session/start", r#"{"sessionId":"t"}"#),
            call("session/list", r"{}"),
        ],
        "The page begins with `s` in place of `t`",
    ),
    fails: &[("PAGE-02", "the times of the last update rise within a page")],
};

/// The gateway sorts its pages, and the rows of a page the other way round.
fn oldest_first(result: &mut Value) {
    if let Some(rows) = result["sessions"].as_array_mut() {
        rows.reverse();
    }
}
