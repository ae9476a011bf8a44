//! M-AUT-04: a session of another universe can be read.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionRead;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{Who, call_as, with_keys};
use crate::core::rules::{AccessRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-04",
    title: "A session of another universe can be read",
    rules: || Arc::new(ForeignSessionRead),
    shown_by: with_keys(
        &[
            call_as(Who::First, "session/start", r#"{"sessionId":"s"}"#),
            call_as(Who::Second, "session/read", r#"{"sessionId":"s"}"#),
        ],
        "The second caller gets the session of the first in place of an error -32004",
    ),
    fails: &[
        ("AUTH-03", "the session is read by another tenant"),
        (
            "AUTH-12",
            "what the session is labelled with shows to another tenant",
        ),
    ],
};

/// The gateway finds a session by its id alone.
struct ForeignSessionRead;

impl Rules for ForeignSessionRead {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for ForeignSessionRead {
    fn crosses_universes(&self, method: &str) -> bool {
        method == SessionRead::NAME
    }
}
