//! M-ERR-01: what is not found is called invalid.

use std::sync::Arc;

use api_contract::lightspeed::error::AgentApiErrorKind;
use api_contract::rpc::INVALID_PARAMS;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{ErrorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-ERR-01",
    title: "What is not found is called invalid",
    rules: || Arc::new(NotFoundAsInvalid),
    shown_by: calls(
        &[call("session/read", r#"{"sessionId":"s"}"#)],
        "The code is -32602 in place of -32004",
    ),
    fails: &[(
        "ERR-01",
        "an error of kind `not_found` has the code of invalid parameters",
    )],
};

/// The gateway looks for what a request names while it checks the parameters.
struct NotFoundAsInvalid;

impl Rules for NotFoundAsInvalid {
    fn errors(&self) -> &dyn ErrorRules {
        self
    }
}

impl ErrorRules for NotFoundAsInvalid {
    fn code(&self, code: i64) -> i64 {
        if Some(code) == AgentApiErrorKind::NotFound.code() {
            INVALID_PARAMS
        } else {
            code
        }
    }
}
