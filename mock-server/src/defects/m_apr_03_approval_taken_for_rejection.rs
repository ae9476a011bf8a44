//! M-APR-03: an approval is taken for a rejection.

use api_contract::lightspeed::runs::SessionRunsApprovalsDecide;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{START, Step, call, calls};
use super::edits::{elements, params_of};

pub(super) const DEFECT: Defect = Defect {
    id: "M-APR-03",
    title: "An approval is taken for a rejection",
    rules: || {
        params_of(
            SessionRunsApprovalsDecide::NAME,
            approval_taken_for_rejection,
        )
    },
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
                r#"{"sessionId":"s","runId":"run_1","decisions":[{"approvalId":"approval_1","decision":"approve"}]}"#,
            ),
            call(
                "session/events/read",
                r#"{"sessionId":"s","after":{"seq":10}}"#,
            ),
        ],
        "The event of the decision says `reject` in place of `approve`",
    ),
    fails: &[("APPR-01", "the log tells of a rejection")],
};

/// The gateway lets nobody act.
fn approval_taken_for_rejection(params: &mut Value) {
    for decision in elements(params, "/decisions") {
        if decision["decision"] == "approve" {
            decision["decision"] = json!("reject");
        }
    }
}
