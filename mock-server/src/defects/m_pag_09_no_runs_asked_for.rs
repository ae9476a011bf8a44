//! M-PAG-09: a limit of 0 runs is taken for one of 1.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsList;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-09",
    title: "A limit of 0 runs is taken for one of 1",
    rules: || Arc::new(NoRunsAskedFor),
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
struct NoRunsAskedFor;

impl Rules for NoRunsAskedFor {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for NoRunsAskedFor {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionRunsList::NAME
            && let Some(members) = params.as_object_mut()
            && members.get("limit").is_some_and(|limit| limit == 0)
        {
            members.insert("limit".to_owned(), json!(1));
        }
    }
}
