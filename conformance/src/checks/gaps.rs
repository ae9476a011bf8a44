//! Logs whose oldest events were dropped.

use std::collections::BTreeSet;

use crate::ctx::walk::{backward_page, shown};
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "GAP-01",
        title: "a gap tells what was asked for, what is lost and where to go on",
        level: Level::Must,
        rule: "A page that begins below the retained events carries a gap: `requestedAfter` as \
               sent, `retainedAfter` and `nextCursor` the newest event that was dropped. The same \
               request brings the same gap.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]).hook(Hook::Trim),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(gap_01(ctx))),
    },
    Check {
        id: "GAP-03",
        title: "no dropped event is passed over without a gap",
        level: Level::Must,
        rule: "Whatever the cursor, the limit and the direction: dropped events that a page should \
               hold are covered by its gap.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]).hook(Hook::Trim),
        effect: Effect::Sessions,
        budget: 400,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(gap_03(ctx))),
    },
    Check {
        id: "GAP-04",
        title: "a reader gets past a gap, at once and for good",
        level: Level::Must,
        rule: "A page with a gap is never empty and never waited for. Reading on from its gap's \
               `nextCursor`, or from its own, shows no gap and brings all that is retained.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]).hook(Hook::Trim),
        effect: Effect::Sessions,
        budget: 300,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(gap_04(ctx))),
    },
];

/// A session whose log lost its beginning.
struct Trimmed<'a> {
    session: Session<'a>,
    /// What the log held before, in order.
    known: Vec<u64>,
    /// The newest event that was dropped.
    dropped: u64,
}

impl<'a> Trimmed<'a> {
    /// Two runs, one after the other; the events before the second one are dropped. Cutting there
    /// leaves whole runs, so that what remains is still a log that other rules can be put to.
    async fn new(ctx: &'a Ctx) -> Result<Self, Stop> {
        let session = ctx.session("trimmed").await?;
        for _ in 0..2 {
            let run = session.run(&ctx.prompts().fast).await?;
            session.wait_terminal(&run.id).await?;
        }
        let log = session.log().await?;
        let known = log.seqs();
        let accepted = log.of_kind(kinds::RUN_ACCEPTED).last().map(Event::seq);
        let dropped = known
            .iter()
            .copied()
            .rfind(|seq| accepted.is_some_and(|accepted| *seq < accepted))
            .ok_or_else(|| Stop::fail("the log shows no second run", log.evidence()))?;
        ctx.trim(session.id(), dropped).await?;
        let page = session.page(json!({})).await?;
        if page.events.iter().any(|event| event.seq() <= dropped) {
            return Err(Stop::not_exercised(
                Cause::NoHook,
                format!("the log was to lose seqs up to {dropped} and still holds some"),
            ));
        }
        Ok(Trimmed {
            session,
            known,
            dropped,
        })
    }

    /// What the log still holds.
    fn retained(&self) -> impl Iterator<Item = u64> {
        self.known.iter().copied().filter(|seq| *seq > self.dropped)
    }

    /// The first event that the log still holds.
    fn first_retained(&self) -> u64 {
        self.retained().next().unwrap_or_default()
    }

    /// A forward page after this event.
    async fn after(&self, seq: u64) -> Result<Page, Stop> {
        self.session.page(json!({ "after": { "seq": seq } })).await
    }
}

/// The gap of a page that must have one.
fn gap_of(page: &Page) -> Result<&Value, Stop> {
    page.gap.as_ref().ok_or_else(|| {
        let reason = "events that the page should hold were dropped, and it has no gap";
        page.exchange.fail(reason)
    })
}

/// A cursor in a gap; null counts as absent.
fn cursor(gap: &Value, member: &str) -> Option<u64> {
    gap.get(member)?.get("seq")?.as_u64()
}

async fn gap_01(ctx: &Ctx) -> Checked {
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

async fn gap_03(ctx: &Ctx) -> Checked {
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

async fn gap_04(ctx: &Ctx) -> Checked {
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
