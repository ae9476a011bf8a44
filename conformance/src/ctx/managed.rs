//! Sessions that a workflow manages.

use serde_json::{Value, json};

use crate::ctx::{Ctx, Session};
use crate::methods::{Method as _, SessionManagedStart};
use crate::outcome::{Cause, Stop};

/// The declaration of a session that this workflow is the lifecycle controller of.
pub(crate) fn controlled_by(workflow: &str) -> Value {
    json!({
        "version": 1,
        "lifecycleController": { "workflowId": workflow, "workflowKind": "conformance" },
        "tools": [],
    })
}

/// Starts a session that has a lifecycle controller. That is a workflow which does not exist.
///
/// # Errors
/// As [`Ctx::call`]; the check is not exercised when the target does not take the controller.
pub(crate) async fn managed<'a>(ctx: &'a Ctx, label: &str) -> Result<Session<'a>, Stop> {
    let session = ctx.open(&ctx.unique(label));
    let declaration = controlled_by("conformance");
    let params = json!({ "metadata": ctx.tag(), "workflowTools": declaration });
    let started = session.call(SessionManagedStart::NAME, params).await?;
    if !started.succeeded() {
        return Err(Stop::not_exercised(
            Cause::NoHook,
            "the target takes no lifecycle controller that it does not know",
        ));
    }
    Ok(session)
}
