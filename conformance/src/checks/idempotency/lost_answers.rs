//! IDEM-09: answers that are lost on the way.

use futures_util::future::join_all;

use super::{accepted, replay, submission};
use crate::prelude::*;

/// Where the suite breaks its own connection.
const CUTS: [(&str, Cut); 5] = [
    ("after the request was sent", Cut::AfterSend),
    ("when the answer began to arrive", Cut::WhenAnswered),
    ("after the first byte of the answer", Cut::AtByte(1)),
    ("within the head of the answer", Cut::AtByte(60)),
    ("within the body of the answer", Cut::AtByte(400)),
];

pub(super) async fn idem_09(ctx: &Ctx) -> Checked {
    let cases = CUTS.map(|(when, cut)| {
        // Names are drawn here, in this order, and not whenever a case comes to it.
        let submission = submission(ctx, &ctx.prompts().fast);
        lost(ctx, submission, when, cut)
    });
    join_all(cases).await.into_iter().collect()
}

async fn lost(ctx: &Ctx, submission: Value, when: &str, cut: Cut) -> Checked {
    let session = ctx.session("lost-answer").await?;
    let params = session.params(submission.clone());
    let call = Request::call(SessionRunsStart::NAME, params).cut(cut);
    let broken_off = ctx.send(call).await?;

    let retry = session.submit(submission.clone()).await?;
    let both = [&broken_off, &retry];
    ensure!(
        retry.succeeded(),
        both,
        "the connection broke {when}, and the same submission sent again is refused"
    );
    let run = retry.text("/run/id")?;
    let end = session.wait_terminal(run).await?;
    let evidence = both.into_iter().chain([end.source()]);
    ensure!(
        end.kind() != "runCancelled",
        evidence,
        "the connection broke {when}, and nobody cancelled {run}, which ends as cancelled"
    );
    replay(&session, &submission, &retry, "after the lost answer").await?;
    accepted(&session, 1).await
}
