//! M-AUT-01: a call without a key acts in the first universe.

use std::sync::Arc;

use api_contract::lightspeed::ids::UniverseId;

use super::Defect;
use super::demonstration::{Who, call_as, with_keys};
use crate::core::rules::{AccessRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-01",
    title: "A call without a key acts in the first universe",
    rules: || Arc::new(NobodyIsSomebody),
    shown_by: with_keys(
        &[call_as(Who::Nobody, "session/list", "{}")],
        "Sessions are listed in place of an error -32001",
    ),
    fails: &[("AUTH-01", "a call without a credential is served")],
};

/// The gateway takes a caller without a key for that of a server without keys.
struct NobodyIsSomebody;

impl Rules for NobodyIsSomebody {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for NobodyIsSomebody {
    fn universe_without_credential(&self, first: Option<&UniverseId>) -> Option<UniverseId> {
        first.cloned()
    }
}
