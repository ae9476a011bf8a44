//! Cursors and limits that are not good, and those at the border.

use super::shelf::Shelf;
use crate::prelude::*;

pub(super) async fn page_04(ctx: &Ctx) -> Checked {
    let shelf = Shelf::new(ctx);
    let sessions = shelf.fill(3).await?;
    let first = shelf.next(1, None).await?;
    let asking = |cursor: &str| shelf.asking(json!({ "limit": 1, "cursor": cursor }));
    let real = first.next.as_deref().map(asking);
    let control = real.clone().unwrap_or(shelf.asking(json!({ "limit": 1 })));
    let long = "x".repeat(10_000);
    for (cursor, differs) in [
        ("", "an empty cursor"),
        (" ", "a blank cursor"),
        ("abc", "a made-up cursor"),
        ("::", "a cursor of two colons"),
        ("-1:x", "a cursor with a negative number"),
        (long.as_str(), "a cursor of 10,000 letters"),
    ] {
        ctx.refuses(
            SessionList::NAME,
            asking(cursor),
            ErrorClass::InvalidParams,
            control.clone(),
            differs,
        )
        .await?;
    }
    let shown = sessions
        .iter()
        .find(|one| first.ids.iter().any(|id| id == one.id()));
    if let (Some(session), Some(real)) = (shown, real) {
        session.close_forced().await?;
        session.delete().await?;
        let on = ctx.call(SessionList::NAME, real).await?;
        ensure!(
            on.succeeded(),
            [&first.exchange, &on],
            "the cursor is not good any more after its session was deleted"
        );
    }
    Ok(())
}

pub(super) async fn page_05(ctx: &Ctx) -> Checked {
    let shelf = Shelf::new(ctx);
    shelf.fill(4).await?;
    for limit in [1, 2, 3] {
        let page = shelf.next(limit, None).await?;
        ensure!(
            page.ids.len() as u64 <= limit,
            [&page.exchange],
            "a page of at most {limit} sessions holds {}",
            page.ids.len()
        );
    }
    for (limit, differs) in [
        (json!(0), "a limit of 0"),
        (json!(-1), "a limit of -1"),
        (json!(1.5), "a limit of 1.5"),
        (json!("5"), "a limit that is a text"),
    ] {
        ctx.refuses(
            SessionList::NAME,
            shelf.asking(json!({ "limit": limit })),
            ErrorClass::InvalidParams,
            shelf.asking(json!({ "limit": 1 })),
            differs,
        )
        .await?;
    }
    for limit in [200, 201, 1000, u64::from(u32::MAX)] {
        let page = shelf.next(limit, None).await?;
        ensure!(
            page.ids.len() <= 200,
            [&page.exchange],
            "a page with a limit of {limit} holds {} sessions",
            page.ids.len()
        );
    }
    Ok(())
}

/// One session more than a page without a limit holds.
const SESSIONS: usize = 51;

pub(super) async fn page_06(ctx: &Ctx) -> Checked {
    let shelf = Shelf::new(ctx);
    shelf.fill(SESSIONS).await?;
    for (params, what) in [
        (json!({}), "without a limit"),
        (json!({ "limit": null }), "with a limit of null"),
    ] {
        let page = shelf.page(params).await?;
        ensure!(
            page.ids.len() < SESSIONS && page.next.is_some(),
            [&page.exchange],
            "a page {what} of {SESSIONS} sessions holds {}, and names {} next one",
            page.ids.len(),
            if page.next.is_some() { "a" } else { "no" }
        );
    }
    Ok(())
}
