//! Walks over a list that nothing changes.

use std::collections::BTreeSet;

use super::shelf::{Rows, Shelf, ends};
use crate::prelude::*;

/// How many sessions a walk is about.
const SESSIONS: usize = 12;

pub(super) async fn page_01(ctx: &Ctx) -> Checked {
    let shelf = Shelf::new(ctx);
    let sessions = shelf.fill(SESSIONS).await?;
    for session in &sessions[..3] {
        session.close_forced().await?;
    }
    for limit in [1, 2, 5, 200] {
        let pages = shelf.walk(limit, SESSIONS + 2).await?;
        let mut shown = BTreeSet::new();
        for id in pages.iter().flat_map(|page| &page.ids) {
            ensure!(
                shown.insert(id.as_str()),
                ends(&pages),
                "a walk with limit {limit} shows {id} twice"
            );
        }
        let missing = sessions.iter().find(|one| !shown.contains(one.id()));
        ensure!(
            missing.is_none(),
            ends(&pages),
            "a walk with limit {limit} never shows {}",
            missing.map(Session::id).unwrap_or_default()
        );
    }
    let whole = shelf.page(json!({ "limit": 200 })).await?;
    for session in [&sessions[0], &sessions[SESSIONS - 1]] {
        row_agrees(session, &whole).await?;
    }
    Ok(())
}

/// Notes what a row says otherwise than its session.
async fn row_agrees(session: &Session<'_>, page: &Rows) -> Checked {
    let view = session.read().await?;
    let rows = page.exchange.list("/sessions")?;
    let Some(row) = rows.iter().find(|row| row["id"] == session.id()) else {
        return Ok(());
    };
    let shown = view.at("/session")?;
    for member in ["displayName", "metadata", "createdAtMs", "updatedAtMs"] {
        if row.get(member) != shown.get(member) {
            session.ctx().warn(
                format!("a row and its session differ in {member}"),
                [&page.exchange, &view],
            );
        }
    }
    if (row["lifecycleStatus"] == "closed") != (shown["status"] == "closed") {
        let reason = "a row and its session differ in whether the session is closed";
        session.ctx().warn(reason, [&page.exchange, &view]);
    }
    Ok(())
}

pub(super) async fn page_02(ctx: &Ctx) -> Checked {
    let shelf = Shelf::new(ctx);
    let mut sessions = Vec::new();
    for _ in 0..4 {
        sessions.push(shelf.session(json!({})).await?);
    }
    for limit in [1, 3, 200] {
        newest_first(&shelf.walk(limit, 6).await?)?;
    }
    let oldest = &sessions[0];
    let before = shelf.page(json!({ "limit": 200 })).await?;
    let renamed = oldest.call(SessionRename::NAME, json!({ "displayName": "other" }));
    renamed.await?.result()?;
    let after = shelf.page(json!({ "limit": 200 })).await?;
    if before.ids != after.ids {
        let both = [&before.exchange, &after.exchange];
        ctx.warn("renaming a session moves its row", both);
    }

    oldest.close_forced().await?;
    let pages = shelf.walk(2, 6).await?;
    newest_first(&pages)?;
    let first = &pages[0];
    let touched = pages
        .iter()
        .flat_map(|page| page.ids.iter().zip(&page.updated));
    let touched = touched
        .filter(|(id, _)| *id == oldest.id())
        .map(|(_, at)| at);
    // Whoever is updated in the same millisecond may stand before it.
    let is_first = touched.max() >= first.updated.iter().max();
    ensure!(
        is_first,
        [&first.exchange],
        "the session whose log got an event last is not the first of its list"
    );
    Ok(())
}

/// Fails unless the times of a walk's rows never rise.
fn newest_first(pages: &[Rows]) -> Checked {
    let mut least = u64::MAX;
    for page in pages {
        for (id, at) in page.ids.iter().zip(&page.updated) {
            ensure!(
                *at <= least,
                ends(pages),
                "{id}, updated at {at}, is listed after a session that was updated at {least}"
            );
            least = *at;
        }
    }
    Ok(())
}

pub(super) async fn page_03(ctx: &Ctx) -> Checked {
    let shelf = Shelf::new(ctx);
    let sessions = shelf.fill(SESSIONS).await?;
    let known: BTreeSet<&str> = sessions.iter().map(Session::id).collect();
    for limit in [1, 4, 12, 13] {
        let mut pages: Vec<Rows> = Vec::new();
        let mut shown = BTreeSet::new();
        loop {
            ensure!(
                pages.len() <= SESSIONS,
                ends(&pages),
                "a walk with limit {limit} over {SESSIONS} sessions is not over after {} pages",
                pages.len()
            );
            let cursor = pages.last().and_then(|page| page.next.as_deref());
            let page = shelf.next(limit, cursor).await?;
            shown.extend(page.ids.iter().cloned());
            let all = known.iter().all(|id| shown.contains(*id));
            let next = page.next.is_some();
            pages.push(page);
            ensure!(
                next != all,
                ends(&pages),
                "of {SESSIONS} sessions {} were shown with limit {limit}, and the page names {} next one",
                shown.len(),
                if next { "a" } else { "no" }
            );
            if all {
                break;
            }
        }
    }
    let nobody = Shelf::new(ctx).page(json!({})).await?;
    ensure!(
        nobody.ids.is_empty() && nobody.next.is_none(),
        [&nobody.exchange],
        "a list by a label that no session has is not one empty page"
    );
    Ok(())
}
