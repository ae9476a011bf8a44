//! Reading a log page by page, each page from the cursor of the one before.

use serde_json::json;

use crate::ctx::{Log, Page, Session};
use crate::outcome::Stop;

/// Where a walk begins, and how it goes on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk {
    /// Where the first page begins: its `after`, or its `before`. `None` sends neither.
    pub(crate) from: Option<u64>,
    /// The most events on a page.
    pub(crate) limit: u64,
    /// A walk of more pages than this goes in circles and is broken off.
    pub(crate) most: usize,
}

impl Walk {
    /// Walks from older to newer, until a page is empty or its cursor does not move on.
    ///
    /// What pages say of being complete is not asked, so that a page that is wrong about it does
    /// not end the walk.
    ///
    /// # Errors
    /// As [`Session::page`].
    pub(crate) async fn forward(self, session: &Session<'_>) -> Result<Log, Stop> {
        let mut log = Log::default();
        let mut after = self.from;
        loop {
            let mut params = json!({ "limit": self.limit });
            if let Some(seq) = after {
                params["after"] = json!({ "seq": seq });
            }
            let page = session.page(params).await?;
            let (ended, next) = (page.events.is_empty(), page.next);
            log.events.extend(page.events.iter().cloned());
            log.pages.push(page);
            if ended || next <= after || log.pages.len() >= self.most {
                return Ok(log);
            }
            after = next;
        }
    }

    /// Walks from newer to older, until a page has no cursor or one that does not move on. The
    /// pages come in the order in which they were read: the newest first.
    ///
    /// # Errors
    /// As [`Session::page`].
    pub(crate) async fn backward(self, session: &Session<'_>) -> Result<Vec<Page>, Stop> {
        let mut pages = Vec::new();
        let mut before = self.from;
        loop {
            let page = backward_page(session, before, self.limit).await?;
            let next = page.next;
            pages.push(page);
            let moves = next.is_some() && before.is_none_or(|before| next < Some(before));
            if !moves || pages.len() >= self.most {
                return Ok(pages);
            }
            before = next;
        }
    }
}

/// A sequence number for a message; `none` when the target sent no cursor or no event.
pub(crate) fn shown(seq: Option<u64>) -> String {
    seq.map_or_else(|| "none".to_owned(), |seq| seq.to_string())
}

/// Reads the newest events below `before`, or those at the end of the log.
///
/// # Errors
/// As [`Session::page`].
pub(crate) async fn backward_page(
    session: &Session<'_>,
    before: Option<u64>,
    limit: u64,
) -> Result<Page, Stop> {
    let mut params = json!({ "direction": "backward", "limit": limit });
    if let Some(seq) = before {
        params["before"] = json!({ "seq": seq });
    }
    session.page(params).await
}
