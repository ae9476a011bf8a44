//! M-AUT-16: a key of a universe manages the deployment.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{Who, call_as, with_keys};
use crate::core::rules::{AccessRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-AUT-16",
    title: "A key of a universe manages the deployment",
    rules: || Arc::new(KeyManagesDeployment),
    shown_by: with_keys(
        &[call_as(Who::First, "deployment/universes/list", "{}")],
        "The universes are listed in place of an error -32003",
    ),
    fails: &[(
        "AUTH-08",
        "a key of a universe lists the universes of the deployment",
    )],
};

/// The gateway looks at whether a key is valid, and no further.
struct KeyManagesDeployment;

impl Rules for KeyManagesDeployment {
    fn access(&self) -> &dyn AccessRules {
        self
    }
}

impl AccessRules for KeyManagesDeployment {
    fn key_manages_deployment(&self) -> bool {
        true
    }
}
