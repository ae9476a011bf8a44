//! One read that waits, and a run that wakes it.

use std::time::Duration;

use tokio::time::Instant;

use crate::ctx::Run;
use crate::ctx::waits::{in_time, reading, rest, settled, timed};
use crate::prelude::*;

/// The longest wait that a client in JavaScript can ask for, in milliseconds.
const HUGE_MS: u64 = (1 << 53) - 1;

/// An answer later than this after the change was acknowledged is worth a warning.
const LATE: Duration = Duration::from_secs(1);

/// A read that waited while a run was started.
struct Waited {
    after: u64,
    read: Exchange,
    /// A short wait beside it, which was over before the run was started.
    short: Exchange,
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
        let mut read = reading(&session, after, Duration::from_millis(asked));
        if wait_ms.is_some() {
            read = read.timeout(patience).may_break();
        }
        let waiting = timed(ctx, read);
        let change = async {
            let short = settled(&session, after).await?;
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
        in_time(&self.read, &self.run.started, since, self.patience)?;
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

pub(super) async fn poll_02(ctx: &Ctx) -> Checked {
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

pub(super) async fn poll_05(ctx: &Ctx) -> Checked {
    let waited = Waited::for_a_run(ctx, Some(HUGE_MS)).await?;
    if waited.read.broken().is_none() {
        waited.read.result()?;
    }
    ensure!(
        !waited.was_early(),
        [&waited.short, &waited.read],
        "a read with a wait of {HUGE_MS} ms was over after {} ms, where one with a short wait waits",
        waited.read.elapsed().as_millis()
    );
    waited.was_woken(ctx)
}
