//! M-RPC-12: a body that is not JSON ends the server.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{Step, call, calls};
use crate::core::rules::{Rules, TransportRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-12",
    title: "A body that is not JSON ends the server",
    rules: || Arc::new(MalformedJsonEndsIt),
    shown_by: calls(
        &[Step::Post { body: "{" }, call("initialize", "{}")],
        "The connection is closed without an answer, and nobody accepts the next one",
    ),
    // The checks that come after it are not exercised: there is nobody left.
    fails: &[(
        "RPC-05",
        "a body that is not JSON gets no answer, and nobody answers the next one",
    )],
};

/// The gateway does not survive a body that it cannot read: it listens no more.
struct MalformedJsonEndsIt;

impl Rules for MalformedJsonEndsIt {
    fn transport(&self) -> &dyn TransportRules {
        self
    }
}

impl TransportRules for MalformedJsonEndsIt {
    fn survives_malformed_json(&self) -> bool {
        false
    }
}
