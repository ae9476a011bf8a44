//! Patterns, compiled once from the text that the schema carries.

use std::sync::OnceLock;

use regex_lite::Regex;

use super::name_form::NameForm;
use super::{At, Violations, shape_of_text};
use crate::presence::Patch;

/// A text, or a presence around one, that `#[wire(pattern = "..")]` can judge.
#[diagnostic::on_unimplemented(
    message = "`pattern` does not go with `{Self}`",
    label = "not a text",
    note = "it judges String, also in an Option; a wire_string! type has a `pattern` of its own"
)]
pub trait Textual {
    /// The text, if there is one.
    fn text(&self) -> Option<&str>;
}

impl Textual for String {
    fn text(&self) -> Option<&str> {
        Some(self)
    }
}

impl<T: Textual> Textual for Option<T> {
    fn text(&self) -> Option<&str> {
        self.as_ref().and_then(Textual::text)
    }
}

impl<T: Textual> Textual for Patch<T> {
    fn text(&self) -> Option<&str> {
        self.value().and_then(Textual::text)
    }
}

/// A pattern compiled once, on first use.
///
/// The pattern text is the one in the JSON Schema; it uses the part of the syntax on which ECMA 262
/// and this engine agree.
pub struct Pattern {
    source: &'static str,
    compiled: OnceLock<Compiled>,
}

enum Compiled {
    /// Most ids have this form, and every call has ids: an engine takes many times as long.
    Name(NameForm),
    Other(Regex),
    Broken,
}

impl Pattern {
    /// A pattern that is compiled on first use.
    pub const fn new(source: &'static str) -> Self {
        Pattern {
            source,
            compiled: OnceLock::new(),
        }
    }

    /// The pattern's text, as the schema shows it.
    pub fn source(&self) -> &'static str {
        self.source
    }

    /// Whether `text` matches. A pattern that does not compile matches nothing, so that a mistake in
    /// a contract shows as a refusal and not as a rule that is never applied.
    pub fn matches(&self, text: &str) -> bool {
        match self.compiled.get_or_init(|| Compiled::from(self.source)) {
            Compiled::Name(form) => form.matches(text),
            Compiled::Other(regex) => regex.is_match(text),
            Compiled::Broken => false,
        }
    }
}

impl From<&str> for Compiled {
    fn from(source: &str) -> Self {
        NameForm::read(source).map_or_else(
            || Regex::new(source).map_or(Compiled::Broken, Compiled::Other),
            Compiled::Name,
        )
    }
}

/// Checks a text against the pattern declared by `#[wire(pattern = "..")]`.
#[doc(hidden)]
pub fn check_pattern<T: Textual>(
    value: &T,
    pattern: &Pattern,
    at: &At<'_>,
    found: &mut Violations,
) {
    if let Some(text) = value.text()
        && !pattern.matches(text)
    {
        found.push(
            at,
            format!("must match {}", pattern.source()),
            shape_of_text(text),
        );
    }
}
