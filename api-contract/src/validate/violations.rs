//! Broken rules, and as many of them as an answer should hold.

use std::fmt;

use super::At;
use super::at::cut;

/// How many broken rules of one document are kept; the others are counted.
const KEPT: usize = 20;
/// The most bytes of what one violation asks for or has found.
const PHRASE_BYTES: usize = 1024;
/// The most bytes of violations that are shown together.
const TEXT_BYTES: usize = 4096;

/// One broken rule. It tells the shape of the offending value and no text of it, because that may be a
/// secret; a number that is out of its range is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The member's path, empty for the document itself.
    pub member: String,
    /// What the contract asks for, e.g. `must be 1 to 512`.
    pub rule: String,
    /// What was found, e.g. `a text of 129 bytes` or `the number 513`.
    pub found: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let member = if self.member.is_empty() {
            "params"
        } else {
            &self.member
        };
        write!(out, "`{member}` {}; found {}", self.rule, self.found)
    }
}

/// The broken rules of one document, in document order.
///
/// The first 20 are kept and the others counted, so that an answer stays small whatever was sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Violations {
    kept: Vec<Violation>,
    others: usize,
}

impl Violations {
    /// Records that the value at `at` breaks `rule`.
    pub fn push(&mut self, at: &At<'_>, rule: impl Into<String>, found: impl Into<String>) {
        if self.kept.len() >= KEPT {
            self.others += 1;
            return;
        }
        self.kept.push(Violation {
            member: at.to_string(),
            rule: cut(&rule.into(), PHRASE_BYTES).into_owned(),
            found: cut(&found.into(), PHRASE_BYTES).into_owned(),
        });
    }

    /// Whether no rule was broken.
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// How many rules were broken, those that are not kept among them.
    pub fn count(&self) -> usize {
        self.kept.len() + self.others
    }

    /// The first broken rules, in document order: 20 at most.
    pub fn iter(&self) -> impl Iterator<Item = &Violation> {
        self.kept.iter()
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut shown, mut bytes) = (0, 0);
        for violation in &self.kept {
            let text = violation.to_string();
            if shown > 0 && bytes + text.len() > TEXT_BYTES {
                break;
            }
            if shown > 0 {
                out.write_str("; ")?;
            }
            out.write_str(&text)?;
            shown += 1;
            bytes += text.len();
        }
        match self.count() - shown {
            0 => Ok(()),
            rest => write!(out, "; and {} more", grouped(rest)),
        }
    }
}

impl std::error::Error for Violations {}

/// `299980` as `299,980`.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
