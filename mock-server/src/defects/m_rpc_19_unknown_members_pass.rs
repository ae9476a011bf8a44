//! M-RPC-19: unknown members pass where they are forbidden.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-19",
    title: "Unknown members pass where they are forbidden",
    rules: || Arc::new(UnknownMembersPass),
    shown_by: calls(
        &[call("session/start", r#"{"sessionId":"s","x-unknown":1}"#)],
        "The session is started in place of an error -32602",
    ),
    fails: &[("RPC-06", "an unknown member of a start is taken")],
};

/// The gateway drops what it does not know before it looks.
struct UnknownMembersPass;

impl Rules for UnknownMembersPass {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for UnknownMembersPass {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionStart::NAME
            && let Some(members) = params.as_object_mut()
        {
            members.retain(|name, _| !name.starts_with("x-"));
        }
    }
}
