//! M-IDM-10: submissions of one id at the same time make a run each.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsStart;
use api_contract::method::Method as _;

use super::Defect;
use super::demonstration::{ONE, START, Step, calls};
use crate::core::rules::{EarlierRun, Rules, SubmissionRules, TransportRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-10",
    title: "Submissions of one id at the same time make a run each",
    rules: || Arc::new(IdenticalRace),
    shown_by: calls(
        &[START, ONE, ONE, Step::Wait { ms: 250 }],
        "The second start, sent before the first is answered, makes `run_2`",
    ),
    fails: &[
        ("IDEM-05", "identical starts at once make a run each"),
        (
            "IDEM-06",
            "submissions with one id and two contents make a run each",
        ),
        (
            "IDEM-09",
            "the retry after a lost answer makes a run of its own",
        ),
    ],
};

/// How long a submission takes. Whoever waits for the answer comes after that.
const WINDOW_MS: u64 = 250;

/// The gateway looks for the id when a submission comes, and stores it when the answer goes.
struct IdenticalRace;

impl Rules for IdenticalRace {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }

    fn transport(&self) -> &dyn TransportRules {
        self
    }
}

impl SubmissionRules for IdenticalRace {
    fn is_found(&self, earlier: EarlierRun) -> bool {
        earlier.age_ms >= WINDOW_MS
    }
}

impl TransportRules for IdenticalRace {
    fn holds_answer_ms(&self, method: &str) -> u64 {
        if method == SessionRunsStart::NAME {
            WINDOW_MS
        } else {
            0
        }
    }
}
