//! M-IDM-24: a submission whose answer is lost is forgotten, and its run is not.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{ONE, START, Step, calls};
use crate::core::rules::{AfterDeparture, Rules, SubmissionRules, TransportRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-24",
    title: "A submission whose answer is lost is forgotten, and its run is not",
    rules: || Arc::new(LostAnswerForgetsId),
    shown_by: calls(
        &[START, ONE, Step::HangUp, ONE],
        "The retry answers `run_2` in place of `run_1`",
    ),
    fails: &[(
        "IDEM-09",
        "the retry after a lost answer makes a second run",
    )],
};

/// How long the gateway looks after a connection. One that is idle for longer was put aside.
const WATCHED_MS: u64 = 1_000;

/// The gateway takes back the id when the answer cannot be delivered.
struct LostAnswerForgetsId;

impl Rules for LostAnswerForgetsId {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }

    fn transport(&self) -> &dyn TransportRules {
        self
    }
}

impl SubmissionRules for LostAnswerForgetsId {
    fn after_departure(&self) -> AfterDeparture {
        AfterDeparture::ForgetsId
    }
}

impl TransportRules for LostAnswerForgetsId {
    fn watches_client_ms(&self, method: &str) -> u64 {
        if method == SessionRunsStart::NAME {
            WATCHED_MS
        } else {
            0
        }
    }
}
