//! Reading while others write, and right after writing.

use futures_util::future::{try_join, try_join_all};

use super::walks::around;
use crate::ctx::Run;
use crate::prelude::*;

/// How often each writer writes.
const ROUNDS: usize = 8;

pub(super) async fn cur_11(ctx: &Ctx) -> Checked {
    let session = ctx.session("followed").await?;
    let writers = [
        Writer::Appends("one"),
        Writer::Appends("two"),
        Writer::Runs,
        Writer::Cancels,
    ];
    let writing = async {
        let runs = try_join_all(writers.map(|writer| writer.write(&session))).await?;
        for run in runs.iter().flatten() {
            session.wait_terminal(&run.id).await?;
        }
        session.close_forced().await
    };
    let (_, followed) = try_join(writing, follow(&session)).await?;
    let log = session.log().await?;
    let (mut seqs, mut known) = (followed.seqs(), log.seqs());
    // A number that was given twice may fall on two pages, of which one is passed over.
    seqs.dedup();
    known.dedup();
    let same = seqs
        .iter()
        .zip(&known)
        .take_while(|(one, other)| one == other);
    let place = same.count();
    ensure!(
        seqs == known,
        around(&followed, place).into_iter().chain(log.evidence()),
        "a reader that followed while others wrote received {} events of {}: where seq {} stands in \
         the log, it got seq {}",
        seqs.len(),
        known.len(),
        known.get(place).copied().unwrap_or_default(),
        seqs.get(place).copied().unwrap_or_default()
    );
    Ok(())
}

/// Somebody who writes to a session, again and again.
#[derive(Clone, Copy)]
enum Writer {
    /// Puts texts under a key of its own.
    Appends(&'static str),
    /// Submits runs.
    Runs,
    /// Submits runs and cancels them.
    Cancels,
}

impl Writer {
    async fn write(self, session: &Session<'_>) -> Result<Vec<Run>, Stop> {
        let mut runs = Vec::new();
        for round in 0..ROUNDS {
            match self {
                Writer::Appends(key) => {
                    session.append_text(key, &format!("round {round}")).await?;
                }
                Writer::Runs => runs.push(session.run(&session.ctx().prompts().fast).await?),
                Writer::Cancels => {
                    let run = session.run(&session.ctx().prompts().fast).await?;
                    // It may have ended by itself, which is refused then.
                    let params = json!({ "runId": run.id });
                    session.call(SessionRunsCancel::NAME, params).await?;
                    runs.push(run);
                }
            }
        }
        Ok(runs)
    }
}

/// Follows a log, as a client does that keeps the number of the last event that it received, until
/// the session is closed.
async fn follow(session: &Session<'_>) -> Result<Log, Stop> {
    let wait = session.ctx().timeouts().slice_ms();
    let mut log = Log::default();
    let mut after = 0;
    loop {
        let params = json!({ "after": { "seq": after }, "limit": 7, "waitMs": wait });
        let page = session.page(params).await?;
        let fresh = page.events.iter().filter(|event| event.seq() > after);
        log.events.extend(fresh.cloned());
        after = page.seqs().into_iter().fold(after, u64::max);
        let is_last = |event: &Event| event.kind() == kinds::SESSION_CLOSED;
        let over = page.events.iter().any(is_last);
        if !page.events.is_empty() {
            log.pages.push(page);
        }
        if over {
            return Ok(log);
        }
    }
}

pub(super) async fn cur_15(ctx: &Ctx) -> Checked {
    let session = ctx.session("acknowledged").await?;
    let last = session.log().await?.seqs().into_iter().max();
    let mut after = last.unwrap_or_default();
    for round in 0..ROUNDS {
        let written = session
            .append_text("note", &format!("round {round}"))
            .await?;
        let page = session.page(json!({ "after": { "seq": after } })).await?;
        let fresh = page.seqs().into_iter().filter(|seq| *seq > after).max();
        after = fresh.ok_or_else(|| {
            let reason = format!(
                "an entry was acknowledged, and the read after {after} that follows does not bring it"
            );
            Stop::fail(reason, [&written, &page.exchange])
        })?;
    }
    // One at work for a while, so that those behind it wait.
    let first = session.run(&ctx.prompts().brief).await?;
    let mut earlier = accepted(&session, after, &first).await?;
    for _ in 0..ROUNDS {
        let run = session.run(&ctx.prompts().fast).await?;
        let seq = accepted(&session, after, &run).await?;
        ensure!(
            seq > earlier,
            [&run.started],
            "{} was submitted when the run before it was acknowledged at seq {earlier}, and has seq \
             {seq}",
            run.id
        );
        earlier = seq;
    }
    Ok(())
}

/// The number of a run's acceptance, which the next read must bring.
async fn accepted(session: &Session<'_>, after: u64, run: &Run) -> Result<u64, Stop> {
    let page = session
        .page(json!({ "after": { "seq": after }, "limit": 512 }))
        .await?;
    let accepted = page.of_run(&run.id);
    let accepted = accepted.filter(|event| event.kind() == kinds::RUN_ACCEPTED);
    accepted.map(Event::seq).next().ok_or_else(|| {
        let reason = format!(
            "{} was acknowledged, and the next read does not bring it",
            run.id
        );
        Stop::fail(reason, [&run.started, &page.exchange])
    })
}
