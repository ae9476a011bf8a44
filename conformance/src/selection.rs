//! Which checks to run.

use std::fmt;

use glob::{MatchOptions, Pattern};

use crate::check::{self, Check};

/// Which checks to run: those that a pattern of `only` matches (all, when there is none) and no
/// pattern of `skip`.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    only: Vec<Pattern>,
    skip: Vec<Pattern>,
}

/// A pattern that selects nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectionError(String);

impl fmt::Display for SelectionError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for SelectionError {}

/// Ids are matched in any case, so that `idem-*` does what it says.
const OPTIONS: MatchOptions = MatchOptions {
    case_sensitive: false,
    require_literal_separator: false,
    require_literal_leading_dot: false,
};

impl Selection {
    /// Reads patterns such as `IDEM-*`, in which `*` stands for any text and `?` for one letter.
    ///
    /// # Errors
    /// When a pattern is malformed or matches no check.
    pub fn new(only: &[String], skip: &[String]) -> Result<Self, SelectionError> {
        Ok(Selection {
            only: patterns("--only", only)?,
            skip: patterns("--skip", skip)?,
        })
    }

    /// Whether a check is to be run.
    pub fn includes(&self, check: &Check) -> bool {
        let matched =
            |patterns: &[Pattern]| patterns.iter().any(|it| it.matches_with(check.id, OPTIONS));
        (self.only.is_empty() || matched(&self.only)) && !matched(&self.skip)
    }
}

fn patterns(flag: &str, texts: &[String]) -> Result<Vec<Pattern>, SelectionError> {
    texts
        .iter()
        .map(|text| {
            let pattern = Pattern::new(text)
                .map_err(|why| SelectionError(format!("{flag} {text:?} is no pattern: {why}")))?;
            if check::all().any(|check| pattern.matches_with(check.id, OPTIONS)) {
                return Ok(pattern);
            }
            Err(SelectionError(format!(
                "{flag} {text:?} matches no check; `conformance list` shows them all"
            )))
        })
        .collect()
}
