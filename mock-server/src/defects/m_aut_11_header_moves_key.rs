//! M-AUT-11: a header moves a key into another universe.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{SECOND_UNIVERSE, Step, Who, call_as, with_keys};
use crate::core::rules::{AccessRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-11",
    title: "A header moves a key into another universe",
    rules: || Arc::new(HeaderMovesKey),
    shown_by: with_keys(
        &[
            call_as(Who::Second, "session/start", r#"{"sessionId":"s"}"#),
            Step::CallAs {
                who: Who::First,
                headers: &[("x-lightspeed-universe", SECOND_UNIVERSE)],
                method: "session/read",
                params: r#"{"sessionId":"s"}"#,
            },
        ],
        "The first caller reads in the universe of the second in place of an error -32003",
    ),
    fails: &[(
        "AUTH-07",
        "a call with the header of another tenant is served",
    )],
};

/// The gateway believes the header that a proxy would set, beside a key.
struct HeaderMovesKey;

impl Rules for HeaderMovesKey {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for HeaderMovesKey {
    fn header_moves_key(&self) -> bool {
        true
    }
}
