//! M-TRM-21: steering of a run that has ended reaches the next run.

use std::sync::Arc;

use super::Defect;
use super::demonstration::{HELLO, SLEEPER, START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-21",
    title: "Steering of a run that has ended reaches the next run",
    rules: || Arc::new(SteeringReachesNextRun),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 20 },
            SLEEPER,
            call(
                "session/runs/steer",
                r#"{"sessionId":"s","runId":"run_1","items":[{"type":"text","text":"go left"}]}"#,
            ),
        ],
        "The steering succeeds in place of an error -32010, and the second run gets it",
    ),
    fails: &[(
        "TERM-10",
        "steering of a run that has ended succeeds, and reaches another run",
    )],
};

/// The gateway gives steering to whatever run is at work.
struct SteeringReachesNextRun;

impl Rules for SteeringReachesNextRun {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for SteeringReachesNextRun {
    fn steered(&self, named: u64, has_ended: bool, active: Option<u64>) -> Option<u64> {
        if has_ended { active } else { Some(named) }
    }
}
