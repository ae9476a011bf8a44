//! Where a schema stands, as a JSON pointer.

use std::fmt;
use std::rc::Rc;

use crate::problem::Problem;

/// Deeper schemas are refused: nobody writes them, and reading them would exhaust the stack.
pub(super) const MAX_DEPTH: usize = 64;

/// A JSON pointer in the form of a URI fragment, after the file's name where one is known.
///
/// Two places are always equal: what schemas say is compared, not where they stand.
#[derive(Clone, Debug)]
pub(crate) struct Place(Rc<Step>);

#[derive(Debug)]
struct Step {
    before: Option<Place>,
    token: String,
    depth: usize,
}

impl PartialEq for Place {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Place {
    /// The root of a document; an empty name where there is but one.
    pub(crate) fn root(file_name: &str) -> Self {
        Place(Rc::new(Step {
            before: None,
            token: format!("{file_name}#"),
            depth: 0,
        }))
    }

    pub(crate) fn member(&self, name: &str) -> Self {
        Place(Rc::new(Step {
            before: Some(self.clone()),
            token: name.to_owned(),
            depth: self.0.depth + 1,
        }))
    }

    pub(crate) fn index(&self, index: usize) -> Self {
        self.member(&index.to_string())
    }

    pub(crate) fn problem(&self, what: impl Into<String>, instead: impl Into<String>) -> Problem {
        Problem::new(self.to_string(), what, instead)
    }

    /// A value of another JSON type than the one that belongs here.
    pub(crate) fn mismatch(&self, expected: &str) -> Problem {
        self.problem("has the wrong type", format!("write {expected}"))
    }

    /// Refuses what stands too deep.
    pub(super) fn shallow(&self) -> Result<(), Problem> {
        if self.0.depth > MAX_DEPTH {
            return Err(self.problem(
                "is nested too deeply",
                "give the inner parts names and refer to them",
            ));
        }
        Ok(())
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(before) = &self.0.before else {
            return out.write_str(&self.0.token);
        };
        before.fmt(out)?;
        let token = self.0.token.replace('~', "~0").replace('/', "~1");
        write!(out, "/{token}")
    }
}
