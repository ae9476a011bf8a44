//! What single pages hold, and what they say of themselves.

use std::collections::BTreeSet;

use crate::ctx::finished_log::FinishedLog;
use crate::ctx::walk::{backward_page, shown};
use crate::prelude::*;

/// Page sizes: the smallest, small ones, the default and the greatest.
pub(super) const LIMITS: [u64; 6] = [1, 2, 3, 7, 128, 512];

pub(super) async fn cur_02(ctx: &Ctx) -> Checked {
    let log = FinishedLog::of(ctx, "after", 1).await?;
    let mut held = 0;
    for &after in &log.seqs {
        for limit in [1, 128] {
            let params = json!({ "after": { "seq": after }, "limit": limit });
            let page = log.session.page(params).await?;
            let early = page.events.iter().find(|event| event.seq() <= after);
            ensure!(
                early.is_none(),
                page.evidence(),
                "the page after seq {after} holds seq {}",
                early.map(Event::seq).unwrap_or_default()
            );
            held += page.events.len();
        }
    }
    let whole = log.session.page(json!({})).await?;
    ensure!(
        held > 0,
        whole.evidence(),
        "after whichever event of this log, the page is empty"
    );
    Ok(())
}

pub(super) async fn cur_04(ctx: &Ctx) -> Checked {
    let log = FinishedLog::of(ctx, "ends", 2).await?;
    let count = log.seqs.len();
    for limit in LIMITS {
        // Pages from the beginning, pages that end one event before the log does, exactly with it
        // and beyond it, and the empty one.
        let room = usize::try_from(limit).unwrap_or(usize::MAX);
        let exact = count.saturating_sub(room);
        let passed = [0, exact.saturating_sub(1), exact, exact + 1, count];
        for passed in BTreeSet::from(passed) {
            let after = match passed.checked_sub(1) {
                Some(last) => log.seqs[last.min(count - 1)],
                None => 0,
            };
            let params = json!({ "after": { "seq": after }, "limit": limit });
            judge_end(&log.session.page(params).await?, log.last())?;
        }
    }
    goes_on(ctx).await
}

/// A complete page does not end the log of an open session.
async fn goes_on(ctx: &Ctx) -> Checked {
    let session = ctx.session("open").await?;
    let page = session.page(json!({ "limit": 512 })).await?;
    let after = page.seqs().into_iter().max().unwrap_or_default();
    let run = session.run(&ctx.prompts().fast).await?;
    let page = session.page(json!({ "after": { "seq": after } })).await?;
    ensure!(
        !page.events.is_empty(),
        [&run.started, &page.exchange],
        "a page was complete at seq {after}; then a run was accepted, and nothing follows the page"
    );
    Ok(())
}

/// Judges what a page says of its end, by the last event that it holds: whether it holds the right
/// ones is not asked here.
fn judge_end(page: &Page, last: u64) -> Checked {
    let after = page.request.after;
    let Some(end) = page.events.last().map(Event::seq) else {
        let stays = page.next.is_none_or(|next| next == after);
        ensure!(
            stays,
            page.evidence(),
            "an empty page moves the cursor from {after} to {}",
            shown(page.next)
        );
        ensure!(
            page.complete || after < last,
            page.evidence(),
            "the empty page at the end of the log is not complete"
        );
        return Ok(());
    };
    ensure!(
        page.next == Some(end),
        page.evidence(),
        "the page ends with seq {end}, its cursor is {}",
        shown(page.next)
    );
    let (said, why) = if end == last {
        ("not complete", "nothing")
    } else {
        ("complete", "more")
    };
    ensure!(
        page.complete == (end == last),
        page.evidence(),
        "the page ends with seq {end} and says that it is {said}; the log held {why} beyond it, \
         its last event is seq {last}"
    );
    Ok(())
}

pub(super) async fn cur_07(ctx: &Ctx) -> Checked {
    let log = FinishedLog::of(ctx, "head", 1).await?;
    let last = log.last();
    for after in [last, last.saturating_add(100), u64::MAX] {
        let page = log
            .session
            .page(json!({ "after": { "seq": after } }))
            .await?;
        ensure!(
            page.events.is_empty(),
            page.evidence(),
            "the log ends with seq {last}, and the page after {after} holds seqs {:?}",
            page.seqs()
        );
        ensure!(
            page.complete,
            page.evidence(),
            "the page after {after} is not complete, though the log ends with seq {last}"
        );
        ensure!(
            page.next.is_none_or(|next| next == after),
            page.evidence(),
            "the empty page after {after} moves the cursor to {}",
            shown(page.next)
        );
        ensure!(
            page.head == Some(last),
            page.evidence(),
            "the log ends with seq {last}, and the page after {after} says that its head is {}",
            shown(page.head)
        );
    }
    Ok(())
}

pub(super) async fn cur_09(ctx: &Ctx) -> Checked {
    let log = FinishedLog::of(ctx, "limit", 1).await?;
    let limited = |limit: Value| log.session.params(json!({ "limit": limit }));
    for (wrong, right, differs) in [
        (json!(0), 1, "a limit of 0"),
        (json!(513), 512, "a limit of one event more than allowed"),
        (json!(-1), 1, "a limit of -1"),
        (json!(1.5), 1, "a limit of 1.5"),
        (json!("1"), 1, "a limit that is a text"),
    ] {
        ctx.refuses(
            SessionEventsRead::NAME,
            limited(wrong),
            ErrorClass::InvalidParams,
            limited(right.into()),
            differs,
        )
        .await?;
    }
    for limit in LIMITS {
        let first = json!({ "limit": limit });
        let middle = json!({ "after": { "seq": log.seqs[0] }, "limit": limit });
        let pages = [
            log.session.page(first).await?,
            log.session.page(middle).await?,
            backward_page(&log.session, None, limit).await?,
        ];
        for page in pages {
            let count = page.events.len();
            ensure!(
                u64::try_from(count).is_ok_and(|count| count <= limit),
                page.evidence(),
                "a page of at most {limit} events holds {count}"
            );
        }
    }
    Ok(())
}

pub(super) async fn cur_08(ctx: &Ctx) -> Checked {
    let log = FinishedLog::of(ctx, "start", 1).await?;
    for limit in [3, 512] {
        let mut first: Option<Page> = None;
        for (mut params, what) in [
            (json!({}), "no `after`"),
            (json!({ "after": null }), "an `after` of null"),
            (json!({ "after": { "seq": 0 } }), "an `after` of 0"),
            (json!({ "direction": "forward" }), "the direction forward"),
        ] {
            params["limit"] = limit.into();
            let page = log.session.page(params).await?;
            let opened = page.events.first();
            ensure!(
                opened.is_some_and(|event| event.kind() == kinds::SESSION_OPENED),
                page.evidence(),
                "a read with {what} does not begin with the opening of the session"
            );
            if let Some(first) = &first {
                let same = first.seqs() == page.seqs()
                    && (first.next, first.complete) == (page.next, page.complete);
                ensure!(
                    same,
                    [&first.exchange, &page.exchange],
                    "a read with {what} brings another page than one without `after`"
                );
            }
            first.get_or_insert(page);
        }
    }
    Ok(())
}
