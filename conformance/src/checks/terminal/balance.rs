//! TERM-11: runs whose turns and tools the oracle counts.

use super::cancel;
use crate::oracle::balance::unbalanced;
use crate::prelude::*;

pub(super) async fn term_11(ctx: &Ctx) -> Checked {
    let session = ctx.session("balance").await?;
    for prompt in [&ctx.prompts().fast, &ctx.prompts().tool] {
        let run = session.run(prompt).await?;
        session.wait_terminal(&run.id).await?;
    }
    let busy = session.busy().await?;
    cancel(&session, &busy.id).await?;
    session.wait_terminal(&busy.id).await?;
    session.close_forced().await?;
    // The oracle judges logs that are whole on one page; this one is judged however long it is.
    let log = session.log().await?;
    match unbalanced(&log) {
        Some(reason) => Err(Stop::fail(reason, log.evidence())),
        None => Ok(()),
    }
}
