//! TERM-10: input for a run that is at work.

use super::cancel;
use crate::ctx::run_ids;
use crate::prelude::*;

/// Sends this text to a run, whatever comes of it.
async fn steer(session: &Session<'_>, run: &str, text: &str) -> Result<Exchange, Stop> {
    let items = json!([{ "type": "text", "text": text }]);
    let params = session.params(json!({ "runId": run, "items": items }));
    let call = Request::call(SessionRunsSteer::NAME, params).wrong();
    session.ctx().send(call).await
}

pub(super) async fn term_10(ctx: &Ctx) -> Checked {
    let session = ctx.session("steer").await?;
    let ended = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&ended.id).await?;
    let busy = session.busy().await?;
    let queued = session.run(&ctx.prompts().fast).await?;
    let (mark, stray) = (ctx.unique("mark"), ctx.unique("stray"));

    let late = steer(&session, &ended.id, &stray).await?;
    let early = steer(&session, &queued.id, &stray).await?;
    let unknown = steer(&session, run_ids::UNKNOWN, &stray).await?;
    let mut invalid = Vec::new();
    for (id, differs) in run_ids::MALFORMED {
        invalid.push((steer(&session, id, &stray).await?, differs));
    }
    invalid.push((steer(&session, &busy.id, " \n\t").await?, "a blank text"));
    let params = session.params(json!({ "runId": busy.id, "items": [] }));
    let empty = Request::call(SessionRunsSteer::NAME, params).wrong();
    invalid.push((ctx.send(empty).await?, "no items"));
    let nowhere = ctx.open(&ctx.unique("absent"));
    let nowhere = steer(&nowhere, &busy.id, &stray).await?;

    let control = steer(&session, &busy.id, &mark).await?;
    session.kept_busy(&busy.id).await?;
    let steering = control.text("/steeringId")?.to_owned();
    cancel(&session, &busy.id).await?;
    let stopped = steer(&session, &busy.id, &stray).await?;
    session.wait_terminal(&busy.id).await?;
    session.wait_terminal(&queued.id).await?;

    let refused = |call, class, differs| {
        Refusal {
            call,
            class,
            control: &control,
            differs,
        }
        .verify()
    };
    refused(&late, ErrorClass::Rejected, "a run that has ended")?;
    refused(&early, ErrorClass::Rejected, "a run in the queue")?;
    refused(&stopped, ErrorClass::Rejected, "a run that was cancelled")?;
    refused(&unknown, ErrorClass::NotFound, "a run that does not exist")?;
    refused(&nowhere, ErrorClass::NotFound, "no such session")?;
    for (call, differs) in &invalid {
        refused(call, ErrorClass::InvalidParams, differs)?;
    }

    let log = session.log().await?;
    let accepted: Vec<&Event> = log.of_kind(kinds::RUN_STEERING_ACCEPTED).collect();
    let named = |event: &&Event| {
        event.text("/kind/steeringId") == Some(&steering)
            && event.text("/kind/runId") == Some(&busy.id)
    };
    ensure!(
        accepted.len() == 1 && accepted.iter().all(named),
        [&control].into_iter().chain(log.evidence()),
        "one steering was accepted, {steering} of {}; the log tells of {}",
        busy.id,
        accepted.len()
    );
    for event in &log.events {
        let (text, run) = (event.json().to_string(), event.run_id());
        let misled = text.contains(&stray) || (text.contains(&mark) && run != Some(&busy.id));
        ensure!(
            !misled,
            [&control, event.source()],
            "steering that was refused, or was for {}, is in an event of {}",
            busy.id,
            run.unwrap_or("the session")
        );
    }
    taken_up(&session).await
}

/// Steering of a run that is left alone must be in the context before the run ends.
async fn taken_up(session: &Session<'_>) -> Checked {
    let run = session.run(&session.ctx().prompts().brief).await?;
    let started = |event: &Event| {
        event.kind() == kinds::RUN_STARTED && event.run_id() == Some(run.id.as_str())
    };
    session.wait_event("the start of a run", started).await?;
    let answer = steer(session, &run.id, &session.ctx().unique("taken")).await?;
    let end = session.wait_terminal(&run.id).await?;
    if !answer.succeeded() || end.kind() != kinds::RUN_COMPLETED {
        return Err(Stop::not_exercised(
            Cause::LostRace,
            format!("{} ended before it was steered", run.id),
        ));
    }
    let steering = answer.text("/steeringId")?;
    let log = session.log().await?;
    let entered = log.of_kind(kinds::CONTEXT_ENTRIES_APPLIED).any(|event| {
        let entries = event.at("/kind/entries").and_then(Value::as_array);
        let of_steering = |entry: &Value| {
            entry["source"]["type"] == kinds::FROM_STEERING
                && entry["source"]["runId"] == *run.id
                && entry["source"]["steeringId"] == *steering
        };
        event.seq() < end.seq() && entries.is_some_and(|entries| entries.iter().any(of_steering))
    });
    ensure!(
        entered,
        [&answer, end.source()],
        "{steering} was accepted, and {} completed without it",
        run.id
    );
    Ok(())
}
