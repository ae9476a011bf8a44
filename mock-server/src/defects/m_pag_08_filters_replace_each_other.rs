//! M-PAG-08: a session list that is asked for by labels does not ask whether sessions are closed.

use api_contract::lightspeed::sessions::SessionList;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-PAG-08",
    title: "A session list that is asked for by labels does not ask whether sessions are closed",
    rules: || params_of(SessionList::NAME, filters_replace_each_other),
    shown_by: calls(
        &[
            call("session/start", r#"{"sessionId":"s","metadata":{"a":"1"}}"#),
            call("session/list", r#"{"metadata":{"a":"1"},"closed":true}"#),
        ],
        "The page holds `s`, which is open, in place of nothing",
    ),
    fails: &[("PAGE-08", "open sessions are listed among the closed ones")],
};

/// The gateway takes one filter where several are given.
fn filters_replace_each_other(params: &mut Value) {
    if let Some(members) = params.as_object_mut()
        && members.contains_key("metadata")
    {
        members.remove("closed");
    }
}
