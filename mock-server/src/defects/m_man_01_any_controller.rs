//! M-MAN-01: a managed session takes any controller.

use api_contract::lightspeed::sessions::SessionManagedStart;
use api_contract::method::Method as _;
use serde_json::Value;

use super::Defect;
use super::demonstration::{call, calls};
use super::edits::params_of;

pub(super) const DEFECT: Defect = Defect {
    id: "M-MAN-01",
    title: "A managed session takes any controller",
    rules: || params_of(SessionManagedStart::NAME, any_controller),
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
fn any_controller(params: &mut Value) {
    if let Some(id) = params.pointer_mut("/workflowTools/lifecycleController/workflowId") {
        *id = "controller".into();
    }
}
