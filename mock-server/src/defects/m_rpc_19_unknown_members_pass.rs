//! M-RPC-19: members of a start that begin with `x-` pass.

use api_contract::lightspeed::sessions::SessionStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-19",
    title: "Members of a start that begin with `x-` pass",
    rules: || params_of(SessionStart::NAME, unknown_members_pass),
    shown_by: calls(
        &[call("session/start", r#"{"sessionId":"s","x-unknown":1}"#)],
        "The session is started in place of an error -32602",
    ),
    fails: &[("RPC-06", "an unknown member of a start is taken")],
};

/// The gateway takes them for remarks, and drops them before it looks.
fn unknown_members_pass(params: &mut Value) {
    if let Some(members) = params.as_object_mut() {
        members.retain(|name, _| !name.starts_with("x-"));
    }
}
