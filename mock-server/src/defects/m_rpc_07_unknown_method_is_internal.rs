//! M-RPC-07: an unknown method is an internal error.

use std::sync::Arc;

use api_contract::rpc::{INTERNAL_ERROR, METHOD_NOT_FOUND};

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{ErrorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-RPC-07",
    title: "An unknown method is an internal error",
    rules: || Arc::new(UnknownMethodIsInternal),
    shown_by: calls(
        &[call("no/such", "{}")],
        "The code is -32603 in place of -32601",
    ),
    fails: &[("RPC-03", "the error is an internal one")],
};

/// The gateway has no answer of its own for names that it does not know.
struct UnknownMethodIsInternal;

impl Rules for UnknownMethodIsInternal {
    fn errors(&self) -> &dyn ErrorRules {
        self
    }
}

impl ErrorRules for UnknownMethodIsInternal {
    fn code(&self, code: i64) -> i64 {
        if code == METHOD_NOT_FOUND {
            INTERNAL_ERROR
        } else {
            code
        }
    }
}
