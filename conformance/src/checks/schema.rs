//! What responses look like.

use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[Check {
    id: "SCHEMA-01",
    title: "every response is valid against the contract's schema",
    level: Level::Must,
    rule: "Results, errors and notifications have the shape that the contract gives them. Values \
           of open enums and unions that it does not list are accepted.",
    source: Source::Contract("api.schema.json"),
    needs: Needs::NOTHING,
    effect: Effect::ReadOnly,
    budget: 0,
    timing: false,
    kind: Kind::Passive(oracle::schema),
}];
