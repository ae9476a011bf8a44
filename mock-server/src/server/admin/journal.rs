//! What was asked so far.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use super::ask::Options;
use super::error::AdminError;
use super::routes::{Done, Shared, done};
use crate::faults::{check_method, fits};
use crate::server::journal::JournalEntry;

/// Which entries are wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// The method that was called; `*` stands for any text.
    method: Option<String>,
    /// The session that the call named or made.
    session: Option<String>,
    /// Entries with a higher number only.
    since: Option<u64>,
    /// The newest so many of them.
    limit: Option<usize>,
}

/// Entries, oldest first.
pub(super) async fn read(
    State(shared): State<Shared>,
    Options(wanted): Options<Wanted>,
) -> Result<Json<Value>, AdminError> {
    let journal = shared.control.gateway().journal();
    if let Some(pattern) = &wanted.method {
        // A method that the contract does not have may have been called all the same.
        let called = || journal.iter().any(|entry| is_of(entry, pattern));
        if let Err(what) = check_method(pattern, None)
            && !called()
        {
            let fix = "docs/test-a-client.md lists the methods";
            return Err(AdminError::bad_request(format!("the query: {what}"), fix));
        }
    }
    let fits = |entry: &&JournalEntry| {
        let method = wanted.method.as_ref();
        let session = wanted.session.as_ref();
        method.is_none_or(|pattern| is_of(entry, pattern))
            && session.is_none_or(|session| entry.session_id.as_ref() == Some(session))
            && wanted.since.is_none_or(|since| entry.number > since)
    };
    let mut entries: Vec<_> = journal.iter().filter(fits).collect();
    let skipped = entries
        .len()
        .saturating_sub(wanted.limit.unwrap_or(usize::MAX));
    Ok(Json(json!({ "entries": entries.split_off(skipped) })))
}

fn is_of(entry: &JournalEntry, pattern: &str) -> bool {
    let method = entry.method.as_ref();
    method.is_some_and(|method| fits(pattern, method))
}

/// All of them in the form of HTTP archives.
pub(super) async fn har(State(shared): State<Shared>) -> Json<Value> {
    Json(shared.control.gateway().journal().to_har())
}

/// Forgets all of them.
pub(super) async fn clear(State(shared): State<Shared>) -> Json<Done> {
    shared.control.clear_journal();
    done()
}
