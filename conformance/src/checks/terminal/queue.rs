//! Runs that wait for others.

use super::{Span, cancel};
use crate::prelude::*;

pub(super) async fn term_07(ctx: &Ctx) -> Checked {
    let session = ctx.session("withdraw").await?;
    let active = session.busy().await?;
    let withdrawn = session.run(&ctx.prompts().fast).await?;
    let next = session.run(&ctx.prompts().fast).await?;
    for run in [&withdrawn, &next] {
        let status = run.started.text("/run/status")?;
        if status != "queued" {
            session.kept_busy(&active.id).await?;
            return Err(Stop::not_exercised(
                Cause::LostRace,
                format!("{} should wait for {} and is {status}", run.id, active.id),
            ));
        }
    }

    let answer = cancel(&session, &withdrawn.id).await?;
    let log = session.kept_busy(&active.id).await?;
    if let Some(end) = log.life_of(&active.id).ended {
        let reason = format!("cancelling {} ended {}", withdrawn.id, active.id);
        return Err(Stop::fail(reason, [&answer, end.source()]));
    }
    let status = answer.text("/run/status")?;
    ensure!(
        status == "cancelled",
        [&withdrawn.started, &answer],
        "the queued run is cancelled at once, but said to be {status}"
    );
    let end = session.wait_terminal(&withdrawn.id).await?;
    ensure!(
        end.kind() == kinds::RUN_CANCELLED,
        [&answer, end.source()],
        "the queued run was cancelled and ended with {}",
        end.kind()
    );

    cancel(&session, &active.id).await?;
    session.wait_terminal(&active.id).await?;
    let follows = session.wait_terminal(&next.id).await?;
    ensure!(
        follows.kind() != kinds::RUN_CANCELLED,
        [&answer, follows.source()],
        "cancelling {} cancelled {} as well",
        withdrawn.id,
        next.id
    );
    let log = session.log().await?;
    ensure!(
        log.life_of(&next.id).started.is_some(),
        [&next.started, follows.source()],
        "{} ended with {} and was never started",
        next.id,
        follows.kind()
    );
    let never = log.life_of(&withdrawn.id).started;
    ensure!(
        never.is_none(),
        [&answer].into_iter().chain(never.map(Event::source)),
        "{} was cancelled in the queue and started all the same",
        withdrawn.id
    );
    let bounds = [kinds::RUN_ACCEPTED, kinds::RUN_CANCELLED];
    let other = log
        .of_run(&withdrawn.id)
        .find(|event| !bounds.contains(&event.kind()));
    if let Some(other) = other {
        let reason = format!("{} never started, and has {}", withdrawn.id, other.kind());
        ctx.warn(reason, [&answer, other.source()]);
    }
    Ok(())
}

pub(super) async fn term_08(ctx: &Ctx) -> Checked {
    let session = ctx.session("queue").await?;
    let active = session.busy().await?;
    let mut queued = Vec::new();
    for _ in 0..3 {
        queued.push(session.run(&ctx.prompts().fast).await?);
    }
    cancel(&session, &active.id).await?;
    session.wait_terminal(&active.id).await?;
    for run in &queued {
        session.wait_terminal(&run.id).await?;
    }
    let log = session.log().await?;
    let mut spans = Vec::new();
    for run in [&active].into_iter().chain(&queued) {
        spans.push(Span::of(&log, run)?);
    }
    // They were acknowledged one after the other.
    if !spans.is_sorted_by_key(|span| span.accepted.seq()) {
        let reason = "runs are not accepted in the order in which they were acknowledged";
        ctx.warn(reason, log.evidence());
    }
    // In the order in which the target accepted them.
    spans.sort_by_key(|span| span.accepted.seq());
    for (index, pair) in spans.windows(2).enumerate() {
        let (earlier, later) = (&pair[0], &pair[1]);
        let Some(started) = later.started else {
            continue;
        };
        ensure!(
            started.seq() > earlier.ended.seq(),
            [earlier.ended.source(), started.source()],
            "run {} of the queue starts at seq {}, the one before it ends at seq {}",
            index + 1,
            started.seq(),
            earlier.ended.seq()
        );
    }
    // Had the busy run come to its end by itself, nothing might ever have waited.
    session.kept_busy(&active.id).await?;
    for run in &queued {
        let status = run.started.text("/run/status")?;
        ensure!(
            status == "queued",
            [&active.started, &run.started],
            "{} was accepted while {} was running, and is {status}",
            run.id,
            active.id
        );
    }
    Ok(())
}
