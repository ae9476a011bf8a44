//! CTX-04: when a context may be compacted.

use crate::prelude::*;

pub(super) async fn ctx_04(ctx: &Ctx) -> Checked {
    let mode = |mode: &str| json!({ "config": { "context": { "compaction": { "mode": mode } } } });
    let ready = ctx
        .session_with("standalone", mode("providerStandalone"))
        .await?;
    let control = ready.call(SessionContextCompact::NAME, json!({})).await?;
    if !control.succeeded() {
        let what = "the target compacts no context on demand";
        return Err(Stop::not_exercised(Cause::NoHook, what));
    }
    let without = [
        ("a session without a policy of compaction", json!({})),
        (
            "a session whose policy forbids compaction",
            mode("disabled"),
        ),
        (
            "a session whose provider decides on compaction",
            mode("providerTriggered"),
        ),
    ];
    for (differs, config) in without {
        let session = ctx.session_with("without", config).await?;
        let before = session.log().await?;
        let call = session.call(SessionContextCompact::NAME, json!({})).await?;
        rejected(&call, &control, differs)?;
        session
            .added_nothing(&before, &[&call], "a refused compaction")
            .await?;
    }
    let active = ready.busy().await?;
    // The run goes on, and so does the log.
    let call = ready.call(SessionContextCompact::NAME, json!({})).await?;
    ready.kept_busy(&active.id).await?;
    let cancel = json!({ "runId": active.id });
    ready.call(SessionRunsCancel::NAME, cancel).await?;
    rejected(&call, &control, "a session with a run at work")
}

fn rejected(call: &Exchange, control: &Exchange, differs: &str) -> Checked {
    Refusal {
        call,
        class: ErrorClass::Rejected,
        control,
        differs,
    }
    .verify()
}
