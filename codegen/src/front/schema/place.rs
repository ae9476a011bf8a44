//! Where a schema stands, as a JSON pointer.

use std::fmt;

use api_contract::schema::REF_PREFIX;
use serde_json::{Map, Value};

use crate::problem::Problem;

/// Deeper schemas are refused: nobody writes them, and reading them would exhaust the stack.
const MAX_DEPTH: usize = 64;

/// A JSON pointer in the form of a URI fragment.
#[derive(Clone, Debug)]
pub(super) struct Place {
    pointer: String,
    depth: usize,
}

impl Place {
    /// Where the definitions stand.
    pub(super) fn definitions() -> Self {
        Place {
            pointer: REF_PREFIX.trim_end_matches('/').to_owned(),
            depth: 1,
        }
    }

    pub(super) fn member(&self, name: &str) -> Self {
        let name = name.replace('~', "~0").replace('/', "~1");
        Place {
            pointer: format!("{}/{name}", self.pointer),
            depth: self.depth + 1,
        }
    }

    pub(super) fn index(&self, index: usize) -> Self {
        self.member(&index.to_string())
    }

    pub(super) fn problem(&self, what: impl Into<String>, instead: impl Into<String>) -> Problem {
        Problem::new(self.to_string(), what, instead)
    }

    /// The schema here as an object; `true` is the empty one.
    pub(super) fn schema(&self, schema: &Value) -> Result<Map<String, Value>, Problem> {
        if self.depth > MAX_DEPTH {
            return Err(self.problem(
                "is nested too deeply",
                "give the inner parts names and refer to them",
            ));
        }
        match schema {
            Value::Object(members) => Ok(members.clone()),
            Value::Bool(true) => Ok(Map::new()),
            Value::Bool(false) => Err(self.problem(
                "accepts no value at all",
                "leave it out, or write a schema that accepts something",
            )),
            _ => Err(type_mismatch(self, "a schema: an object or `true`")),
        }
    }

    /// Refuses every keyword that is not in `known`.
    pub(super) fn only(&self, schema: &Map<String, Value>, known: &[&str]) -> Result<(), Problem> {
        match schema
            .keys()
            .find(|keyword| !known.contains(&keyword.as_str()))
        {
            None => Ok(()),
            Some(keyword) => Err(self.problem(
                format!("has the keyword `{keyword}`, which is not understood here"),
                match known {
                    [] => "remove it, or give the schema a `type`".to_owned(),
                    _ => format!("remove it; understood here: {}", known.join(", ")),
                },
            )),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.pointer)
    }
}

pub(super) fn type_mismatch(at: &Place, expected: &str) -> Problem {
    at.problem("has the wrong type", format!("write {expected}"))
}
