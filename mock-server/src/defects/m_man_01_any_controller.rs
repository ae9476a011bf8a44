//! M-MAN-01: a managed session takes any controller.

use std::sync::Arc;

use api_contract::lightspeed::sessions::SessionManagedStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use crate::core::rules::{RequestRules, Rules};

pub(super) const DEFECT: Defect = Defect {
    id: "M-MAN-01",
    title: "A managed session takes any controller",
    rules: || Arc::new(AnyController),
    shown_by: calls(
        &[
            call(
                "session/managed/start",
                r#"{"sessionId":"s","workflowTools":{"version":1,"lifecycleController":{"workflowId":"one","workflowKind":"build"},"tools":[]}}"#,
            ),
            call(
                "session/managed/start",
                r#"{"sessionId":"s","workflowTools":{"version":1,"lifecycleController":{"workflowId":"two","workflowKind":"build"},"tools":[]}}"#,
            ),
        ],
        "The second start, with another controller, succeeds in place of an error -32009",
    ),
    fails: &[(
        "MAN-01",
        "a start with another controller is taken for a repetition",
    )],
};

/// The gateway keeps one name for all controllers.
struct AnyController;

impl Rules for AnyController {
    fn requests(&self) -> &dyn RequestRules {
        self
    }
}

impl RequestRules for AnyController {
    fn edit(&self, method: &str, params: &mut Value) {
        if method == SessionManagedStart::NAME
            && let Some(id) = params.pointer_mut("/workflowTools/lifecycleController/workflowId")
        {
            *id = "controller".into();
        }
    }
}
