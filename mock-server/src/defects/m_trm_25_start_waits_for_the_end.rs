//! M-TRM-25: a start is answered only when a quick run is over.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{HELLO, START, Step, calls};
use crate::core::rules::{Rules, TransportRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-25",
    title: "A start is answered only when a quick run is over",
    rules: || Arc::new(StartWaitsForTheEnd),
    shown_by: calls(
        &[START, HELLO, Step::Wait { ms: 800 }],
        "The start is answered 800 ms later, when the run is over, in place of at once",
    ),
    fails: &[(
        "TERM-13",
        "the end of the run can be read before its start is answered",
    )],
};

/// How long the answer of a start is held back: longer than a quick run takes.
const HELD_MS: u64 = 800;

/// The gateway answers a start when it had the time to do the run, however long that takes.
struct StartWaitsForTheEnd;

impl Rules for StartWaitsForTheEnd {
    fn transport(&self) -> &dyn TransportRules {
        self
    }
}

impl TransportRules for StartWaitsForTheEnd {
    fn holds_answer_ms(&self, method: &str) -> u64 {
        if method == SessionRunsStart::NAME {
            HELD_MS
        } else {
            0
        }
    }
}
