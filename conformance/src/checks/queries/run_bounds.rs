//! Q05: how many runs a page holds, and cursors that are none.

use futures_util::future::try_join_all;

use crate::ctx::run_ids;
use crate::prelude::*;

/// One run more than a page without a limit holds.
const RUNS: usize = 21;

pub(super) async fn q05(ctx: &Ctx) -> Checked {
    let session = ctx.session("many").await?;
    let input = &ctx.prompts().fast;
    try_join_all((0..RUNS).map(|_| session.run(input))).await?;
    session.close_forced().await?;
    let list = |params: Value| session.call(SessionRunsList::NAME, params);
    let view = |params: Value| session.call(SessionRead::NAME, params);

    for limit in [1, 2, 5] {
        holds(&list(json!({ "limit": limit })).await?, "/runs", limit)?;
        holds(
            &view(json!({ "runLimit": limit })).await?,
            "/session/runs",
            limit,
        )?;
    }
    holds(&list(json!({})).await?, "/runs", RUNS - 1)?;
    holds(&view(json!({})).await?, "/session/runs", RUNS - 1)?;
    for limit in [100, 101, u64::from(u32::MAX)] {
        holds(&list(json!({ "limit": limit })).await?, "/runs", 100)?;
        holds(
            &view(json!({ "runLimit": limit })).await?,
            "/session/runs",
            100,
        )?;
    }
    for (limit, differs) in [
        (json!(0), "a limit of 0 runs"),
        (json!(-1), "a limit of -1 runs"),
        (json!(1.5), "a limit of 1.5 runs"),
        (json!("1"), "a limit of runs that is a text"),
    ] {
        for (method, member) in [
            (SessionRunsList::NAME, "limit"),
            (SessionRead::NAME, "runLimit"),
        ] {
            ctx.refuses(
                method,
                session.params(json!({ member: limit })),
                ErrorClass::InvalidParams,
                session.params(json!({ member: 1 })),
                differs,
            )
            .await?;
        }
    }
    for (cursor, what) in run_ids::MALFORMED {
        ctx.refuses(
            SessionRunsList::NAME,
            session.params(json!({ "cursor": cursor })),
            ErrorClass::InvalidParams,
            session.params(json!({ "cursor": run_ids::UNKNOWN })),
            &format!("{what} for a cursor"),
        )
        .await?;
    }
    let beyond = list(json!({ "cursor": run_ids::UNKNOWN })).await?;
    let newest = list(json!({})).await?;
    ensure!(
        beyond.data() == newest.data(),
        [&beyond, &newest],
        "the page behind a run id that no run has yet is not the first one"
    );
    Ok(())
}

/// Fails when a page holds no run, or more than this.
fn holds(page: &Exchange, runs: &str, most: usize) -> Checked {
    let count = page.list(runs)?.len();
    ensure!(
        (1..=most).contains(&count),
        [page],
        "of {RUNS} runs, a page of at most {most} holds {count}"
    );
    Ok(())
}
