//! Logs that do not grow any more, for checks that compare pages.

use crate::ctx::{Ctx, Events as _, Session};
use crate::ensure;
use crate::outcome::Stop;

/// The log of a closed session: nothing is added to it any more.
pub(crate) struct FinishedLog<'a> {
    /// The session.
    pub(crate) session: Session<'a>,
    /// The sequence numbers of its events, in order; at least three.
    pub(crate) seqs: Vec<u64>,
}

impl<'a> FinishedLog<'a> {
    /// The log of a session in which this many runs ended, one after the other.
    ///
    /// # Errors
    /// As [`Session::wait_terminal`]; a failure when the log holds next to nothing.
    pub(crate) async fn of(ctx: &'a Ctx, label: &str, runs: usize) -> Result<Self, Stop> {
        let session = ctx.session(label).await?;
        for _ in 0..runs {
            let run = session.run(&ctx.prompts().fast).await?;
            session.wait_terminal(&run.id).await?;
        }
        // By force: right after its last run a session may not count as idle yet.
        session.close_forced().await?;
        let log = session.log().await?;
        let seqs = log.seqs();
        ensure!(
            seqs.len() > 2,
            log.evidence(),
            "the log of a session with a run that ended holds {} events",
            seqs.len()
        );
        Ok(FinishedLog { session, seqs })
    }

    /// The sequence number of the last event.
    pub(crate) fn last(&self) -> u64 {
        self.seqs.last().copied().unwrap_or_default()
    }
}
