//! What is another session's.

use futures_util::future::try_join_all;

use crate::ctx::finished_log::FinishedLog;
use crate::ctx::waits::rest;
use crate::prelude::*;

pub(super) async fn cur_12(ctx: &Ctx) -> Checked {
    let long = FinishedLog::of(ctx, "long", 2).await?;
    let short = ctx.session("short").await?;
    short.close_forced().await?;
    let known = short.log().await?.seqs();
    let last = known.last().copied().unwrap_or_default();
    for after in long
        .seqs
        .iter()
        .copied()
        .filter(|seq| *seq <= last + 2)
        .chain([long.last()])
    {
        let page = short.page(json!({ "after": { "seq": after } })).await?;
        let right: Vec<u64> = known.iter().copied().filter(|seq| *seq > after).collect();
        let own = |event: &Event| event.session_id() == short.id();
        let mut seqs = page.seqs();
        seqs.retain(|seq| *seq > after);
        ensure!(
            seqs == right && page.events.iter().all(own),
            page.evidence(),
            "the page after {after}, a cursor of another session, holds seqs {:?}; its own log has \
             {right:?} there",
            page.seqs()
        );
    }
    let after = |after: Value| short.params(json!({ "after": after }));
    for (cursor, differs) in [
        (json!(5), "a cursor that is a number alone"),
        (json!("5"), "a cursor that is a text"),
        (json!([5]), "a cursor that is a list"),
        (json!({}), "a cursor without a number"),
        (json!({ "seq": null }), "a cursor with null for its number"),
        (json!({ "seq": "5" }), "a cursor with a text for its number"),
        (json!({ "seq": -1 }), "a cursor of -1"),
        (json!({ "seq": 1.5 }), "a cursor of 1.5"),
        (
            json!({ "seq": 18_446_744_073_709_551_616.0 }),
            "a cursor of 2^64",
        ),
    ] {
        ctx.refuses(
            SessionEventsRead::NAME,
            after(cursor),
            ErrorClass::InvalidParams,
            after(json!({ "seq": 5 })),
            differs,
        )
        .await?;
    }
    Ok(())
}

/// How many sessions are at work at once, and how many runs each has.
const SESSIONS: usize = 6;
const RUNS: usize = 2;

pub(super) async fn cur_13(ctx: &Ctx) -> Checked {
    let mut sessions = Vec::new();
    for _ in 0..SESSIONS {
        // The full stop: no mark is the beginning of another one.
        let mark = format!("{}.", ctx.unique("mark"));
        sessions.push((ctx.session("mixed").await?, mark));
    }
    let works = sessions.iter().map(|(session, mark)| works(session, mark));
    let logs = try_join_all(works).await?;
    for ((session, mark), log) in sessions.iter().zip(&logs) {
        for event in &log.events {
            ensure!(
                event.session_id() == session.id(),
                [event.source()],
                "seq {} of a session's log names another session",
                event.seq()
            );
            let text = event.json().to_string();
            let strange = sessions
                .iter()
                .map(|(_, other)| other)
                .find(|other| *other != mark && text.contains(other.as_str()));
            ensure!(
                strange.is_none(),
                [event.source()],
                "seq {} of a session's log holds what was given to another",
                event.seq()
            );
        }
        let accepted = log.of_kind(kinds::RUN_ACCEPTED).count();
        ensure!(
            accepted == RUNS,
            log.evidence(),
            "a session with {RUNS} runs, beside others at work, shows {accepted}"
        );
    }
    Ok(())
}

/// Works with texts that hold a mark, and returns the log of it.
async fn works(session: &Session<'_>, mark: &str) -> Result<Log, Stop> {
    let input = format!("{} {mark}", session.ctx().prompts().fast);
    let mut runs = Vec::new();
    for _ in 0..RUNS {
        runs.push(session.run(&input).await?);
    }
    for run in &runs {
        session.wait_terminal(&run.id).await?;
    }
    rest(session).await?;
    session.log().await
}
