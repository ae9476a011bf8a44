//! Q02: the list of a session's runs, page by page.

use crate::prelude::*;

/// How many runs are made.
const RUNS: usize = 5;

/// A run as its summaries show it at any time: what cannot change between two calls.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    id: String,
    accepted: Option<Value>,
    source: Option<Value>,
}

/// One page of runs.
struct Runs {
    rows: Vec<Row>,
    next: Option<String>,
    exchange: Exchange,
}

pub(super) async fn q02(ctx: &Ctx) -> Checked {
    let session = ctx.session("runs").await?;
    let mut newest_first = Vec::new();
    for number in 1..=RUNS {
        let input = format!("{} ({number})", ctx.prompts().fast);
        newest_first.insert(0, session.run(&input).await?.id);
    }
    let whole = walk(&session, None, 100).await?;
    let ids: Vec<&str> = whole.iter().map(|row| row.id.as_str()).collect();
    ensure!(
        ids == newest_first,
        [],
        "the runs are listed as {ids:?}; they were accepted, newest first, as {newest_first:?}"
    );
    for limit in [1, 2, RUNS as u64] {
        let pages = walk(&session, None, limit).await?;
        ensure!(
            pages == whole,
            [],
            "pages of {limit} do not hold the same runs as one page of all"
        );
    }

    let read = session
        .call(SessionRead::NAME, json!({ "runLimit": 2 }))
        .await?;
    let own = page(&read, "/session/runs", "/nextRunCursor", 2)?;
    let first = list(&session, None, 2).await?;
    ensure!(
        own.rows == first.rows,
        [&own.exchange, &first.exchange],
        "the session shows other runs than the first page of their list"
    );
    let rest = walk(&session, own.next, 2).await?;
    let followed: Vec<Row> = own.rows.into_iter().chain(rest).collect();
    ensure!(
        followed == whole,
        [&own.exchange],
        "the session's runs and the list from its cursor on are not every run once"
    );
    Ok(())
}

/// Follows the pages from a cursor on to their end.
async fn walk(session: &Session<'_>, from: Option<String>, limit: u64) -> Result<Vec<Row>, Stop> {
    let mut rows = Vec::new();
    let mut cursor = from;
    loop {
        let page = list(session, cursor.as_deref(), limit).await?;
        rows.extend(page.rows);
        ensure!(
            rows.len() <= RUNS,
            [&page.exchange],
            "pages of {limit} hold {} runs so far, of {RUNS} there are",
            rows.len()
        );
        match page.next {
            None => return Ok(rows),
            next if next == cursor => {
                return Err(page
                    .exchange
                    .fail("a page's cursor leads to the page itself"));
            }
            next => cursor = next,
        }
    }
}

async fn list(session: &Session<'_>, cursor: Option<&str>, limit: u64) -> Result<Runs, Stop> {
    let mut params = json!({ "limit": limit });
    if let Some(cursor) = cursor {
        params["cursor"] = json!(cursor);
    }
    let exchange = session.call(SessionRunsList::NAME, params).await?;
    page(&exchange, "/runs", "/nextCursor", limit)
}

/// Reads a page out of an answer, and judges what every page must keep to.
fn page(exchange: &Exchange, runs: &str, next: &str, limit: u64) -> Result<Runs, Stop> {
    let rows: Vec<Row> = exchange
        .list(runs)?
        .iter()
        .map(|run| Row {
            id: run["id"].as_str().unwrap_or_default().to_owned(),
            accepted: run.get("acceptedAtMs").cloned(),
            source: run.get("source").cloned(),
        })
        .collect();
    ensure!(
        rows.len() as u64 <= limit,
        [exchange],
        "a page of at most {limit} runs holds {}",
        rows.len()
    );
    let next = match exchange.optional(next)? {
        Some(_) => Some(exchange.text(next)?.to_owned()),
        None => None,
    };
    let more = exchange.flag("/hasOlderRuns")?;
    ensure!(
        more == next.is_some(),
        [exchange],
        "a page says {more} of older runs, and has {}",
        next.as_deref().unwrap_or("no cursor")
    );
    Ok(Runs {
        rows,
        next,
        exchange: exchange.clone(),
    })
}
