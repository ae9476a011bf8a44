//! Events that are read more than once.

use futures_util::future::try_join;

use crate::ctx::walk::backward_page;
use crate::prelude::*;

pub(super) async fn cur_06(ctx: &Ctx) -> Checked {
    let session = ctx.session("again").await?;
    for _ in 0..2 {
        let run = session.run(&ctx.prompts().fast).await?;
        session.wait_terminal(&run.id).await?;
    }
    let first = session.log().await?;
    let writing = async {
        let run = session.run(&ctx.prompts().fast).await?;
        session.wait_terminal(&run.id).await
    };
    try_join(writing, from_each_cursor(&session, &first)).await?;

    session
        .call(SessionRename::NAME, json!({ "displayName": "renamed" }))
        .await?
        .result()?;
    session.close_forced().await?;
    from_each_cursor(&session, &first).await?;
    for before in first.seqs() {
        unchanged(&first, &backward_page(&session, Some(before), 7).await?)?;
    }
    Ok(())
}

/// Reads on from every event, by pages of several sizes.
async fn from_each_cursor(session: &Session<'_>, first: &Log) -> Checked {
    let known = first.seqs();
    let last = known.last().copied().unwrap_or_default();
    for (place, after) in known.iter().enumerate() {
        for limit in [1, 512] {
            let params = json!({ "after": { "seq": after }, "limit": limit });
            let page = session.page(params).await?;
            unchanged(first, &page)?;
            let mut seqs = page.seqs();
            seqs.retain(|seq| seq > after && *seq <= last);
            ensure!(
                known[place + 1..].starts_with(&seqs) && (limit == 1 || known.ends_with(&seqs)),
                page.evidence(),
                "the log was read before; the page after {after} now holds seqs {seqs:?} of {:?}",
                &known[place + 1..]
            );
        }
    }
    Ok(())
}

/// Fails when a page holds an event otherwise than it was read first. Those of another session, and
/// numbers that were given twice, are not judged here.
fn unchanged(first: &Log, page: &Page) -> Checked {
    for event in &page.events {
        let mut known = first
            .events
            .iter()
            .filter(|known| known.seq() == event.seq());
        let (Some(known), None) = (known.next(), known.next()) else {
            continue;
        };
        let is_own = event.session_id() == page.session;
        ensure!(
            !is_own || known.json() == event.json(),
            [known.source(), event.source()],
            "seq {} is read otherwise than before",
            event.seq()
        );
    }
    Ok(())
}

pub(super) async fn cur_16(ctx: &Ctx) -> Checked {
    let session = ctx.session("times").await?;
    for _ in 0..2 {
        let run = session.run(&ctx.prompts().fast).await?;
        session.wait_terminal(&run.id).await?;
    }
    let log = session.log().await?;
    let mut latest = 0;
    let own = |event: &&Event| event.session_id() == session.id();
    for event in log.events.iter().filter(own) {
        let at = event.at("/observedAtMs").and_then(Value::as_u64);
        let at = at.unwrap_or_default();
        ensure!(
            at > 0 && at >= latest,
            [event.source()],
            "seq {} was observed at {at}, the event before it at {latest}",
            event.seq()
        );
        latest = at;
    }
    Ok(())
}
