//! M-TRM-06: a run that has completed is read as running again.

use std::sync::Arc;

use api_contract::lightspeed::runs::RunStatus;

use super::Defect;
use super::demonstration::{HELLO, START, Step, call, calls};
use crate::core::rules::{Rules, RunRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-TRM-06",
    title: "A run that has completed is read as running again",
    rules: || Arc::new(StatusRegresses),
    shown_by: calls(
        &[
            START,
            HELLO,
            Step::Wait { ms: 20 },
            call("session/runs/read", r#"{"sessionId":"s","runId":"run_1"}"#),
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"again"}]}}"#,
            ),
            call("session/runs/read", r#"{"sessionId":"s","runId":"run_1"}"#),
        ],
        "The run was read as `completed`, and is `running` after another one has started",
    ),
    fails: &[
        ("TERM-04", "the run has gone back to running"),
        (
            "TERM-06",
            "the run that was not cancelled has gone back to running",
        ),
        (
            "TERM-15",
            "the run is read as running, its log says that it has completed",
        ),
        (
            "Q07",
            "the run in full is running, and its row has completed",
        ),
    ],
};

/// The gateway answers from a copy of the run that is older than its end, once the session goes on.
struct StatusRegresses;

impl Rules for StatusRegresses {
    fn runs(&self) -> &dyn RunRules {
        self
    }
}

impl RunRules for StatusRegresses {
    fn read_status(&self, status: RunStatus, events_since: u64) -> RunStatus {
        match status {
            RunStatus::Completed if events_since > 0 => RunStatus::Running,
            _ => status,
        }
    }
}
