//! TERM-13: a start that does not wait for its run.

use std::time::Duration;

use super::cancel;
use crate::prelude::*;
use crate::record::exchange::{Ending, NoAnswer, Stage};

/// A start that takes less than this has waited for nothing.
const PROMPT: Duration = Duration::from_millis(300);

/// A start that takes this many times as long as other changes has waited for something.
const SLOWER: u32 = 4;

pub(super) async fn term_13(ctx: &Ctx) -> Checked {
    let session = ctx.session("prompt").await?;
    // A run that does not end by itself: its start would never be answered.
    let start = ctx.submission(&ctx.prompts().busy);
    let request = Request::call(SessionRunsStart::NAME, session.params(start.clone()));
    let busy = ctx.send(request.may_break()).await?;
    if let Ending::Broken(NoAnswer { stage, .. }) = busy.ending() {
        let log = session.log().await?;
        let accepted = log
            .of_kind(kinds::RUN_ACCEPTED)
            .find(|event| event.text("/joins/submissionId") == start["submissionId"].as_str());
        return match (stage, accepted) {
            (Stage::Timeout, Some(accepted)) => {
                let reason = "the run was accepted, and its start was not answered in time";
                Err(Stop::fail(reason, [&busy, accepted.source()]))
            }
            _ => Err(busy.fail("the start of a run got no answer")),
        };
    }
    let run = busy.text("/run/id")?.to_owned();
    let queued = session.run(&ctx.prompts().fast).await?;
    let log = session.kept_busy(&run).await?;
    for (start, id) in [(&busy, &run), (&queued.started, &queued.id)] {
        let status = start.text("/run/status")?;
        ensure!(
            !kinds::is_ended(status) && log.life_of(id).ended.is_none(),
            [start].into_iter().chain(log.evidence()),
            "the start of {id} is answered as {status}, behind or at a run that goes on"
        );
    }
    let cancelled = cancel(&session, &run).await?;
    session.wait_terminal(&queued.id).await?;

    // A run that takes a while, with somebody who looks when it ends.
    let last = session
        .log()
        .await?
        .seqs()
        .into_iter()
        .max()
        .unwrap_or_default();
    let wait = session.wait_event_after(last, "the end of a run", Event::is_terminal);
    let (brief, end) =
        futures_util::future::try_join(session.submit(ctx.submission(&ctx.prompts().brief)), wait)
            .await?;
    brief.result()?;
    let ended_first = end.source().span().done < brief.span().done;
    let slowest = session_changes(&session, &[&cancelled]).await?;
    let waited = brief.elapsed();
    ensure!(
        !ended_first || waited < PROMPT || waited < slowest * SLOWER,
        [&brief, end.source()],
        "the start was answered after {} ms, when the run had ended at seq {}; other changes \
         take {} ms",
        waited.as_millis(),
        end.seq(),
        slowest.as_millis()
    );
    Ok(())
}

/// The longest that a change of the session takes which has nothing to wait for.
async fn session_changes(session: &Session<'_>, others: &[&Exchange]) -> Result<Duration, Stop> {
    let other = session.ctx().session("other").await?;
    let close = other.close_forced().await?.elapsed();
    let longest = others.iter().map(|exchange| exchange.elapsed()).max();
    Ok(longest.unwrap_or_default().max(close))
}
