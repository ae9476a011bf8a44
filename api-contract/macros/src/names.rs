//! Between the names of the wire and those of Rust.

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::{Error, Ident, LitStr, Result};

/// The words of a wire name: `session/config/put` and `readOnly-thing` fall apart at `/`, `-`, `_`
/// and before a capital letter.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut fresh = true;
    for letter in name.chars() {
        if !letter.is_ascii_alphanumeric() {
            fresh = true;
            continue;
        }
        if fresh || letter.is_ascii_uppercase() {
            words.push(String::new());
            fresh = false;
        }
        if let Some(word) = words.last_mut() {
            word.push(letter.to_ascii_lowercase());
        }
    }
    words
}

/// `session/start` as `session_start`.
pub(crate) fn snake(name: &str) -> String {
    words(name).join("_")
}

/// `Sessions` as `SESSIONS`.
pub(crate) fn screaming(name: &str) -> String {
    snake(name).to_ascii_uppercase()
}

/// `session/start` as `SessionStart`.
pub(crate) fn pascal(name: &str) -> String {
    words(name)
        .iter()
        .map(|word| {
            let (first, rest) = word.split_at(1.min(word.len()));
            first.to_ascii_uppercase() + rest
        })
        .collect()
}

/// `session_id` or `SessionId` as `sessionId`.
pub(crate) fn camel(name: &str) -> String {
    let name = pascal(name);
    let (first, rest) = name.split_at(1.min(name.len()));
    first.to_ascii_lowercase() + rest
}

/// Whether a text is a well-formed method name: segments of letters, digits and hyphens, each
/// starting with a small letter, joined by `/` or `_`.
pub(crate) fn is_method_name(name: &str) -> bool {
    !name.is_empty()
        && name.split(['/', '_']).all(|segment| {
            segment.starts_with(|letter: char| letter.is_ascii_lowercase())
                && segment
                    .chars()
                    .all(|letter| letter.is_ascii_alphanumeric() || letter == '-')
        })
}

/// The wire name of an item: the one it is given, or its own by this `rule`.
pub(crate) fn on_the_wire(
    item: &Ident,
    renamed: Option<&LitStr>,
    rule: fn(&str) -> String,
) -> Result<String> {
    if let Some(name) = renamed {
        return not_empty(name).map(|()| name.value());
    }
    let own = item.unraw().to_string();
    let name = rule(&own);
    if own.is_ascii() && !name.is_empty() {
        Ok(name)
    } else {
        Err(Error::new(
            item.span(),
            "this makes no wire name of ASCII letters and digits: give one by #[wire(rename = \"..\")]",
        ))
    }
}

/// Refuses the empty name.
pub(crate) fn not_empty(name: &LitStr) -> Result<()> {
    if name.value().is_empty() {
        return Err(Error::new(name.span(), "a wire name is not empty"));
    }
    Ok(())
}

pub(crate) fn ident(name: &str, span: Span) -> Ident {
    Ident::new(name, span)
}
