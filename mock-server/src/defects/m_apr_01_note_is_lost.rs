//! M-APR-01: a decision loses its note.

use api_contract::lightspeed::runs::SessionRunsApprovalsDecide;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use super::edits::{elements, params_of};

pub(super) const DEFECT: Defect = Defect {
    id: "M-APR-01",
    title: "A decision loses its note",
    rules: || params_of(SessionRunsApprovalsDecide::NAME, note_is_lost),
    shown_by: calls(
        &[
            START,
            call(
                "session/runs/start",
                r#"{"sessionId":"s","source":{"type":"input","items":[{"type":"text","text":"approve=send"}]}}"#,
            ),
            Step::Wait { ms: 50 },
            call(
                "session/runs/approvals/decide",
                r#"{"sessionId":"s","runId":"run_1","decisions":[{"approvalId":"approval_1","decision":"reject","note":"No."}]}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":10}}"#,
            ),
        ],
        "The event of the decision has no `note`",
    ),
    fails: &[("APPR-02", "the log does not tell the note of the rejection")],
};

/// The gateway keeps what was decided, and not what was said with it.
fn note_is_lost(params: &mut Value) {
    for decision in elements(params, "/decisions") {
        if let Some(members) = decision.as_object_mut() {
            members.remove("note");
        }
    }
}
