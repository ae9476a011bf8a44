//! M-AUT-15: an unknown key is told from a malformed one.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{Step, Who, with_keys};
use crate::core::rules::{AccessRules, Rules};

/// A call of somebody who shows this.
const fn showing(authorization: &'static [(&'static str, &'static str)]) -> Step {
    Step::CallAs {
        who: Who::Nobody,
        headers: authorization,
        method: "session/list",
        params: "{}",
    }
}

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-15",
    title: "An unknown key is told from a malformed one",
    rules: || Arc::new(UnknownKeyToldApart),
    shown_by: with_keys(
        &[
            showing(&[("authorization", "Bearer ")]),
            showing(&[("authorization", "Bearer lsk_unknown")]),
        ],
        "The second error says that there is no such key in place of the words of the first",
    ),
    fails: &[(
        "AUTH-02",
        "a malformed and an unknown key are refused in other words",
    )],
};

/// The gateway says what is wrong with a key.
struct UnknownKeyToldApart;

impl Rules for UnknownKeyToldApart {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for UnknownKeyToldApart {
    fn tells_unknown_key(&self) -> bool {
        true
    }
}
