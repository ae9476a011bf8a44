//! Pages read from newer to older, to load history.

use crate::ctx::walk::{Walk, backward_page, shown};
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "E10",
        title: "backward pages and the live tail make the whole log",
        level: Level::Must,
        rule: "A backward page holds the newest events below `before`, in ascending order. \
           `nextCursor` as the next `before` reaches the first event, and `headCursor` as `after` \
           of the live tail misses and repeats nothing. `after` and a wait belong to forward \
           reads.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 600,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(e10(ctx))),
    },
    Check {
        id: "E11",
        title: "a read in one direction takes nothing of the other",
        level: Level::Must,
        rule: "`before` belongs to backward reads, there are two directions, and the bounds of a limit hold \
               for both; anything else is refused as invalid parameters.",
        source: Source::Contract(SessionEventsRead::NAME),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 60,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(e11(ctx))),
    },
];

async fn e10(ctx: &Ctx) -> Checked {
    let session = ctx.session("history").await?;
    let run = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&run.id).await?;
    // History is loaded while a run adds to the log.
    let run = session.run(&ctx.prompts().brief).await?;
    let newest = backward_page(&session, None, 3).await?;
    session.wait_terminal(&run.id).await?;
    session.close_forced().await?;
    let log = session.log().await?;
    let known = log.seqs();
    ensure!(
        known.len() > 2,
        log.evidence(),
        "the log of a session with two runs that ended holds {} events",
        known.len()
    );

    history_and_tail(&session, newest, &known).await?;
    for limit in [1, 2, 7, 512] {
        history(&session, limit, &known).await?;
    }
    edges(&session, &known).await?;
    refusals(ctx, &session).await
}

/// History from a page that was read while the log grew, and the tail from the head of that page.
async fn history_and_tail(session: &Session<'_>, newest: Page, known: &[u64]) -> Checked {
    let head = newest.head.ok_or_else(|| {
        let reason = "the backward page has no head to follow the log from";
        newest.exchange.fail(reason)
    })?;
    let upto: Vec<u64> = known.iter().copied().filter(|seq| *seq <= head).collect();
    judge(&newest, &upto)?;
    let mut pages = vec![newest];
    if let Some(from) = pages[0].next {
        let walk = Walk {
            from: Some(from),
            limit: 3,
            most: known.len() + 2,
        };
        pages.extend(walk.backward(session).await?);
    }
    let tail = Walk {
        from: Some(head),
        limit: 512,
        most: known.len() + 2,
    };
    let tail = tail.forward(session).await?;
    let mut union = ascending(&pages);
    union.extend(tail.seqs());
    let evidence = [&pages[0], &tail.pages[0]].map(|page| &page.exchange);
    ensure!(
        union == known,
        evidence,
        "the history before the head {head} and the tail after it hold seqs {union:?}; the log \
         holds {known:?}"
    );
    Ok(())
}

/// A walk through the whole log, from its end to its beginning.
async fn history(session: &Session<'_>, limit: u64, known: &[u64]) -> Checked {
    let walk = Walk {
        from: None,
        limit,
        most: known.len() + 2,
    };
    let pages = walk.backward(session).await?;
    let mut before = u64::MAX;
    for page in &pages {
        let below: Vec<u64> = known.iter().copied().filter(|seq| *seq < before).collect();
        judge(page, &below)?;
        before = page.next.unwrap_or_default();
    }
    let walked = ascending(&pages);
    ensure!(
        walked == known,
        pages.last().map(|page| &page.exchange),
        "the walk back with limit {limit} brings seqs {walked:?}; the log holds {known:?}"
    );
    Ok(())
}

/// The two ends of the log.
async fn edges(session: &Session<'_>, known: &[u64]) -> Checked {
    let (first, last) = (known[0], known[known.len() - 1]);
    judge(&backward_page(session, Some(first), 3).await?, &[])?;
    judge(
        &backward_page(session, Some(first + 1), 3).await?,
        &known[..1],
    )?;
    judge(
        &backward_page(session, Some(last.saturating_add(100)), 3).await?,
        known,
    )
}

/// Judges a backward page. `below` is what the log holds below its `before`.
fn judge(page: &Page, below: &[u64]) -> Checked {
    let seqs = page.seqs();
    ensure!(
        below.ends_with(&seqs) && seqs.is_empty() == below.is_empty(),
        page.evidence(),
        "the page holds seqs {seqs:?}; the newest events below its `before` are {:?}",
        &below[below.len().saturating_sub(seqs.len().max(1))..]
    );
    let reaches = seqs.first() == below.first();
    ensure!(
        page.complete == reaches,
        page.evidence(),
        "the page {} the first event and says that it is {}complete",
        if reaches { "reaches" } else { "does not reach" },
        if page.complete { "" } else { "not " }
    );
    let next = seqs.first().copied().filter(|_| !reaches);
    ensure!(
        page.next == next,
        page.evidence(),
        "the cursor for the next `before` is {}, it should be {}",
        shown(page.next),
        shown(next)
    );
    Ok(())
}

/// The sequence numbers of pages that were read from newer to older, in the order of the log.
fn ascending(pages: &[Page]) -> Vec<u64> {
    pages.iter().rev().flat_map(Page::seqs).collect()
}

async fn refusals(ctx: &Ctx, session: &Session<'_>) -> Checked {
    let params = |extra: Value| {
        let mut params = session.params(extra);
        params["direction"] = "backward".into();
        params
    };
    let wrong = [
        (json!({ "after": { "seq": 1 } }), json!({}), "`after`"),
        (
            json!({ "after": { "seq": 0 } }),
            json!({}),
            "`after` before the first event",
        ),
        (json!({ "waitMs": 1 }), json!({ "waitMs": 0 }), "a wait"),
        (
            json!({ "before": { "seq": 0 } }),
            json!({ "before": { "seq": 1 } }),
            "a `before` of 0",
        ),
    ];
    for (refused, accepted, differs) in wrong {
        ctx.refuses(
            SessionEventsRead::NAME,
            params(refused),
            ErrorClass::InvalidParams,
            params(accepted),
            &format!("a backward read with {differs}"),
        )
        .await?;
    }
    Ok(())
}

async fn e11(ctx: &Ctx) -> Checked {
    let session = ctx.session("directions").await?;
    let before = json!({ "seq": 2 });
    for (refused, accepted, differs) in [
        (
            json!({ "before": before }),
            json!({}),
            "a read with `before` and without a direction",
        ),
        (
            json!({ "before": before, "direction": "forward" }),
            json!({ "before": before, "direction": "backward" }),
            "a forward read with `before`",
        ),
        (
            json!({ "direction": "sideways" }),
            json!({}),
            "a third direction",
        ),
        (
            json!({ "direction": "Backward" }),
            json!({ "direction": "backward" }),
            "a direction with a capital letter",
        ),
        (
            json!({ "direction": 1 }),
            json!({}),
            "a direction that is a number",
        ),
        (
            json!({ "direction": "backward", "limit": 0 }),
            json!({ "direction": "backward", "limit": 1 }),
            "a backward read with a limit of 0",
        ),
        (
            json!({ "direction": "backward", "limit": 513 }),
            json!({ "direction": "backward", "limit": 512 }),
            "a backward read with a limit of one event more than allowed",
        ),
    ] {
        ctx.refuses(
            SessionEventsRead::NAME,
            session.params(refused),
            ErrorClass::InvalidParams,
            session.params(accepted),
            differs,
        )
        .await?;
    }
    Ok(())
}
