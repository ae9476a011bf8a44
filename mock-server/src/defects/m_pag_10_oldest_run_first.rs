//! M-PAG-10: a page of runs begins with the oldest one.

use api_contract::lightspeed::runs::SessionRunsList;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{HELLO, START, call, calls};
use super::edits::result_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-10",
    title: "A page of runs begins with the oldest one",
    rules: || result_of(SessionRunsList::NAME, oldest_run_first),
    shown_by: calls(
        &[
            START,
            HELLO,
            HELLO,
            call("session/runs/list", r#"{"sessionId":"s"}"#),
        ],
        "The page begins with `run_1` in place of `run_2`",
    ),
    fails: &[
        ("TERM-15", "the runs are listed the other way round"),
        ("Q02", "the runs are listed the other way round"),
    ],
};

/// The gateway sorts the rows of a page, and not the way it was to.
fn oldest_run_first(result: &mut Value) {
    if let Some(rows) = result["runs"].as_array_mut() {
        rows.reverse();
    }
}
