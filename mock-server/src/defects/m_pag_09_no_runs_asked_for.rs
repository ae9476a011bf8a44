//! M-PAG-09: a limit of 0 runs is taken for one of 1.

use api_contract::lightspeed::runs::SessionRunsList;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-09",
    title: "A limit of 0 runs is taken for one of 1",
    rules: || params_of(SessionRunsList::NAME, no_runs_asked_for),
    shown_by: calls(
        &[
            START,
            call("session/runs/list", r#"{"sessionId":"s","limit":0}"#),
        ],
        "The page is read in place of an error -32602",
    ),
    fails: &[("Q05", "a limit of 0 runs is taken")],
};

/// The gateway raises a limit that is too small, as it lowers one that is too great.
fn no_runs_asked_for(params: &mut Value) {
    if let Some(members) = params.as_object_mut()
        && members.get("limit").is_some_and(|limit| limit == 0)
    {
        members.insert("limit".to_owned(), json!(1));
    }
}
