//! M-AUT-07: the list of sessions has those of all universes.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionList;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{Who, call_as, with_keys};
use crate::core::rules::{AccessRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-07",
    title: "The list of sessions has those of all universes",
    rules: || Arc::new(ForeignSessionsListed),
    shown_by: with_keys(
        &[
            call_as(Who::First, "session/start", r#"{"sessionId":"s"}"#),
            call_as(Who::Second, "session/list", "{}"),
        ],
        "The second caller's list has the session of the first",
    ),
    fails: &[
        ("AUTH-05", "sessions of another tenant are listed"),
        ("AUTH-12", "their labels show in the list"),
    ],
};

/// The gateway lists what it has, whoever asks.
struct ForeignSessionsListed;

impl Rules for ForeignSessionsListed {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for ForeignSessionsListed {
    fn crosses_universes(&self, method: &str) -> bool {
        method == SessionList::NAME
    }
}
