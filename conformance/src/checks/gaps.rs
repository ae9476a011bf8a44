//! Logs whose oldest events were dropped.

mod again;
mod progress;
mod quiet;
mod shape;
mod views;

use crate::ctx::Run;
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
        kind: Kind::Active(|ctx| Box::pin(shape::gap_01(ctx))),
    },
    Check {
        id: "GAP-02",
        title: "no gap is shown where nothing is lost",
        level: Level::Must,
        rule: "A page to which nothing is missing has no gap: before anything was dropped, and afterwards \
               from the last dropped event on. Dropping what is gone already changes nothing.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]).hook_if_offered(Hook::Trim),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(quiet::gap_02(ctx))),
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
        kind: Kind::Active(|ctx| Box::pin(shape::gap_03(ctx))),
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
        kind: Kind::Active(|ctx| Box::pin(progress::gap_04(ctx))),
    },
    Check {
        id: "GAP-05",
        title: "the same read brings the same gap",
        level: Level::Must,
        rule: "The gap of a read depends on its cursor and on what was dropped, and not on events that are \
               added. It changes when more is dropped.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]).hook(Hook::Trim),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(again::gap_05(ctx))),
    },
    Check {
        id: "GAP-06",
        title: "a reader that follows across a loss sees the gap once",
        level: Level::Must,
        rule: "A reader whose next events are dropped while it follows sees one page with a gap; what it \
               received and what the gap declares lost is the whole log.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]).hook(Hook::Trim),
        effect: Effect::Sessions,
        budget: 300,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(again::gap_06(ctx))),
    },
    Check {
        id: "GAP-07",
        title: "a read that meets a gap does not wait",
        level: Level::Must,
        rule: "A page with a gap is answered at once, whatever the wait; at the head a read waits as ever, \
               and dropping old events does not wake it.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]).hook(Hook::Trim),
        effect: Effect::Sessions,
        budget: 200,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(quiet::gap_07(ctx))),
    },
    Check {
        id: "GAP-08",
        title: "dropping events changes no view",
        level: Level::Must,
        rule: "Dropping events leaves the session, its runs, their list and outputs, and the memory of \
               submissions as they were, and the events that are left, too.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[
            SessionEventsRead::NAME,
            SessionRead::NAME,
            SessionRunsRead::NAME,
            SessionRunsList::NAME,
            BlobsRead::NAME,
        ])
        .hook(Hook::Trim),
        effect: Effect::Sessions,
        budget: 200,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(views::gap_08(ctx))),
    },
];

/// A session in which two runs ended, and where its log can be cut.
struct Cuttable<'a> {
    session: Session<'a>,
    /// What the log holds, in order.
    known: Vec<u64>,
    /// The newest event before the second run. Cutting there leaves whole runs, so that what remains
    /// is still a log that other rules can be put to.
    cut: u64,
    runs: [Run; 2],
}

impl<'a> Cuttable<'a> {
    async fn new(ctx: &'a Ctx) -> Result<Self, Stop> {
        let session = ctx.session("trimmed").await?;
        let first = ended(&session).await?;
        let second = ended(&session).await?;
        let log = session.log().await?;
        let cut = before(&log, &second)?;
        Ok(Cuttable {
            session,
            known: log.seqs(),
            cut,
            runs: [first, second],
        })
    }

    /// Drops what stands before the second run.
    async fn trimmed(self) -> Result<Trimmed<'a>, Stop> {
        trim(&self.session, self.cut).await?;
        Ok(Trimmed {
            session: self.session,
            known: self.known,
            dropped: self.cut,
        })
    }
}

/// A run that has ended.
async fn ended(session: &Session<'_>) -> Result<Run, Stop> {
    let run = session.run(&session.ctx().prompts().fast).await?;
    session.wait_terminal(&run.id).await?;
    Ok(run)
}

/// The newest event before a run was accepted.
fn before(log: &impl Events, run: &Run) -> Result<u64, Stop> {
    let accepted = log.life_of(&run.id).accepted.map(Event::seq);
    let earlier = |seq: &u64| accepted.is_some_and(|accepted| *seq < accepted);
    let seqs = log.seqs();
    seqs.into_iter().rfind(earlier).ok_or_else(|| {
        let reason = format!("the log does not show the acceptance of {}", run.id);
        Stop::fail(reason, [&run.started])
    })
}

/// Drops the events up to this one, and sees them gone.
async fn trim(session: &Session<'_>, through: u64) -> Checked {
    session.ctx().trim(session.id(), through).await?;
    let page = session.page(json!({})).await?;
    if page.events.iter().any(|event| event.seq() <= through) {
        return Err(Stop::not_exercised(
            Cause::NoHook,
            format!("the log was to lose seqs up to {through} and still holds some"),
        ));
    }
    Ok(())
}

/// A session whose log lost its beginning.
struct Trimmed<'a> {
    session: Session<'a>,
    /// What the log held before, in order.
    known: Vec<u64>,
    /// The newest event that was dropped.
    dropped: u64,
}

impl<'a> Trimmed<'a> {
    /// Two runs, one after the other; the events before the second one are dropped.
    async fn new(ctx: &'a Ctx) -> Result<Self, Stop> {
        Cuttable::new(ctx).await?.trimmed().await
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
