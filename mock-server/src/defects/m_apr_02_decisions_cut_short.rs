//! M-APR-02: decisions beyond the 64th are left out.

use api_contract::lightspeed::runs::SessionRunsApprovalsDecide;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{SLEEPER, START, call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-APR-02",
    title: "Decisions beyond the 64th are left out",
    rules: || params_of(SessionRunsApprovalsDecide::NAME, decisions_cut_short),
    shown_by: calls(
        &[
            START,
            SLEEPER,
            call(
                "session/runs/approvals/decide",
                r#"{"sessionId":"s","runId":"run_1","decisions":[{"approvalId":"approval_1","decision":"approve"},{"approvalId":"approval_2","decision":"approve"},{"approvalId":"approval_3","decision":"approve"},{"approvalId":"approval_4","decision":"approve"},{"approvalId":"approval_5","decision":"approve"},{"approvalId":"approval_6","decision":"approve"},{"approvalId":"approval_7","decision":"approve"},{"approvalId":"approval_8","decision":"approve"},{"approvalId":"approval_9","decision":"approve"},{"approvalId":"approval_10","decision":"approve"},{"approvalId":"approval_11","decision":"approve"},{"approvalId":"approval_12","decision":"approve"},{"approvalId":"approval_13","decision":"approve"},{"approvalId":"approval_14","decision":"approve"},{"approvalId":"approval_15","decision":"approve"},{"approvalId":"approval_16","decision":"approve"},{"approvalId":"approval_17","decision":"approve"},{"approvalId":"approval_18","decision":"approve"},{"approvalId":"approval_19","decision":"approve"},{"approvalId":"approval_20","decision":"approve"},{"approvalId":"approval_21","decision":"approve"},{"approvalId":"approval_22","decision":"approve"},{"approvalId":"approval_23","decision":"approve"},{"approvalId":"approval_24","decision":"approve"},{"approvalId":"approval_25","decision":"approve"},{"approvalId":"approval_26","decision":"approve"},{"approvalId":"approval_27","decision":"approve"},{"approvalId":"approval_28","decision":"approve"},{"approvalId":"approval_29","decision":"approve"},{"approvalId":"approval_30","decision":"approve"},{"approvalId":"approval_31","decision":"approve"},{"approvalId":"approval_32","decision":"approve"},{"approvalId":"approval_33","decision":"approve"},{"approvalId":"approval_34","decision":"approve"},{"approvalId":"approval_35","decision":"approve"},{"approvalId":"approval_36","decision":"approve"},{"approvalId":"approval_37","decision":"approve"},{"approvalId":"approval_38","decision":"approve"},{"approvalId":"approval_39","decision":"approve"},{"approvalId":"approval_40","decision":"approve"},{"approvalId":"approval_41","decision":"approve"},{"approvalId":"approval_42","decision":"approve"},{"approvalId":"approval_43","decision":"approve"},{"approvalId":"approval_44","decision":"approve"},{"approvalId":"approval_45","decision":"approve"},{"approvalId":"approval_46","decision":"approve"},{"approvalId":"approval_47","decision":"approve"},{"approvalId":"approval_48","decision":"approve"},{"approvalId":"approval_49","decision":"approve"},{"approvalId":"approval_50","decision":"approve"},{"approvalId":"approval_51","decision":"approve"},{"approvalId":"approval_52","decision":"approve"},{"approvalId":"approval_53","decision":"approve"},{"approvalId":"approval_54","decision":"approve"},{"approvalId":"approval_55","decision":"approve"},{"approvalId":"approval_56","decision":"approve"},{"approvalId":"approval_57","decision":"approve"},{"approvalId":"approval_58","decision":"approve"},{"approvalId":"approval_59","decision":"approve"},{"approvalId":"approval_60","decision":"approve"},{"approvalId":"approval_61","decision":"approve"},{"approvalId":"approval_62","decision":"approve"},{"approvalId":"approval_63","decision":"approve"},{"approvalId":"approval_64","decision":"approve"},{"approvalId":"approval_65","decision":"approve"}]}"#,
            ),
        ],
        "The call succeeds in place of an error -32602",
    ),
    fails: &[("APPR-03", "65 decisions are taken")],
};

/// The gateway takes as many decisions as it can, and says nothing of the others.
fn decisions_cut_short(params: &mut Value) {
    let decisions = params.get_mut("decisions").and_then(Value::as_array_mut);
    if let Some(decisions) = decisions {
        decisions.truncate(64);
    }
}
