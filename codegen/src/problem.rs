//! What is wrong with an input, where, and what to write instead.

use std::fmt;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// Where: a JSON pointer, a method's name, or whatever the input's readers use.
    pub at: String,
    /// What is wrong there.
    pub what: String,
    /// What to write instead.
    pub instead: String,
}

impl Problem {
    /// A problem at a place.
    pub fn new(at: impl Into<String>, what: impl Into<String>, instead: impl Into<String>) -> Self {
        Problem {
            at: at.into(),
            what: what.into(),
            instead: instead.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}; {}", self.at, self.what, self.instead)
    }
}

/// Everything that was found wrong, one problem a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// Adds a problem.
    pub fn push(&mut self, problem: Problem) {
        self.0.push(problem);
    }

    /// What was found, unless that is a problem: it is kept.
    pub fn keep<T>(&mut self, found: Result<T, Problem>) -> Option<T> {
        found.map_err(|problem| self.push(problem)).ok()
    }

    /// `value` if nothing was found wrong.
    ///
    /// # Errors
    /// These problems.
    pub fn or<T>(self, value: T) -> Result<T, Problems> {
        if self.0.is_empty() {
            Ok(value)
        } else {
            Err(self)
        }
    }
}

impl From<Problem> for Problems {
    fn from(problem: Problem) -> Self {
        Problems(vec![problem])
    }
}

impl fmt::Display for Problems {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            if index > 0 {
                out.write_str("\n")?;
            }
            problem.fmt(out)?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}
