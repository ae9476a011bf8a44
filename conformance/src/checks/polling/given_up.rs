//! Reads whose client goes away.

use futures_util::future::{join_all, try_join};

use crate::ctx::waits::{long, reading, rest, settled};
use crate::prelude::*;

/// Where the suite breaks its own connection.
const CUTS: [Cut; 4] = [Cut::AfterSend, Cut::WhenAnswered, Cut::InHead, Cut::InBody];

pub(super) async fn poll_08(ctx: &Ctx) -> Checked {
    let mut cases = Vec::new();
    for cut in CUTS {
        cases.push((cut, ctx.session("given-up").await?));
    }
    let cases = cases.iter().map(|(cut, session)| given_up(session, *cut));
    join_all(cases).await.into_iter().collect()
}

/// Gives up a read that waits for a run, then one for which the run's events are there already.
async fn given_up(session: &Session<'_>, cut: Cut) -> Checked {
    let ctx = session.ctx();
    let after = rest(session).await?;
    let read = || reading(session, after, long(ctx) / 2).cut(cut);
    let change = async {
        settled(session, after).await?;
        session.run(&ctx.prompts().fast).await
    };
    let (waited, run) = try_join(ctx.send(read()), change).await?;
    session.wait_terminal(&run.id).await?;
    let there = ctx.send(read()).await?;

    let page = session.page(json!({ "after": { "seq": after }, "limit": 512 }));
    let page = page.await?;
    let accepted = page.of_run(&run.id);
    let accepted = accepted.filter(|event| event.kind() == kinds::RUN_ACCEPTED);
    ensure!(
        accepted.count() == 1,
        [&waited, &there, &run.started, &page.exchange],
        "a read after {after} was given up, and the connection broke {cut}; the next read from there \
         does not bring the acceptance of {} once",
        run.id
    );
    Ok(())
}
