//! How a reader goes on behind a gap.

use std::collections::BTreeSet;

use super::{Trimmed, cursor, gap_of};
use crate::ctx::walk::shown;
use crate::prelude::*;

pub(super) async fn gap_04(ctx: &Ctx) -> Checked {
    let log = Trimmed::new(ctx).await?;
    let first = log.first_retained();
    let wait = ctx.timeouts().call() / 2;
    let wait_ms = millis(wait);
    for start in [0, log.known[0]] {
        let params = json!({ "after": { "seq": start }, "waitMs": wait_ms });
        let page = log.session.page(params).await?;
        ensure!(
            page.seqs().first() == Some(&first),
            page.evidence(),
            "the page with the gap begins with seq {}, not with the first retained one, {first}",
            shown(page.seqs().first().copied())
        );
        ensure!(
            page.exchange.elapsed() < wait,
            page.evidence(),
            "the page with the gap was answered after its wait of {wait_ms} ms, not at once"
        );
        let own = page.next.unwrap_or_default();
        let gaps = cursor(gap_of(&page)?, "nextCursor").unwrap_or_default();
        for (cursor, whose) in [(gaps, "the gap"), (own, "the page")] {
            ensure!(
                cursor > start,
                page.evidence(),
                "the cursor of {whose} does not lead beyond {start}: {cursor}"
            );
            let next = log.after(cursor).await?;
            ensure!(
                next.gap.is_none(),
                [&page.exchange, &next.exchange],
                "reading on from the cursor of {whose}, {cursor}, shows a gap again"
            );
        }
        resumes(&log, start).await?;
    }
    Ok(())
}

/// Follows the log as a client does that notes a gap and goes on from the gap's cursor.
async fn resumes(log: &Trimmed<'_>, start: u64) -> Checked {
    let mut page = log.after(start).await?;
    let resumed = cursor(gap_of(&page)?, "nextCursor").unwrap_or_default();
    let mut after = resumed;
    let mut received = BTreeSet::new();
    for _ in &log.known {
        page = log.after(after).await?;
        received.extend(page.seqs());
        after = page.seqs().into_iter().fold(after, u64::max);
        if page.complete {
            break;
        }
    }
    let lost = log.retained().find(|seq| !received.contains(seq));
    ensure!(
        lost.is_none(),
        page.evidence(),
        "going on from the gap's cursor {resumed} never brings seq {}, which is retained",
        lost.unwrap_or_default()
    );
    Ok(())
}
