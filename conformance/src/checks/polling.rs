//! Reads that wait for events.

use std::time::Duration;

use tokio::time::Instant;

use crate::ctx::Run;
use crate::prelude::*;

/// The checks of this family.
pub static CHECKS: &[Check] = &[
    Check {
        id: "POLL-01",
        title: "a wait for nothing ends with an empty page, not early",
        level: Level::Must,
        rule: "A read with a wait is answered when the wait is over, with an empty page and no \
               error: at the head, beyond it, and on a closed session.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 150,
        timing: false,
        kind: Kind::Active(|ctx| Box::pin(poll_01(ctx))),
    },
    Check {
        id: "POLL-02",
        title: "a read that waits is answered when an event lands",
        level: Level::Must,
        rule: "A read that waits ends with the event as soon as it lands, not when the wait is \
               over. Later than a second after the change was acknowledged is a warning.",
        source: Source::Guide("Follow events and reconnect"),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(poll_02(ctx))),
    },
    Check {
        id: "POLL-05",
        title: "a huge wait is accepted, and ends when an event lands",
        level: Level::Must,
        rule: "A wait of 2^53 - 1 ms is taken as the longest one there is: it is not refused, it \
               waits, and it ends with an event.",
        source: Source::Contract(SessionEventsRead::NAME),
        needs: Needs::methods(&[SessionEventsRead::NAME]),
        effect: Effect::Sessions,
        budget: 200,
        timing: true,
        kind: Kind::Active(|ctx| Box::pin(poll_05(ctx))),
    },
];

/// The longest wait that a client in JavaScript can ask for, in milliseconds.
const HUGE_MS: u64 = (1 << 53) - 1;

/// An answer this close to the end of its wait came at the end of the wait.
const AT_THE_END: Duration = Duration::from_millis(200);

/// An answer later than this after the change was acknowledged is worth a warning.
const LATE: Duration = Duration::from_secs(1);

/// The least time that a wait for nothing takes. Timers differ in what they count from.
fn at_least(wait: Duration) -> Duration {
    wait * 3 / 5
}

/// The place where the log of an idle session ends, once nothing was added to it for a while.
async fn rest(session: &Session<'_>) -> Result<u64, Stop> {
    let slice = session.ctx().timeouts().slice_ms();
    let mut after = 0;
    for _ in 0..20 {
        let page = session
            .page(json!({ "after": { "seq": after }, "waitMs": slice }))
            .await?;
        match page.seqs().into_iter().max() {
            Some(last) if last > after => after = last,
            Some(_) | None => return Ok(after),
        }
    }
    let detail = "the log of an idle session keeps growing";
    Err(Stop::not_exercised(Cause::LostRace, detail))
}

async fn poll_01(ctx: &Ctx) -> Checked {
    let open = ctx.session("idle").await?;
    let closed = ctx.session("closed").await?;
    closed.close_forced().await?;
    let wait = ctx.timeouts().slice() * 3;
    let waits = [(&open, 0), (&open, 100), (&closed, 0)]
        .map(|(session, beyond)| waits_for_nothing(session, beyond, wait));
    futures_util::future::try_join_all(waits).await?;
    Ok(())
}

/// Waits at the end of a log, or this far beyond it, where nothing comes.
async fn waits_for_nothing(session: &Session<'_>, beyond: u64, wait: Duration) -> Checked {
    let after = rest(session).await?.saturating_add(beyond);
    let page = session
        .page(json!({ "after": { "seq": after }, "waitMs": millis(wait) }))
        .await?;
    if page.events.iter().any(|event| event.seq() > after) {
        let detail = "an event landed in an idle session while it was waited for none";
        return Err(Stop::not_exercised(Cause::LostRace, detail));
    }
    ensure!(
        page.events.is_empty(),
        page.evidence(),
        "the read after {after} waits for nothing, and its page holds seqs {:?}",
        page.seqs()
    );
    ensure!(
        page.complete,
        page.evidence(),
        "the empty page at the end of a wait is not complete"
    );
    ensure!(
        page.exchange.elapsed() >= at_least(wait),
        page.evidence(),
        "a wait of {} ms for nothing was over after {} ms",
        wait.as_millis(),
        page.exchange.elapsed().as_millis()
    );
    Ok(())
}

/// A read that waited while a run was started.
struct Waited {
    after: u64,
    read: Exchange,
    /// A short wait beside it, which was over before the run was started.
    short: Page,
    run: Run,
    /// When the start was sent, when it was acknowledged, and when the read was over.
    sent: Instant,
    acknowledged: Instant,
    over: Instant,
    /// When the read would have been over without an event: the end of its wait, or of our own
    /// patience when it was asked to wait longer.
    patience: Duration,
}

impl Waited {
    /// Lets a read wait at the end of a log, and starts a run when it is sure to wait. `wait_ms` is
    /// what it asks for; `None`: four times what the start takes by experience.
    async fn for_a_run(ctx: &Ctx, wait_ms: Option<u64>) -> Result<Self, Stop> {
        let session = ctx.session("parked").await?;
        let input = &ctx.prompts().fast;
        let slice = ctx.timeouts().slice();
        let first = session.run(input).await?;
        session.wait_terminal(&first.id).await?;
        let after = rest(&session).await?;
        let expected = slice + first.started.elapsed() * 2;
        let longest = ctx.dialect().long_poll.longest;
        let patience = (expected * 4).max(ctx.timeouts().call() / 2).min(longest);

        let asked = wait_ms.unwrap_or(millis(patience));
        let at = |wait: u64| json!({ "after": { "seq": after }, "waitMs": wait });
        let mut read = Request::call(SessionEventsRead::NAME, session.params(at(asked)));
        if wait_ms.is_some() {
            read = read.timeout(patience).may_break();
        }
        let waiting = async {
            let read = ctx.send(read).await?;
            Ok((read, Instant::now()))
        };
        let change = async {
            // Nobody can see from outside that a read waits. When a second one, sent after it, has
            // waited for nothing, the first one is at it, too.
            let short = session.page(at(millis(slice))).await?;
            let waits = short.events.is_empty() && short.exchange.elapsed() >= at_least(slice);
            if !waits {
                let detail = "reads do not wait here, so nothing can wake them";
                return Err(Stop::not_exercised(Cause::LostRace, detail));
            }
            let sent = Instant::now();
            let run = session.run(input).await?;
            Ok((short, run, sent, Instant::now()))
        };
        let ((read, over), (short, run, sent, acknowledged)) =
            futures_util::future::try_join(waiting, change).await?;
        Ok(Waited {
            after,
            read,
            short,
            run,
            sent,
            acknowledged,
            over,
            patience,
        })
    }

    /// Whether the read was over before the run was started.
    fn was_early(&self) -> bool {
        self.over < self.sent
    }

    /// Judges when a read ended that was not over too early.
    fn was_woken(&self, ctx: &Ctx) -> Checked {
        let since = self.over.saturating_duration_since(self.acknowledged);
        if self.read.elapsed() + AT_THE_END >= self.patience {
            ensure!(
                since < self.patience / 2,
                self.evidence(),
                "the read that waited was not answered within {} ms, though the run was \
                 acknowledged {} ms before",
                self.patience.as_millis(),
                since.as_millis()
            );
            return Err(Stop::not_exercised(
                Cause::LostRace,
                "starting the run took so long that the wait was over",
            ));
        }
        self.read.result()?;
        if since > LATE {
            ctx.warn(
                format!(
                    "the read that waited was answered {} ms after the run was acknowledged",
                    since.as_millis()
                ),
                self.evidence(),
            );
        }
        Ok(())
    }

    fn evidence(&self) -> [&Exchange; 2] {
        [&self.run.started, &self.read]
    }
}

async fn poll_02(ctx: &Ctx) -> Checked {
    let waited = Waited::for_a_run(ctx, None).await?;
    if waited.was_early() {
        let detail = "the read was over before there was anything to wake it";
        return Err(Stop::not_exercised(Cause::LostRace, detail));
    }
    waited.was_woken(ctx)?;
    let page = Page::of(&waited.read);
    let landed = page.is_some_and(|page| page.seqs().iter().any(|seq| *seq > waited.after));
    ensure!(
        landed,
        waited.evidence(),
        "the read that waited after {} ended when the run was accepted, without its event",
        waited.after
    );
    Ok(())
}

async fn poll_05(ctx: &Ctx) -> Checked {
    let waited = Waited::for_a_run(ctx, Some(HUGE_MS)).await?;
    if waited.read.broken().is_none() {
        waited.read.result()?;
    }
    ensure!(
        !waited.was_early(),
        [&waited.short.exchange, &waited.read],
        "a read with a wait of {HUGE_MS} ms was over after {} ms, where one with a short wait waits",
        waited.read.elapsed().as_millis()
    );
    waited.was_woken(ctx)
}
