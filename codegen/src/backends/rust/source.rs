//! Rust text, line by line, in the form that `prettyplease` gives it.
//!
//! Nearly all that is printed of a contract has few forms: documentation, attributes, members, tables.
//! It is written as lines here, because the way over tokens and a syntax tree is what most of the time
//! of a run went into. A text with a line that does not fit goes that way after all, and so does
//! everything with more forms, as expressions. A test compares what is written with what `prettyplease`
//! makes of it.

use std::fmt::{self, Display, Write as _};

use proc_macro2::{Literal, TokenStream};

use super::{WIDTH, prose};
use crate::problem::Problem;

/// The longest line of `prettyplease`, in bytes.
const LONGEST: usize = 89;

/// What a block is indented by.
const INDENT: &str = "    ";

/// A text under construction.
#[derive(Debug, Default)]
pub(super) struct Source {
    text: String,
    depth: usize,
    /// Whether `prettyplease` would write it in another way.
    unformatted: bool,
}

impl Source {
    /// A block that is written so far, with the line that closes it, and goes on.
    pub(super) fn continuing(block: &str) -> Self {
        let text = block.trim_end().trim_end_matches('}').to_owned();
        Source {
            text,
            depth: 1,
            unformatted: false,
        }
    }

    /// A documentation comment.
    pub(super) fn docs(&mut self, text: &str) {
        prose::each_line(text, WIDTH, |line| {
            self.indent();
            self.text.push_str("///");
            if !line.is_empty() {
                self.text.push(' ');
                self.text.push_str(line);
            }
            self.text.push('\n');
        });
    }

    /// A line.
    pub(super) fn line(&mut self, line: impl Display) {
        let start = self.text.len();
        self.unbroken(line);
        self.measure(start);
    }

    /// Whether a line is short enough to be one here.
    pub(super) fn fits(&self, line: &str) -> bool {
        INDENT.len() * self.depth + line.len() <= LONGEST
    }

    /// A line that has no place to be broken, however long it is.
    pub(super) fn unbroken(&mut self, line: impl Display) {
        self.indent();
        // Writing to a `String` cannot fail.
        let _: fmt::Result = writeln!(self.text, "{line}");
    }

    /// A line with a list between `before` and `after`; where that is too long, a line for each item.
    /// `last` stands behind the last item then.
    pub(super) fn list(
        &mut self,
        before: impl Display,
        items: &[impl AsRef<str>],
        after: &str,
        last: &str,
    ) {
        let start = self.text.len();
        self.indent();
        let _: fmt::Result = write!(self.text, "{before}");
        let broken = self.text.len();
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.text.push_str(", ");
            }
            self.text.push_str(item.as_ref());
        }
        self.text.push_str(after);
        if self.text.len() - start <= LONGEST || items.is_empty() {
            self.text.push('\n');
            return;
        }
        self.text.truncate(broken);
        self.text.push('\n');
        self.depth += 1;
        for (index, item) in items.iter().enumerate() {
            let behind = if index + 1 < items.len() { "," } else { last };
            self.unbroken(format_args!("{}{behind}", item.as_ref()));
        }
        self.depth -= 1;
        self.line(after);
    }

    /// A line that opens a block.
    pub(super) fn open(&mut self, line: impl Display) {
        self.line(line);
        self.depth += 1;
    }

    /// A line that closes the block.
    pub(super) fn close(&mut self, line: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.line(line);
    }

    /// The one line of a block of which the head is written, and its end.
    pub(super) fn block(&mut self, line: impl Display) {
        self.depth += 1;
        self.line(line);
        self.close("}");
    }

    /// Says that the text is not in the form of `prettyplease`.
    pub(super) fn unformatted(&mut self) {
        self.unformatted = true;
    }

    /// The text.
    ///
    /// # Errors
    /// It is no Rust: a fault of this program.
    pub(super) fn formatted(self) -> Result<String, Problem> {
        if self.unformatted {
            return format(syn::parse_str(&self.text));
        }
        Ok(self.text)
    }

    fn indent(&mut self) {
        for _ in 0..self.depth {
            self.text.push_str(INDENT);
        }
    }

    fn measure(&mut self, start: usize) {
        // The end of the line is no part of it.
        self.unformatted |= self.text.len() - start > LONGEST + 1;
    }
}

/// The text of items.
///
/// # Errors
/// They are no Rust: a fault of this program.
pub(super) fn formatted(items: TokenStream) -> Result<String, Problem> {
    if items.is_empty() {
        return Ok(String::new());
    }
    format(syn::parse2(items))
}

fn format(items: syn::Result<syn::File>) -> Result<String, Problem> {
    let items = items.map_err(|error| {
        Problem::new(
            "the Rust backend",
            format!("printed what is no Rust: {error}"),
            "report the contract that led to it",
        )
    })?;
    Ok(prettyplease::unparse(&items))
}

/// A text as a literal.
pub(super) fn literal(text: &str) -> String {
    if text
        .bytes()
        .all(|byte| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\')
    {
        return format!("\"{text}\"");
    }
    Literal::string(text).to_string()
}

/// A text as tokens. The texts are printed here: what is none comes to light where it is parsed.
pub(super) fn tokens(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}
