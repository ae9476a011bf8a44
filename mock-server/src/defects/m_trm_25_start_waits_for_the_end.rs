//! M-TRM-25: the start of a quick run is answered when the run is over.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{HELLO, START, call, calls};
use crate::core::rules::{Rules, TransportRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-25",
    title: "The start of a quick run is answered when the run is over",
    rules: || Arc::new(StartWaitsForTheEnd),
    shown_by: calls(
        &[
            START,
            HELLO,
            call("session/runs/read", r#"{"sessionId":"s","runId":"run_1"}"#),
        ],
        "Right after its start was answered the run is `completed` in place of `running`",
    ),
    fails: &[(
        "TERM-13",
        "the end of the run can be read before its start is answered",
    )],
};

/// How long a run takes at most for its start to wait for its end, in milliseconds.
const QUICK_MS: u64 = 800;

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
            QUICK_MS
        } else {
            0
        }
    }
}
