//! Names that only the server gives: one table, which is exported and by which validation refuses.
//!
//! ```
//! use api_contract::lightspeed::ids::{ContextEntryKey, SessionId};
//!
//! assert!(SessionId::from("bot-7").is_reserved());
//! assert!(ContextEntryKey::from("run.1.input.0").is_reserved());
//! assert!(!ContextEntryKey::from("runbook").is_reserved());
//! ```

use crate::contract::{Reserved, ReservedForm};
use crate::lightspeed::ids::SessionId;
use crate::validate::{At, Violations, shape_of_text};

/// Ids of sessions: a start that asks for a reserved one is refused.
pub const SESSION_ID: &str = "sessionId";

/// Keys of context entries: a call that writes or removes a reserved one fails, for this key at least.
pub const CONTEXT_KEY: &str = "contextKey";

/// Keys of metadata: a record that bears a reserved one is refused.
pub const METADATA_KEY: &str = "metadataKey";

/// Every reserved name of the contract.
pub static RESERVED: &[Reserved] = &[
    prefix(
        SESSION_ID,
        "bot-",
        "Sessions that the server makes for bots.",
    ),
    prefix(
        SESSION_ID,
        "botfire-",
        "Sessions that the server makes for events of bots.",
    ),
    prefix(
        SESSION_ID,
        "botsched-",
        "Sessions that the server makes for schedules of bots.",
    ),
    prefix(
        SESSION_ID,
        "chat-",
        "Sessions that the server makes for conversations on channels.",
    ),
    prefix(
        SESSION_ID,
        "envjob-",
        "Sessions that the server makes for jobs in environments.",
    ),
    exact(
        CONTEXT_KEY,
        "run",
        "Entries that the server writes for runs.",
    ),
    prefix(
        CONTEXT_KEY,
        "run.",
        "Entries that the server writes for runs, such as their input.",
    ),
    exact(
        CONTEXT_KEY,
        "runtime",
        "Entries that the server's runtime writes.",
    ),
    prefix(
        CONTEXT_KEY,
        "runtime.",
        "Entries that the server's runtime writes.",
    ),
    prefix(
        METADATA_KEY,
        "lightspeed.",
        "Labels that the server puts on records.",
    ),
];

const fn prefix(of: &'static str, prefix: &'static str, summary: &'static str) -> Reserved {
    Reserved {
        of,
        form: ReservedForm::Prefix(prefix),
        summary,
    }
}

const fn exact(of: &'static str, word: &'static str, summary: &'static str) -> Reserved {
    Reserved {
        of,
        form: ReservedForm::Exact(word),
        summary,
    }
}

/// The rows about one kind of name.
pub fn rows(of: &str) -> impl Iterator<Item = &'static Reserved> {
    RESERVED.iter().filter(move |reserved| reserved.of == of)
}

/// Whether only the server gives this name of that kind.
pub fn covers(of: &str, name: &str) -> bool {
    rows(of).any(|reserved| reserved.covers(name))
}

/// Refuses a session id that only the server hands out.
pub(crate) fn refuse_session_id(id: Option<&SessionId>, at: &At<'_>, found: &mut Violations) {
    if let Some(id) = id.filter(|id| id.is_reserved()) {
        let own: Vec<String> = rows(SESSION_ID).map(|row| row.form.to_string()).collect();
        let rule = format!("must not be one of the ids {}", own.join(", or "));
        found.push(&at.member("sessionId"), rule, shape_of_text(id.as_str()));
    }
}
