//! Reads that have no reason to wait, and waits that cannot be.

use crate::ctx::finished_log::FinishedLog;
use crate::ctx::waits::{long, was_at_once};
use crate::prelude::*;

pub(super) async fn poll_03(ctx: &Ctx) -> Checked {
    let log = FinishedLog::of(ctx, "data", 1).await?;
    let fresh = ctx.session("fresh").await?;
    let seqs = &log.seqs;
    let count = seqs.len();
    let cursors = [0, seqs[0], seqs[count / 2], seqs[count - 2]];
    let cases = cursors
        .into_iter()
        .flat_map(|after| [(after, 1), (after, 128)]);
    let cases = cases.map(|(after, limit)| (&log.session, after, limit));
    for (session, after, limit) in cases.chain([(&fresh, 0, 128)]) {
        let wait = long(ctx);
        let params = json!({ "after": { "seq": after }, "limit": limit, "waitMs": millis(wait) });
        let page = session.page(params).await?;
        ensure!(
            was_at_once(&page.exchange, wait),
            page.evidence(),
            "there are events after {after}, and a read of at most {limit} with a wait of {} ms took \
             {} ms",
            wait.as_millis(),
            page.exchange.elapsed().as_millis()
        );
        ensure!(
            !page.events.is_empty(),
            page.evidence(),
            "there are events after {after}, and a read that may wait for some brings none"
        );
    }
    Ok(())
}

pub(super) async fn poll_04(ctx: &Ctx) -> Checked {
    // Long enough for a slow target, and shorter than waits are.
    let most = ctx.timeouts().call() * 3 / 10;
    let open = ctx.session("open").await?;
    let run = open.run(&ctx.prompts().fast).await?;
    open.wait_terminal(&run.id).await?;
    let closed = ctx.session("closed").await?;
    closed.close_forced().await?;
    for (session, what) in [(&open, "an open"), (&closed, "a closed")] {
        let last = session.log().await?.seqs().into_iter().max();
        let after = json!({ "seq": last.unwrap_or_default() });
        for (params, wait) in [
            (json!({ "after": after }), "no wait"),
            (json!({ "after": after, "waitMs": null }), "a wait of null"),
            (json!({ "after": after, "waitMs": 0 }), "a wait of 0"),
        ] {
            let page = session.page(params).await?;
            ensure!(
                page.exchange.elapsed() < most,
                page.evidence(),
                "a read at the end of {what} log with {wait} took {} ms",
                page.exchange.elapsed().as_millis()
            );
        }
    }
    Ok(())
}

pub(super) async fn poll_09(ctx: &Ctx) -> Checked {
    let session = ctx.session("waits").await?;
    let waiting = |wait: Value| session.params(json!({ "waitMs": wait }));
    for (wait, differs) in [
        (json!(-1), "a wait of -1 ms"),
        (json!(1.5), "a wait of 1.5 ms"),
        (json!("1000"), "a wait that is a text"),
        (json!(true), "a wait that is a truth value"),
        (json!([]), "a wait that is a list"),
        (json!({}), "a wait that is an object"),
        (json!(18_446_744_073_709_551_616.0), "a wait of 2^64 ms"),
    ] {
        ctx.refuses(
            SessionEventsRead::NAME,
            waiting(wait),
            ErrorClass::InvalidParams,
            waiting(json!(1000)),
            differs,
        )
        .await?;
    }
    for wait in [1 << 53, 1 << 63, u64::MAX] {
        let page = session.page(json!({ "waitMs": wait })).await?;
        ensure!(
            !page.events.is_empty(),
            page.evidence(),
            "a read from the beginning with a wait of {wait} ms brings nothing"
        );
    }
    Ok(())
}
