//! M-SES-09: a name that is taken away is an empty one.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionRename;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-09",
    title: "A name that is taken away is an empty one",
    rules: || Arc::new(ClearedNameIsEmpty),
    shown_by: calls(
        &[
            call("session/start", r#"{"sessionId":"s","displayName":"S"}"#),
            call("session/rename", r#"{"sessionId":"s"}"#),
        ],
        "`displayName` is empty in place of absent",
    ),
    fails: &[
        ("RPC-18", "a name that is left out is shown as an empty one"),
        ("SESS-05", "a session without a name is shown with one"),
    ],
};

/// The gateway stores the empty text for no name.
struct ClearedNameIsEmpty;

impl Rules for ClearedNameIsEmpty {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for ClearedNameIsEmpty {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionRename::NAME
            && let Some(params) = params.as_object_mut()
            && params.get("displayName").is_none_or(Value::is_null)
        {
            params.insert("displayName".to_owned(), "".into());
        }
    }
}
