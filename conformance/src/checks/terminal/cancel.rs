//! Cancelling runs that are at work, and runs that cannot be cancelled.

use super::cancel;
use crate::ctx::run_ids;
use crate::prelude::*;

/// What a run that was asked to stop may say that it is.
const STOPPING: [&str; 2] = ["cancelling", "cancelled"];

pub(super) async fn term_05(ctx: &Ctx) -> Checked {
    let session = ctx.session("cancel").await?;
    let run = session.busy().await?;
    let first = cancels(&session, &run.id).await?;

    // Side by side and one after the other; some may come when the run has ended already.
    let mut repeats: Vec<Exchange> =
        futures_util::future::try_join_all((0..3).map(|_| cancel(&session, &run.id))).await?;
    repeats.push(cancel(&session, &run.id).await?);
    for again in &repeats {
        if again.succeeded() {
            let status = again.text("/run/status")?;
            ensure!(
                STOPPING.contains(&status),
                [&first, again],
                "the repeated cancellation says that the run is {status}"
            );
        } else {
            Refusal {
                call: again,
                class: ErrorClass::Rejected,
                control: &first,
                differs: "the run, which has ended by now",
            }
            .verify()?;
        }
    }

    let end = session.wait_terminal(&run.id).await?;
    ensure!(
        end.kind() == kinds::RUN_CANCELLED,
        [&first, end.source()],
        "the run was cancelled and ended with {}",
        end.kind()
    );
    let log = session.log().await?;
    let requested: Vec<&Event> = log
        .of_run(&run.id)
        .filter(|event| event.kind() == kinds::RUN_CANCELLATION_REQUESTED)
        .collect();
    ensure!(
        requested.len() == 1,
        [&first, end.source()],
        "cancelling the run {} times left {} events of the request in the log, not one",
        repeats.len() + 1,
        requested.len()
    );
    if requested[0].seq() > end.seq() {
        let reason = "the log tells of the end before it tells that somebody asked for it";
        ctx.warn(reason, [requested[0].source(), end.source()]);
    }
    Ok(())
}

/// Cancels a busy run, which must succeed unless the run came to its end by itself.
async fn cancels(session: &Session<'_>, run: &str) -> Result<Exchange, Stop> {
    let answer = cancel(session, run).await?;
    let stopping = answer.succeeded() && STOPPING.contains(&answer.text("/run/status")?);
    if !stopping {
        session.kept_busy(run).await?;
        let status = answer.text("/run/status")?;
        return Err(answer.fail(format!("the cancelled run is said to be {status}")));
    }
    Ok(answer)
}

pub(super) async fn term_06(ctx: &Ctx) -> Checked {
    let session = ctx.session("refused").await?;
    let ended = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&ended.id).await?;
    let status = |id: &str| session.call(SessionRunsRead::NAME, json!({ "runId": id }));
    let before = status(&ended.id).await?;

    let busy = session.busy().await?;
    let late = cancel(&session, &ended.id).await?;
    let unknown = cancel(&session, run_ids::UNKNOWN).await?;
    let mut malformed = Vec::new();
    for (id, differs) in run_ids::MALFORMED {
        let params = session.params(json!({ "runId": id }));
        let call = Request::call(SessionRunsCancel::NAME, params).wrong();
        malformed.push((ctx.send(call).await?, differs));
    }
    let nowhere = json!({ "sessionId": ctx.unique("absent"), "runId": ended.id });
    let nowhere = ctx.call(SessionRunsCancel::NAME, nowhere).await?;
    let control = cancels(&session, &busy.id).await?;
    session.wait_terminal(&busy.id).await?;
    let twice = cancel(&session, &busy.id).await?;

    let refused = |call, class, differs| {
        Refusal {
            call,
            class,
            control: &control,
            differs,
        }
        .verify()
    };
    refused(&late, ErrorClass::Rejected, "a run that ended by itself")?;
    refused(&twice, ErrorClass::Rejected, "a run that was cancelled")?;
    refused(&unknown, ErrorClass::NotFound, "a run that does not exist")?;
    refused(
        &nowhere,
        ErrorClass::NotFound,
        "a session that does not exist",
    )?;
    for (call, differs) in &malformed {
        refused(call, ErrorClass::InvalidParams, differs)?;
    }

    let after = status(&ended.id).await?;
    let (was, is) = (before.text("/run/status")?, after.text("/run/status")?);
    ensure!(
        was == is,
        [&before, &late, &after],
        "the refused cancellation changed the run from {was} to {is}"
    );
    let log = session.log().await?;
    let traces = [kinds::RUN_CANCELLATION_REQUESTED, kinds::RUN_CANCELLED];
    let trace = log.events.iter().find(|event| {
        let run = event.run_id().unwrap_or_default();
        traces.contains(&event.kind()) && [ended.id.as_str(), run_ids::UNKNOWN].contains(&run)
    });
    ensure!(
        trace.is_none(),
        [&late, &unknown]
            .into_iter()
            .chain(trace.map(Event::source)),
        "a refused cancellation left the event {} in the log",
        trace.map(Event::kind).unwrap_or_default()
    );
    Ok(())
}
