//! M-IDM-25: a run is cancelled when its client goes away.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{ONE, START, Step, call, calls};
use crate::core::rules::{AfterDeparture, Rules, RunRules, SubmissionRules, TransportRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-25",
    title: "A run is cancelled when its client goes away",
    rules: || Arc::new(LostAnswerCancelsRun),
    shown_by: calls(
        &[
            START,
            ONE,
            Step::HangUp,
            Step::Wait { ms: 1_100 },
            call("session/runs/read", r#"{"sessionId":"s","runId":"run_1"}"#),
        ],
        "The run is `cancelled` in place of `completed`",
    ),
    fails: &[("IDEM-09", "the run whose answer was lost ends as cancelled")],
};

/// How long the gateway looks after a connection. One that is idle for longer was put aside.
const WATCHED_MS: u64 = 1_000;

/// How long a run takes to begin.
const SLOW_MS: u64 = 1_000;

/// The gateway ends the work of a request together with its connection.
struct LostAnswerCancelsRun;

impl Rules for LostAnswerCancelsRun {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }

    fn transport(&self) -> &dyn TransportRules {
        self
    }

    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl SubmissionRules for LostAnswerCancelsRun {
    fn after_departure(&self) -> AfterDeparture {
        AfterDeparture::CancelsRun
    }
}

impl TransportRules for LostAnswerCancelsRun {
    fn watches_client_ms(&self, method: &str) -> u64 {
        if method == SessionRunsStart::NAME {
            WATCHED_MS
        } else {
            0
        }
    }
}

impl RunRules for LostAnswerCancelsRun {
    fn begins_after_ms(&self, _usual: u64) -> u64 {
        // So that the run is at work when its client goes away.
        SLOW_MS
    }
}
