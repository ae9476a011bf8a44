//! TERM-12: a close that does not wait for the runs.

use crate::prelude::*;

pub(super) async fn term_12(ctx: &Ctx) -> Checked {
    let session = ctx.session("forced").await?;
    let active = session.busy().await?;
    let mut order = vec![active.id.clone()];
    for _ in 0..3 {
        order.push(session.run(&ctx.prompts().fast).await?.id);
    }
    let before = session.kept_busy(&active.id).await?;
    let last = before.seqs().into_iter().max().unwrap_or_default();

    let closed = session.close_forced().await?;
    let status = closed.text("/session/status")?;
    ensure!(
        status == "closed",
        [&closed],
        "the session was closed by force and is {status}"
    );
    let log = session.log().await?;
    let news = log.events.iter().filter(|event| event.seq() > last);
    let news: Vec<&Event> = news.collect();
    if let Some(own) = log.life_of(&active.id).own_end() {
        return Err(Stop::not_exercised(
            Cause::LostRace,
            format!("{} came to {} before the close", active.id, own.kind()),
        ));
    }
    let ends: Vec<(&str, &str)> = news
        .iter()
        .filter(|event| event.is_terminal())
        .map(|event| (event.kind(), event.run_id().unwrap_or_default()))
        .collect();
    let wanted: Vec<(&str, &str)> = order
        .iter()
        .map(|run| (kinds::RUN_CANCELLED, run.as_str()))
        .collect();
    let both = || [&closed].into_iter().chain(log.evidence());
    ensure!(
        ends == wanted,
        both(),
        "the close should cancel {order:?} in this order, the log ends them as {ends:?}"
    );
    let started = news.iter().find(|event| event.kind() == kinds::RUN_STARTED);
    ensure!(
        started.is_none(),
        both(),
        "{} was started by the close that cancels it",
        started.and_then(|event| event.run_id()).unwrap_or_default()
    );
    let end = log.events.last().map(Event::kind).unwrap_or_default();
    ensure!(
        end == kinds::SESSION_CLOSED,
        both(),
        "the log of the closed session ends with {end}"
    );

    for run in &order {
        let read = session.call(SessionRunsRead::NAME, json!({ "runId": run }));
        let read = read.await?;
        let status = read.text("/run/status")?;
        ensure!(
            status == "cancelled",
            [&closed, &read],
            "the close cancelled {run}, which is shown as {status}"
        );
    }
    let again = session.close_forced().await?;
    session
        .added_nothing(&log, &[&again], "closing the session again")
        .await
}
