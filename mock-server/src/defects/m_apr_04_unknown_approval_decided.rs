//! M-APR-04: a decision about an approval that is not there counts as taken.

use std::sync::Arc;

use api_contract::lightspeed::runs::SessionRunsApprovalsDecide;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use super::Defect;
use super::demonstration::{SLEEPER, START, call, calls};
use crate::core::Response;
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-APR-04",
    title: "A decision about an approval that is not there counts as taken",
    rules: || Arc::new(UnknownApprovalDecided),
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
struct UnknownApprovalDecided;

impl Rules for UnknownApprovalDecided {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for UnknownApprovalDecided {
    fn response(&self, method: &str, right: Response) -> Response {
        if method != SessionRunsApprovalsDecide::NAME || !right.is_success() {
            return right;
        }
        let mut response = right.to_value();
        let results = response.pointer_mut("/result/result/results");
        for result in results.and_then(Value::as_array_mut).into_iter().flatten() {
            if let Some(members) = result.as_object_mut()
                && members.remove("failure").is_some()
            {
                members.insert("status".to_owned(), json!("decided"));
            }
        }
        response.into()
    }
}
