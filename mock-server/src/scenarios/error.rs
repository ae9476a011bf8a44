//! What is wrong with a scenario file, and where.

use std::fmt::{self, Write as _};
use std::ops::Range;

use serde_path_to_error::{Path, Segment};

/// What is wrong with a scenario file. Shown, it is one line:
/// `FILE:LINE:COLUMN: FIELD: what is wrong, and what to write`.
#[derive(Clone, PartialEq, Eq)]
pub struct ScenarioError {
    file: String,
    place: Option<(usize, usize)>,
    field: Option<String>,
    message: String,
}

impl ScenarioError {
    /// The file, as it was called.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The line, from 1; `None` when it is about the file as a whole.
    pub fn line(&self) -> Option<usize> {
        self.place.map(|(line, _)| line)
    }

    /// The column in characters, from 1; `None` when it is about the file as a whole.
    pub fn column(&self) -> Option<usize> {
        self.place.map(|(_, column)| column)
    }

    /// The field, for example `scenario[0].step[2].delay`; `None` when it is about no field, as for a
    /// text that is not TOML.
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }

    /// What is wrong, and what to write instead.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.file)?;
        if let Some((line, column)) = self.place {
            write!(out, ":{line}:{column}")?;
        }
        if let Some(field) = &self.field {
            write!(out, ": {field}")?;
        }
        write!(out, ": {}", self.message)
    }
}

/// The same line: tests unwrap results, and panics show them like this.
impl fmt::Debug for ScenarioError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl std::error::Error for ScenarioError {}

/// A file that is read.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) text: &'a str,
    pub(super) name: &'a str,
}

impl Source<'_> {
    /// An error about the file as a whole.
    pub(super) fn error(&self, message: String) -> ScenarioError {
        ScenarioError {
            file: self.name.to_owned(),
            place: None,
            field: None,
            message,
        }
    }

    /// An error about a field, whose value stands there.
    pub(super) fn error_at(
        &self,
        span: &Range<usize>,
        field: impl Into<String>,
        message: impl Into<String>,
    ) -> ScenarioError {
        ScenarioError {
            place: Some(self.place(span.start)),
            field: Some(field.into()),
            ..self.error(message.into())
        }
    }

    /// What the TOML reader says.
    pub(super) fn unreadable(&self, error: &toml::de::Error, path: Option<&Path>) -> ScenarioError {
        let field = path.map(field).filter(|field| !field.is_empty());
        // It has a line for each hint.
        let message: Vec<&str> = error.message().lines().map(str::trim).collect();
        ScenarioError {
            place: error.span().map(|span| self.place(span.start)),
            field,
            ..self.error(message.join("; "))
        }
    }

    fn place(&self, at: usize) -> (usize, usize) {
        let before = &self.text[..self.text.floor_char_boundary(at)];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default();
        (line, column.chars().count() + 1)
    }
}

/// A path without the steps that only the reader takes to learn where values stand.
fn field(path: &Path) -> String {
    let mut field = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => {
                // Writing to a text cannot fail.
                let _ = write!(field, "[{index}]");
            }
            Segment::Map { key } if key.starts_with("$__") => {}
            Segment::Map { key } | Segment::Enum { variant: key } => {
                if !field.is_empty() {
                    field.push('.');
                }
                field.push_str(key);
            }
            Segment::Unknown => {}
        }
    }
    field
}
