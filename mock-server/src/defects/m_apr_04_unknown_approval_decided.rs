//! M-APR-04: a decision about an approval that is not there counts as taken.

use api_contract::lightspeed::runs::SessionRunsApprovalsDecide;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{SLEEPER, START, call, calls};
use super::edits::{elements, result_of};

pub(super) const DEFECT: Defect = Defect {
    id: "M-APR-04",
    title: "A decision about an approval that is not there counts as taken",
    rules: || result_of(SessionRunsApprovalsDecide::NAME, unknown_approval_decided),
    shown_by: calls(
        &[
            START,
            SLEEPER,
            call(
                "session/runs/approvals/decide",
                r#"{"sessionId":"s","runId":"run_1","decisions":[{"approvalId":"approval_9","decision":"approve"}]}"#,
            ),
        ],
        "The result is `decided` in place of `failed` with the kind `unknown`",
    ),
    fails: &[(
        "Q04",
        "a decision about no approval is answered as if it had been taken",
    )],
};

/// The gateway answers every decision as it answers those that it takes.
fn unknown_approval_decided(result: &mut Value) {
    for row in elements(result, "/results") {
        if let Some(members) = row.as_object_mut()
            && members.remove("failure").is_some()
        {
            members.insert("status".to_owned(), json!("decided"));
        }
    }
}
