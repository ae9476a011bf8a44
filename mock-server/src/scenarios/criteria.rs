//! From the `match` of a scenario to what is looked for.

use regex::{Regex, RegexBuilder};
use toml::Spanned;

use super::error::{ScenarioError, Source};
use super::file::MatchEntry;
use crate::core::{Criteria, Pattern};

/// The longest pattern, in bytes.
const MAX_PATTERN_BYTES: usize = 4096;

/// How much memory one pattern may take.
const MAX_COMPILED_BYTES: usize = 1 << 20;

pub(super) fn criteria(
    entry: MatchEntry,
    path: &str,
    source: &Source<'_>,
) -> Result<Criteria, ScenarioError> {
    let glob = |field: &str, text: Option<Spanned<String>>| {
        let translate = |text: &str| {
            let whole = regex::escape(text).replace(r"\*", ".*").replace(r"\?", ".");
            format!("^(?:{whole})$")
        };
        compiled(text, translate, &format!("{path}.{field}"), source)
    };
    Ok(Criteria {
        profile: glob("profile", entry.profile)?,
        session: glob("session", entry.session)?,
        input_equals: entry.input.equals,
        input_contains: entry.input.contains,
        input_matches: compiled(
            entry.input.regex,
            ToOwned::to_owned,
            &format!("{path}.input.regex"),
            source,
        )?,
        run: entry.run.map(|run| run.0),
        metadata: entry.metadata,
    })
}

fn compiled(
    text: Option<Spanned<String>>,
    translate: impl FnOnce(&str) -> String,
    field: &str,
    source: &Source<'_>,
) -> Result<Option<Pattern>, ScenarioError> {
    let Some(text) = text else { return Ok(None) };
    let refused = |message: String| source.error_at(&text.span(), field, message);
    let pattern = text.get_ref();
    if pattern.len() > MAX_PATTERN_BYTES {
        return Err(refused(format!(
            "has {} bytes; write a pattern of at most {MAX_PATTERN_BYTES}",
            pattern.len()
        )));
    }
    let built: Result<Regex, _> = RegexBuilder::new(&translate(pattern))
        .size_limit(MAX_COMPILED_BYTES)
        .build();
    built.map(Pattern).map(Some).map_err(|error| {
        // The last line tells what is wrong; those before draw the place.
        let error = error.to_string();
        let told = error.lines().last().unwrap_or_default();
        let told = told.trim_start_matches("error: ");
        refused(format!(
            "is no regular expression ({told}); `\\` before a character takes it literally"
        ))
    })
}
