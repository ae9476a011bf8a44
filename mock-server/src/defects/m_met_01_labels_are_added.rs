//! M-MET-01: labels that are put are added to those that are there.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{START, call, calls};
use crate::core::rules::{Rules, SessionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-MET-01",
    title: "Labels that are put are added to those that are there",
    rules: || Arc::new(LabelsAreAdded),
    shown_by: calls(
        &[
            START,
            call(
                "session/metadata/put",
                r#"{"sessionId":"s","metadata":{"a":"1"}}"#,
            ),
            call(
                "session/metadata/put",
                r#"{"sessionId":"s","metadata":{"b":"2"}}"#,
            ),
        ],
        "The session has the labels `a` and `b` in place of `b` alone",
    ),
    fails: &[
        ("META-01", "labels that were left out are still there"),
        ("SCHEMA-01", "labels add up to more than a session may have"),
    ],
};

/// The gateway merges the maps.
struct LabelsAreAdded;

impl Rules for LabelsAreAdded {
    fn sessions(&self) -> &dyn SessionRules {
        self
    }
}

impl SessionRules for LabelsAreAdded {
    fn labels_replace(&self) -> bool {
        false
    }
}
