//! Where there is no gap, and what a gap does to waits.

use futures_util::future::try_join;

use super::{Trimmed, gap_of};
use crate::ctx::finished_log::FinishedLog;
use crate::ctx::waits::{at_least, long, reading, settled, was_at_once};
use crate::ctx::walk::backward_page;
use crate::prelude::*;

pub(super) async fn gap_02(ctx: &Ctx) -> Checked {
    let log = FinishedLog::of(ctx, "whole", 1).await?;
    let last = log.last();
    let cursors = [0, last.saturating_add(100)];
    let cursors = cursors.into_iter().chain(log.seqs.iter().copied());
    let mut requests = vec![json!({}), json!({ "after": null }), json!({ "limit": 1 })];
    requests.extend(cursors.map(|after| json!({ "after": { "seq": after } })));
    for params in requests {
        no_gap(&log.session.page(params).await?, "nothing was ever dropped")?;
    }
    for before in [None, Some(last), Some(log.seqs[0])] {
        let page = backward_page(&log.session, before, 512).await?;
        no_gap(&page, "nothing was ever dropped")?;
    }
    // A target without the hook has kept the rule as far as it can be put to it.
    if !ctx.offers(Hook::Trim) {
        return Ok(());
    }
    let log = Trimmed::new(ctx).await?;
    let last = log.known.last().copied().unwrap_or_default();
    let why = format!("what was dropped ends with seq {}", log.dropped);
    for after in [log.dropped, log.first_retained(), last, last + 100] {
        no_gap(&log.after(after).await?, &why)?;
    }
    let newest = backward_page(&log.session, None, 1).await?;
    if newest.seqs().first() != Some(&log.first_retained()) {
        no_gap(&newest, &why)?;
    }
    let first = log.after(log.known[0]).await?;
    gap_of(&first)?;
    ctx.trim(log.session.id(), log.known[0]).await?;
    let again = log.after(log.known[0]).await?;
    ensure!(
        first.gap == again.gap && first.seqs() == again.seqs(),
        [&first.exchange, &again.exchange],
        "dropping what was dropped already changes what is read"
    );
    Ok(())
}

fn no_gap(page: &Page, why: &str) -> Checked {
    ensure!(
        page.gap.is_none(),
        page.evidence(),
        "{why}, and the page after {} has a gap",
        page.request.after
    );
    Ok(())
}

pub(super) async fn gap_07(ctx: &Ctx) -> Checked {
    let log = Trimmed::new(ctx).await?;
    let wait = long(ctx);
    let newest_lost = log.known.iter().copied().rfind(|seq| *seq < log.dropped);
    for after in [0, newest_lost.unwrap_or_default()] {
        let params = json!({ "after": { "seq": after }, "waitMs": millis(wait) });
        let page = log.session.page(params).await?;
        ensure!(
            was_at_once(&page.exchange, wait),
            page.evidence(),
            "events after {after} were dropped, and a read with a wait of {} ms took {} ms to say so",
            wait.as_millis(),
            page.exchange.elapsed().as_millis()
        );
        gap_of(&page)?;
    }
    // At the head, another reader waits while more is dropped.
    let log = super::Cuttable::new(ctx).await?;
    let (last, slice) = (log.known.last().copied(), ctx.timeouts().slice());
    let last = last.unwrap_or_default();
    let wait = slice * 3;
    let dropping = async {
        settled(&log.session, last).await?;
        ctx.trim(log.session.id(), log.cut).await
    };
    let reading = ctx.send(reading(&log.session, last, wait));
    let (read, ()) = try_join(reading, dropping).await?;
    read.result()?;
    let Some(page) = Page::of(&read) else {
        return Err(read.fail("the read that waited brings no page"));
    };
    if page.events.iter().any(|event| event.seq() > last) {
        let detail = "an event landed in an idle session while it was waited for none";
        return Err(Stop::not_exercised(Cause::LostRace, detail));
    }
    ensure!(
        page.events.is_empty() && page.gap.is_none() && read.elapsed() >= at_least(wait),
        [&read],
        "old events were dropped, and a read at the head with a wait of {} ms ended after {} ms as if \
         that were something new",
        wait.as_millis(),
        read.elapsed().as_millis()
    );
    Ok(())
}
