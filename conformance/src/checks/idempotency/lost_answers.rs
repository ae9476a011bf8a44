//! IDEM-09: answers that are lost on the way.

use futures_util::future::join_all;

use super::{accepted, replay};
use crate::prelude::*;

/// Where the suite breaks its own connection.
const CUTS: [Cut; 4] = [Cut::AfterSend, Cut::WhenAnswered, Cut::InHead, Cut::InBody];

pub(super) async fn idem_09(ctx: &Ctx) -> Checked {
    let cases = CUTS.map(|cut| {
        // Names are drawn here, in this order, and not whenever a case comes to it.
        let submission = ctx.submission(&ctx.prompts().fast);
        lost(ctx, submission, cut)
    });
    join_all(cases).await.into_iter().collect()
}

async fn lost(ctx: &Ctx, submission: Value, cut: Cut) -> Checked {
    let session = ctx.session("lost-answer").await?;
    let params = session.params(submission.clone());
    let call = Request::call(SessionRunsStart::NAME, params).cut(cut);
    let broken_off = ctx.send(call).await?;
    if broken_off.cut().is_none() {
        // Too short to be cut there, so it was read whole.
        broken_off.result()?;
    }

    let retry = session.submit(submission.clone()).await?;
    let both = [&broken_off, &retry];
    ensure!(
        retry.succeeded(),
        both,
        "the connection broke {cut}, and the same submission sent again is refused"
    );
    let run = retry.text("/run/id")?;
    let end = session.wait_terminal(run).await?;
    let evidence = both.into_iter().chain([end.source()]);
    ensure!(
        end.kind() != kinds::RUN_CANCELLED,
        evidence,
        "the connection broke {cut}, and nobody cancelled {run}, which ends as cancelled"
    );
    replay(&session, &submission, &retry, "after the lost answer").await?;
    accepted(&session, 1).await
}
