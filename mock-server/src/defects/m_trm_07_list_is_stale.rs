//! M-TRM-07: a session lists a run as running that its log says has completed.

use std::sync::Arc;

use api_contract::lightspeed::runs::RunStatus;

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-07",
    title: "A session lists a run as running that its log says has completed",
    rules: || Arc::new(ListIsStale),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 20 },
            call("session/runs/list", r#"{"sessionId":"s"}"#),
        ],
        "The run is listed as `running` in place of `completed`",
    ),
    fails: &[
        (
            "Q07",
            "the run in full has completed, and its row is running",
        ),
        (
            "TERM-04",
            "the run is listed as running after its end was read",
        ),
        (
            "TERM-15",
            "the run is listed as running, its log says that it has completed",
        ),
    ],
};

/// The gateway brings its list of runs up to date with the event after the end of a run.
struct ListIsStale;

impl Rules for ListIsStale {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for ListIsStale {
    fn listed_status(&self, status: RunStatus, events_since: u64) -> RunStatus {
        match status {
            RunStatus::Completed if events_since == 0 => RunStatus::Running,
            _ => status,
        }
    }
}
