//! M-IDM-24: a submission whose answer is lost is forgotten, and its run is not.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{ONE, START, Step, calls};
use crate::core::rules::{AfterLostAnswer, Rules, SubmissionRules, TransportRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-24",
    title: "A submission whose answer is lost is forgotten, and its run is not",
    rules: || Arc::new(LostAnswerForgetsId),
    shown_by: calls(
        &[START, ONE, Step::HangUp, ONE, Step::Wait { ms: 100 }],
        "The retry answers `run_2` in place of `run_1`",
    ),
    fails: &[(
        "IDEM-09",
        "the retry after a lost answer makes a second run",
    )],
};

/// How long a client can go away before its answer goes.
const WINDOW_MS: u64 = 100;

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
    fn after_lost_answer(&self) -> AfterLostAnswer {
        AfterLostAnswer::ForgetsId
    }
}

impl TransportRules for LostAnswerForgetsId {
    fn holds_answer_ms(&self, method: &str) -> u64 {
        if method == SessionRunsStart::NAME {
            WINDOW_MS
        } else {
            0
        }
    }
}
