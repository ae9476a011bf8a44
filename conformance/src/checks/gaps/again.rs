//! The same gap again, and a gap that a reader comes across while it follows.

use std::collections::BTreeSet;

use super::{Cuttable, Trimmed, before, cursor, gap_of, trim};
use crate::prelude::*;

pub(super) async fn gap_05(ctx: &Ctx) -> Checked {
    let log = Trimmed::new(ctx).await?;
    let session = &log.session;
    let first = log.known[0];
    let lost = log.known.iter().copied().rfind(|seq| *seq < log.dropped);
    let cursors = [
        json!({}),
        json!({ "after": { "seq": 0 } }),
        json!({ "after": { "seq": first } }),
        json!({ "after": { "seq": lost.unwrap_or(first) } }),
    ];
    let mut requests = Vec::new();
    for limit in [1, 512] {
        for mut params in cursors.clone() {
            params["limit"] = limit.into();
            requests.push(params);
        }
    }
    let gaps = gaps_of(session, &requests).await?;
    same(&gaps, &gaps_of(session, &requests).await?, "")?;
    let run = session.run(&ctx.prompts().fast).await?;
    let is_over = |event: &Event| event.is_terminal() && event.run_id() == Some(&*run.id);
    let what = format!("the end of {}", run.id);
    session
        .wait_event_after(log.dropped, &what, is_over)
        .await?;
    same(
        &gaps,
        &gaps_of(session, &requests).await?,
        "and events were added",
    )?;

    let after = json!({ "after": { "seq": log.dropped }, "limit": 512 });
    let through = before(&session.page(after).await?, &run)?;
    trim(session, through).await?;
    let further = gaps_of(session, &requests).await?;
    for (earlier, later) in gaps.iter().zip(&further) {
        ensure!(
            earlier.gap != later.gap,
            [&earlier.exchange, &later.exchange],
            "more events were dropped, and the gap is the same as before"
        );
    }
    same(
        &further,
        &gaps_of(session, &requests).await?,
        "after a second loss",
    )
}

/// The pages of these requests, each of which must have a gap.
async fn gaps_of(session: &Session<'_>, requests: &[Value]) -> Result<Vec<Page>, Stop> {
    let mut pages = Vec::new();
    for params in requests {
        let page = session.page(params.clone()).await?;
        gap_of(&page)?;
        pages.push(page);
    }
    Ok(pages)
}

fn same(pages: &[Page], again: &[Page], when: &str) -> Checked {
    for (page, again) in pages.iter().zip(again) {
        ensure!(
            page.gap == again.gap,
            [&page.exchange, &again.exchange],
            "the same read after {} brings another gap {when}",
            page.request.after
        );
    }
    Ok(())
}

/// Whose cursor a reader goes on from when it has seen a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cursor {
    OfPage,
    OfGap,
}

pub(super) async fn gap_06(ctx: &Ctx) -> Checked {
    for cursor in [Cursor::OfPage, Cursor::OfGap] {
        follows(ctx, cursor).await?;
    }
    Ok(())
}

async fn follows(ctx: &Ctx, goes_on: Cursor) -> Checked {
    let log = Cuttable::new(ctx).await?;
    let mut received = BTreeSet::new();
    let mut after = 0;
    for _ in 0..2 {
        let page = page_after(&log.session, after).await?;
        received.extend(page.seqs());
        after = page.next.unwrap_or(after);
    }
    if after >= log.cut {
        let detail = "the log is too short for a loss ahead of a reader";
        return Err(Stop::not_exercised(Cause::LostRace, detail));
    }
    trim(&log.session, log.cut).await?;
    let mut gaps: Vec<Page> = Vec::new();
    for _ in 0..=log.known.len() {
        let page = page_after(&log.session, after).await?;
        received.extend(page.seqs());
        let over = page.seqs().last() >= log.known.last();
        let own = page.next.unwrap_or(after);
        after = match &page.gap {
            Some(gap) if goes_on == Cursor::OfGap => cursor(gap, "nextCursor").unwrap_or(own),
            Some(_) | None => own,
        };
        if page.gap.is_some() {
            gaps.push(page);
            // A gap that comes again and again would be followed for ever.
            if gaps.len() > 1 {
                break;
            }
        } else if over {
            break;
        }
    }
    ensure!(
        gaps.len() == 1,
        gaps.iter().map(|page| &page.exchange),
        "seqs up to {} were dropped ahead of a reader, which sees {} pages with a gap",
        log.cut,
        if gaps.is_empty() { "no" } else { "several" }
    );
    let declared = gaps[0]
        .gap
        .as_ref()
        .and_then(|gap| cursor(gap, "retainedAfter"));
    let declared = declared.unwrap_or_default();
    let start = gaps[0].request.after;
    let missing = log.known.iter().find(|seq| {
        let is_declared = **seq > start && **seq <= declared;
        !received.contains(*seq) && !is_declared
    });
    ensure!(
        missing.is_none(),
        gaps[0].evidence(),
        "seq {} was neither received nor declared lost",
        missing.copied().unwrap_or_default()
    );
    Ok(())
}

async fn page_after(session: &Session<'_>, after: u64) -> Result<Page, Stop> {
    session
        .page(json!({ "after": { "seq": after }, "limit": 2 }))
        .await
}
