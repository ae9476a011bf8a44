//! M-AUT-03: a revoked key works for a minute.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{Who, call_as, with_keys};
use crate::core::rules::{AccessRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-03",
    title: "A revoked key works for a minute",
    rules: || Arc::new(RevokedKeyWorks),
    shown_by: with_keys(
        &[
            call_as(Who::First, "session/list", "{}"),
            call_as(
                Who::Operator,
                "deployment/api-keys/revoke",
                r#"{"keyPrefix":"lsk_4iCoOXsd"}"#,
            ),
            call_as(Who::First, "session/list", "{}"),
        ],
        "Sessions are listed with the revoked key in place of an error -32001",
    ),
    fails: &[("AUTH-11", "the key still works right after it was revoked")],
};

/// How long a checked key is kept.
const KEPT_MS: u64 = 60_000;

/// The gateway keeps the keys that it has checked for a minute.
struct RevokedKeyWorks;

impl Rules for RevokedKeyWorks {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for RevokedKeyWorks {
    fn revoked_key_works(&self, revoked_for_ms: u64) -> bool {
        revoked_for_ms < KEPT_MS
    }
}
