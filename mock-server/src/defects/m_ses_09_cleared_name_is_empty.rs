//! M-SES-09: a name that is taken away is an empty one.

use api_contract::lightspeed::sessions::SessionRename;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-SES-09",
    title: "A name that is taken away is an empty one",
    rules: || params_of(SessionRename::NAME, cleared_name_is_empty),
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
fn cleared_name_is_empty(params: &mut Value) {
    if let Some(params) = params.as_object_mut()
        && params.get("displayName").is_none_or(Value::is_null)
    {
        params.insert("displayName".to_owned(), "".into());
    }
}
