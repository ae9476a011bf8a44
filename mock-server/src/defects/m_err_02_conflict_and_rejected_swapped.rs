//! M-ERR-02: the codes of conflict and rejected are swapped.

use std::sync::Arc;

use api_contract::lightspeed::error::AgentApiErrorKind;

use super::Defect;
use super::demonstration::{ONE, START, TWO, calls};
use crate::core::rules::{ErrorRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-ERR-02",
    title: "The codes of conflict and rejected are swapped",
    rules: || Arc::new(ConflictAndRejectedSwapped),
    shown_by: calls(&[START, ONE, TWO], "The code is -32009 in place of -32010"),
    fails: &[(
        "ERR-01",
        "errors of the kinds `conflict` and `rejected` have each other's code",
    )],
};

/// The gateway has two rows of its table of codes in the wrong order.
struct ConflictAndRejectedSwapped;

impl Rules for ConflictAndRejectedSwapped {
    fn errors(&self) -> &dyn ErrorRules {
        self
    }
}

impl ErrorRules for ConflictAndRejectedSwapped {
    fn code(&self, code: i64) -> i64 {
        let [conflict, rejected] =
            [AgentApiErrorKind::Conflict, AgentApiErrorKind::Rejected].map(|kind| kind.code());
        let other = match Some(code) {
            found if found == conflict => rejected,
            found if found == rejected => conflict,
            found => found,
        };
        other.unwrap_or(code)
    }
}
