//! Many readers at once, and readers that begin to wait while something happens.

use std::time::Duration;

use futures_util::future::{try_join, try_join_all};
use tokio::task::yield_now;
use tokio::time::Instant;

use crate::ctx::waits::{at_least, in_time, long, reading, rest, settled, timed, was_at_once};
use crate::prelude::*;

/// How many readers wait for one session.
const READERS: usize = 32;

pub(super) async fn poll_06(ctx: &Ctx) -> Checked {
    let session = ctx.session("watched").await?;
    let other = ctx.unique("beside");
    let after = rest(&session).await?;
    let wait = long(ctx);
    let readers = (0..READERS).map(|_| timed(ctx, reading(&session, after, wait)));
    let change = async {
        stays_live(&session, after, &other, wait).await?;
        let sent = Instant::now();
        let run = session.run(&ctx.prompts().fast).await?;
        Ok((run, sent, Instant::now()))
    };
    let (readers, (run, sent, acknowledged)) = try_join(try_join_all(readers), change).await?;
    for (read, over) in &readers {
        waited(*over, sent)?;
        let since = over.saturating_duration_since(acknowledged);
        in_time(read, &run.started, since, wait)?;
        brings(read, after, &run.started, kinds::RUN_ACCEPTED)?;
    }
    Ok(())
}

/// Fails unless other calls are answered while the readers wait.
async fn stays_live(session: &Session<'_>, after: u64, other: &str, wait: Duration) -> Checked {
    let ctx = session.ctx();
    let live = |call: &Exchange| {
        ensure!(
            was_at_once(call, wait),
            [call],
            "while {READERS} readers wait for {} ms, a {} takes {} ms",
            wait.as_millis(),
            call.request().name(),
            call.elapsed().as_millis()
        );
        Ok(())
    };
    live(&settled(session, after).await?)?;
    let this = json!({ "sessionId": session.id() });
    let started = json!({ "sessionId": other, "metadata": ctx.tag() });
    for (method, params) in [
        (SessionRead::NAME, this.clone()),
        (SessionStart::NAME, started),
        (SessionRead::NAME, json!({ "sessionId": other })),
        (SessionEventsRead::NAME, this),
    ] {
        // One that is served only when the readers' time is up must not count as lost.
        let call = Request::call(method, params).timeout(wait + ctx.timeouts().call());
        let call = ctx.send(call).await?;
        live(&call)?;
        call.result()?;
    }
    Ok(())
}

/// Whether a reader still waited when the change was sent.
fn waited(over: Instant, sent: Instant) -> Checked {
    if over >= sent {
        return Ok(());
    }
    let detail = "a read was over before there was anything to wake it";
    Err(Stop::not_exercised(Cause::LostRace, detail))
}

/// Fails unless a read that was woken brings an event of this kind.
fn brings(read: &Exchange, after: u64, change: &Exchange, kind: &str) -> Checked {
    read.result()?;
    let page = Page::of(read);
    let there = page.is_some_and(|page| {
        let fresh = |event: &Event| event.seq() > after && event.kind() == kind;
        page.events.iter().any(fresh)
    });
    ensure!(
        there,
        [change, read],
        "the read that waited after {after} was woken without {kind}"
    );
    Ok(())
}

pub(super) async fn poll_07(ctx: &Ctx) -> Checked {
    let plain = ctx.session("closed").await?;
    let forced = ctx.session("forced").await?;
    try_join(closing(&plain, false), closing(&forced, true)).await?;
    Ok(())
}

async fn closing(session: &Session<'_>, force: bool) -> Checked {
    let ctx = session.ctx();
    let after = rest(session).await?;
    let wait = long(ctx);
    let readers = (0..2).map(|_| timed(ctx, reading(session, after, wait)));
    let change = async {
        settled(session, after).await?;
        let sent = Instant::now();
        let closed = session
            .call(SessionClose::NAME, json!({ "force": force }))
            .await?;
        closed.result()?;
        Ok((closed, sent, Instant::now()))
    };
    let (readers, (closed, sent, acknowledged)) = try_join(try_join_all(readers), change).await?;
    for (read, over) in &readers {
        waited(*over, sent)?;
        let since = over.saturating_duration_since(acknowledged);
        in_time(read, &closed, since, wait)?;
        brings(read, after, &closed, kinds::SESSION_CLOSED)?;
    }
    Ok(())
}

/// How many sessions are written to at once, and how often each.
const SESSIONS: usize = 4;
const ROUNDS: usize = 12;

pub(super) async fn poll_10(ctx: &Ctx) -> Checked {
    let mut sessions = Vec::new();
    for _ in 0..SESSIONS {
        sessions.push(ctx.session("race").await?);
    }
    let races = sessions.iter().enumerate();
    try_join_all(races.map(|(place, session)| races_of(session, place))).await?;
    Ok(())
}

/// Lets others go first, so many times, if it is to.
async fn later(is_later: bool, turns: usize) {
    for _ in 0..if is_later { turns } else { 0 } {
        yield_now().await;
    }
}

/// Lets reads and appends begin at nearly the same time, again and again.
async fn races_of(session: &Session<'_>, place: usize) -> Checked {
    let ctx = session.ctx();
    let wait = long(ctx);
    let mut after = rest(session).await?;
    for round in 0..ROUNDS {
        // The one or the other begins later, by nothing up to a few turns of the scheduler.
        let (lead, turns) = (round % 2 == 0, (round * SESSIONS + place) % 32);
        let read = async {
            later(lead, turns).await;
            timed(ctx, reading(session, after, wait)).await
        };
        let change = async {
            later(!lead, turns).await;
            let appended = session
                .append_text("race", &format!("round {round}"))
                .await?;
            Ok::<_, Stop>((appended, Instant::now()))
        };
        let ((read, over), (appended, acknowledged)) = try_join(read, change).await?;
        let since = over.saturating_duration_since(acknowledged);
        in_time(&read, &appended, since, wait)?;
        read.result()?;
        let fresh = Page::of(&read).map(|page| page.seqs()).unwrap_or_default();
        let last = fresh.into_iter().filter(|seq| *seq > after).max();
        if last.is_none() && read.elapsed() < at_least(wait) {
            let detail = "reads do not wait here, so nothing can be missed";
            return Err(Stop::not_exercised(Cause::LostRace, detail));
        }
        after = last.ok_or_else(|| {
            let reason = format!(
                "round {round}: the read that waited after {after} ended without the event that was \
                 added meanwhile"
            );
            Stop::fail(reason, [&appended, &read])
        })?;
    }
    Ok(())
}
