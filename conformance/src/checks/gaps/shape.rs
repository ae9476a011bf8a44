//! What a gap says, and that none is kept secret.

use super::{Trimmed, cursor, gap_of};
use crate::ctx::walk::{backward_page, shown};
use crate::prelude::*;

pub(super) async fn gap_01(ctx: &Ctx) -> Checked {
    let log = Trimmed::new(ctx).await?;
    let (lost, dropped) = (log.known[0], log.dropped);
    let before_last = log.known.iter().copied().rfind(|seq| *seq < dropped);
    let before_last = before_last.unwrap_or(lost);
    let requests = [
        (json!({}), None),
        (json!({ "after": null }), None),
        (json!({ "after": { "seq": 0 } }), Some(0)),
        (json!({ "after": { "seq": lost }, "limit": 1 }), Some(lost)),
        (
            json!({ "after": { "seq": lost }, "limit": 512 }),
            Some(lost),
        ),
        (
            json!({ "after": { "seq": before_last } }),
            Some(before_last),
        ),
    ];
    for (params, requested) in requests {
        let page = log.session.page(params.clone()).await?;
        judge_gap(&page, requested, dropped, Some(dropped))?;
        let again = log.session.page(params).await?;
        ensure!(
            page.gap == again.gap,
            [&page.exchange, &again.exchange],
            "the same request brings another gap"
        );
    }
    // Backward there is nowhere to go on to.
    let first = log.first_retained();
    for before in [None, Some(first), Some(lost + 1)] {
        let page = backward_page(&log.session, before, 512).await?;
        judge_gap(&page, None, dropped, None)?;
    }
    Ok(())
}

fn judge_gap(page: &Page, requested: Option<u64>, dropped: u64, next: Option<u64>) -> Checked {
    let gap = gap_of(page)?;
    for (member, expected) in [
        ("requestedAfter", requested),
        ("retainedAfter", Some(dropped)),
        ("nextCursor", next),
    ] {
        let told = cursor(gap, member);
        ensure!(
            told == expected,
            page.evidence(),
            "seqs up to {dropped} were dropped; the gap's {member} is {}, not {}",
            shown(told),
            shown(expected)
        );
    }
    Ok(())
}

pub(super) async fn gap_03(ctx: &Ctx) -> Checked {
    let log = Trimmed::new(ctx).await?;
    for limit in [1, 512] {
        let from_start = log.session.page(json!({ "limit": limit })).await?;
        passes_over_nothing(&log, &from_start)?;
        for after in &log.known {
            let params = json!({ "after": { "seq": after }, "limit": limit });
            passes_over_nothing(&log, &log.session.page(params).await?)?;
        }
    }
    for before in [None, Some(log.first_retained()), Some(log.known[1])] {
        let page = backward_page(&log.session, before, 512).await?;
        gap_of(&page)?;
    }
    Ok(())
}

/// Judges a forward page: what was dropped, and stands between `after` and the page's last event,
/// is covered by its gap. An empty page is judged as if it went on to the end of the log.
fn passes_over_nothing(log: &Trimmed<'_>, page: &Page) -> Checked {
    let after = page.request.after;
    let upto = page.seqs().into_iter().max().unwrap_or(u64::MAX);
    let covered = match &page.gap {
        Some(gap) => cursor(gap, "retainedAfter").unwrap_or_default(),
        None => 0,
    };
    let missing = log
        .known
        .iter()
        .find(|seq| **seq > after.max(covered) && **seq <= upto.min(log.dropped));
    ensure!(
        missing.is_none(),
        page.evidence(),
        "the page after {after} passes over seq {}, which was dropped, and no gap says so",
        missing.copied().unwrap_or_default()
    );
    Ok(())
}
