//! Sessions under a label of their own, and the pages that list them.

use futures_util::future::try_join_all;

use crate::ctx::merged;
use crate::prelude::*;

/// The key of the label. A list is asked for by it, so that nobody else's sessions are looked at.
const KEY: &str = "shelf";

/// Not more than this many sessions are started at the same time.
const AT_A_TIME: usize = 12;

/// Sessions under a label of their own.
pub(super) struct Shelf<'a> {
    ctx: &'a Ctx,
    label: String,
}

impl<'a> Shelf<'a> {
    pub(super) fn new(ctx: &'a Ctx) -> Self {
        Shelf {
            ctx,
            label: ctx.unique(KEY),
        }
    }

    /// Starts a session with its label and more.
    pub(super) async fn session(&self, more: Value) -> Result<Session<'a>, Stop> {
        let labels = merged(self.ctx.tag(), json!({ KEY: self.label }));
        let metadata = merged(labels, more);
        self.ctx
            .session_with("listed", json!({ "metadata": metadata }))
            .await
    }

    /// Starts sessions at the same time, so that some are likely to be updated in the same
    /// millisecond.
    pub(super) async fn fill(&self, count: usize) -> Result<Vec<Session<'a>>, Stop> {
        let mut sessions = Vec::new();
        while sessions.len() < count {
            let some = (count - sessions.len()).min(AT_A_TIME);
            let starts = (0..some).map(|_| self.session(json!({})));
            sessions.extend(try_join_all(starts).await?);
        }
        Ok(sessions)
    }

    /// Its part of the parameters of `session/list`, with more labels to ask for.
    pub(super) fn filter(&self, more: Value) -> Value {
        json!({ "metadata": merged(json!({ KEY: self.label }), more) })
    }

    /// The parameters of `session/list` for its sessions, and more.
    pub(super) fn asking(&self, more: Value) -> Value {
        merged(self.filter(json!({})), more)
    }

    /// Reads a page of its sessions.
    pub(super) async fn page(&self, more: Value) -> Result<Rows, Stop> {
        let exchange = self.ctx.call(SessionList::NAME, self.asking(more)).await?;
        Rows::of(exchange)
    }

    /// Reads the page behind a cursor, or the first one.
    pub(super) async fn next(&self, limit: u64, cursor: Option<&str>) -> Result<Rows, Stop> {
        self.page(match cursor {
            Some(cursor) => json!({ "limit": limit, "cursor": cursor }),
            None => json!({ "limit": limit }),
        })
        .await
    }

    /// Walks from page to page, until one names no next one or holds nothing, but not beyond this
    /// many pages.
    pub(super) async fn walk(&self, limit: u64, most: usize) -> Result<Vec<Rows>, Stop> {
        let mut pages: Vec<Rows> = Vec::new();
        loop {
            let cursor = pages.last().and_then(|page| page.next.as_deref());
            let page = self.next(limit, cursor).await?;
            let over = page.next.is_none() || page.ids.is_empty();
            pages.push(page);
            if over || pages.len() >= most {
                return Ok(pages);
            }
        }
    }
}

/// A page of sessions.
pub(super) struct Rows {
    pub(super) ids: Vec<String>,
    /// The times of the last updates.
    pub(super) updated: Vec<u64>,
    pub(super) next: Option<String>,
    pub(super) exchange: Exchange,
}

impl Rows {
    /// The page that an answer holds.
    pub(super) fn of(exchange: Exchange) -> Result<Self, Stop> {
        let rows = exchange.list("/sessions")?;
        let ids = rows.iter().map(|row| row["id"].as_str());
        let ids = ids.map(|id| id.unwrap_or_default().to_owned()).collect();
        let updated = rows.iter().map(|row| row["updatedAtMs"].as_u64());
        let updated = updated.map(Option::unwrap_or_default).collect();
        let next = match exchange.optional("/nextCursor")? {
            Some(_) => Some(exchange.text("/nextCursor")?.to_owned()),
            None => None,
        };
        Ok(Rows {
            ids,
            updated,
            next,
            exchange,
        })
    }
}

/// The exchanges of a walk's last two pages, as the proof of a failure.
pub(super) fn ends(pages: &[Rows]) -> impl Iterator<Item = &Exchange> {
    let passed = pages.len().saturating_sub(2);
    pages[passed..].iter().map(|page| &page.exchange)
}
