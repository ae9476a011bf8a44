//! Reads whose client goes away.

use futures_util::future::{join_all, try_join};

use crate::ctx::waits::{at_least, long, reading, rest, settled};
use crate::prelude::*;

/// Where the suite breaks its own connection; `None`: when it has waited for a while.
const CUTS: [Option<Cut>; 5] = [
    None,
    Some(Cut::AfterSend),
    Some(Cut::WhenAnswered),
    Some(Cut::InHead),
    Some(Cut::InBody),
];

pub(super) async fn poll_08(ctx: &Ctx) -> Checked {
    let mut cases = Vec::new();
    for cut in CUTS {
        cases.push((cut, ctx.session("given-up").await?));
    }
    let cases = cases.iter().map(|(cut, session)| given_up(session, *cut));
    join_all(cases).await.into_iter().collect()
}

/// Gives up a read that waits for a run, then one for which the run's events are there already.
async fn given_up(session: &Session<'_>, cut: Option<Cut>) -> Checked {
    let ctx = session.ctx();
    let after = rest(session).await?;
    let read = || {
        let read = reading(session, after, long(ctx) / 2);
        match cut {
            Some(cut) => read.cut(cut),
            None => read.timeout(at_least(ctx.timeouts().slice())).may_break(),
        }
    };
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
        "a read after {after} was given up, and the connection broke {}; the next read from there \
         does not bring the acceptance of {} once",
        cut.map_or("after a while".to_owned(), |cut| cut.to_string()),
        run.id
    );
    Ok(())
}
