//! TERM-09: a run that fails, and what comes after it.

use super::{cancel, status_after};
use crate::prelude::*;

pub(super) async fn term_09(ctx: &Ctx) -> Checked {
    let session = ctx.session("failure").await?;
    let failing = session.run(&ctx.prompts().failing).await?;
    let failed = session.wait_terminal(&failing.id).await?;
    if failed.kind() == kinds::RUN_COMPLETED {
        return Err(Stop::not_exercised(
            Cause::NoHook,
            "the failing prompt does not make a run fail",
        ));
    }
    ensure!(
        failed.kind() == kinds::RUN_FAILED,
        [&failing.started, failed.source()],
        "a run that nobody cancelled ended with {}",
        failed.kind()
    );
    for member in ["/kind/kind", "/kind/message"] {
        ensure!(
            failed.text(member).is_some_and(|text| !text.is_empty()),
            [failed.source()],
            "the event of the failure has no {member}"
        );
    }
    let next = session.run(&ctx.prompts().fast).await?;
    ends(&session, &next.id, kinds::RUN_COMPLETED).await?;
    shows(&session, &failing.id, &failed).await?;

    let busy = session.busy().await?;
    cancel(&session, &busy.id).await?;
    ends(&session, &busy.id, kinds::RUN_CANCELLED).await?;
    let last = session.run(&ctx.prompts().fast).await?;
    ends(&session, &last.id, kinds::RUN_COMPLETED).await?;

    let read = session.call(SessionRunsRead::NAME, json!({ "runId": last.id }));
    let read = read.await?;
    if let Some(blob) = read.optional("/run/output/contentRef")? {
        let content = ctx
            .call(BlobsRead::NAME, json!({ "blobRef": blob }))
            .await?;
        ensure!(
            content.succeeded(),
            [&read, &content],
            "the content that the run's output names cannot be read"
        );
    }
    Ok(())
}

/// Waits for the end of a run. Nothing is told of the session by one that ends otherwise than it
/// should: a model may fail by itself.
async fn ends(session: &Session<'_>, run: &str, kind: &str) -> Checked {
    let end = session.wait_terminal(run).await?;
    if end.kind() == kind {
        return Ok(());
    }
    Err(Stop::not_exercised(
        Cause::NoHook,
        format!("{run} should end with {kind} and ended with {}", end.kind()),
    ))
}

/// The run must be read as what its end says.
async fn shows(session: &Session<'_>, run: &str, end: &Event) -> Checked {
    let read = session.call(SessionRunsRead::NAME, json!({ "runId": run }));
    let read = read.await?;
    let status = read.text("/run/status")?;
    ensure!(
        status == status_after(end),
        [end.source(), &read],
        "{run} ended with {} and is shown as {status}",
        end.kind()
    );
    Ok(())
}
