//! M-IDM-12: different submissions of one id at the same time make a run each.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{ONE, START, Step, TWO, calls};
use crate::core::rules::{EarlierRun, Rules, SubmissionRules, TransportRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-12",
    title: "Different submissions of one id at the same time make a run each",
    rules: || Arc::new(ConflictingRace),
    shown_by: calls(
        &[START, ONE, TWO, Step::Wait { ms: 100 }],
        "The second start, sent before the first is answered, makes `run_2` in place of an error -32010",
    ),
    fails: &[("IDEM-06", "two contents sent at once make a run each")],
};

/// How long a submission takes. Whoever waits for the answer comes after that.
const WINDOW_MS: u64 = 100;

/// The gateway compares with what is stored, which is not there before the answer goes.
struct ConflictingRace;

impl Rules for ConflictingRace {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }

    fn transport(&self) -> &dyn TransportRules {
        self
    }
}

impl SubmissionRules for ConflictingRace {
    fn conflict_makes_run(&self, earlier: EarlierRun) -> bool {
        earlier.age_ms < WINDOW_MS
    }
}

impl TransportRules for ConflictingRace {
    fn holds_answer_ms(&self, method: &str) -> u64 {
        if method == SessionRunsStart::NAME {
            WINDOW_MS
        } else {
            0
        }
    }
}
