//! M-IDM-20: a repeated submission shows the run as it began.

use std::sync::Arc;

use api_contract::lightspeed::runs::{RunStatus, RunView};

use super::Defect;
use super::demonstration::{ONE, START, Step, calls};
use crate::core::rules::{Rules, SubmissionRules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-IDM-20",
    title: "A repeated submission shows the run as it began",
    rules: || Arc::new(ReplayShowsBeginning),
    shown_by: calls(
        &[START, ONE, Step::Wait { ms: 20 }, ONE],
        "The run is shown as `running` after its end",
    ),
    fails: &[
        ("IDEM-02", "the replay shows the ended run as running"),
        ("IDEM-03", "the queued run is shown as running"),
    ],
};

/// The gateway stores its first answer and gives it again.
struct ReplayShowsBeginning;

impl Rules for ReplayShowsBeginning {
    fn submissions(&self) -> &dyn SubmissionRules {
        self
    }
}

impl SubmissionRules for ReplayShowsBeginning {
    fn replayed_view(&self, view: RunView) -> RunView {
        RunView {
            status: RunStatus::Running,
            output: None,
            output_text: None,
            completed_at_ms: None,
            tool_batches: Vec::new(),
            usage: None,
            pending_approvals: Vec::new(),
            ..view
        }
    }
}
