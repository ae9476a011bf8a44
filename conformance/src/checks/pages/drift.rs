//! A walk over a list that changes.

use std::collections::BTreeMap;

use super::shelf::{Rows, Shelf, ends};
use crate::prelude::*;

/// How many sessions there are at first, and how many a page holds.
const SESSIONS: usize = 20;
const LIMIT: u64 = 3;

pub(super) async fn page_07(ctx: &Ctx) -> Checked {
    let shelf = Shelf::new(ctx);
    let mut resting = shelf.fill(SESSIONS).await?;
    let mut pages: Vec<Rows> = Vec::new();
    loop {
        ensure!(
            pages.len() <= SESSIONS,
            ends(&pages),
            "the walk is not over after {} pages of {LIMIT}",
            pages.len()
        );
        let cursor = pages.last().and_then(|page| page.next.as_deref());
        let page = shelf.next(LIMIT, cursor).await?;
        let over = page.next.is_none() || page.ids.is_empty();
        pages.push(page);
        if over {
            break;
        }
        if pages.len() == 1 || pages.len() == 3 {
            shelf.session(json!({})).await?;
            for shown in [true, false] {
                for deletes in [false, true] {
                    if let Some(session) = taken(&mut resting, &pages, shown) {
                        // Its end is an event as any other: it moves the session to the front.
                        session.close_forced().await?;
                        if deletes {
                            session.delete().await?;
                        }
                    }
                }
            }
        }
    }
    let mut times: BTreeMap<&str, usize> = BTreeMap::new();
    for id in pages.iter().flat_map(|page| &page.ids) {
        *times.entry(id).or_default() += 1;
    }
    for session in &resting {
        let shown = times.get(session.id()).copied().unwrap_or_default();
        ensure!(
            shown == 1,
            ends(&pages),
            "{}, which nobody touched during the walk, is shown {shown} times",
            session.id()
        );
    }
    Ok(())
}

/// Takes a session out that was shown already, or was not.
fn taken<'a>(resting: &mut Vec<Session<'a>>, pages: &[Rows], shown: bool) -> Option<Session<'a>> {
    let is_shown = |session: &Session<'_>| {
        let mut ids = pages.iter().flat_map(|page| &page.ids);
        ids.any(|id| id == session.id())
    };
    let place = resting.iter().position(|one| is_shown(one) == shown)?;
    Some(resting.remove(place))
}
