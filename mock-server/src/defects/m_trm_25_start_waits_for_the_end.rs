//! M-TRM-25: the start of a quick run is answered when the run is over.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, START, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-25",
    title: "The start of a quick run is answered when the run is over",
    rules: || Arc::new(StartWaitsForTheEnd),
    shown_by: calls(
        &[START, HELLO],
        "The run is `completed` in place of `running`",
    ),
    fails: &[],
};

/// How long a run takes at most for its start to wait for its end, in milliseconds.
const QUICK_MS: u64 = 200;

/// The gateway answers a start when it has done the run, unless the run takes long.
struct StartWaitsForTheEnd;

impl Rules for StartWaitsForTheEnd {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for StartWaitsForTheEnd {
    fn answered_after_ms(&self) -> u64 {
        QUICK_MS
    }
}
