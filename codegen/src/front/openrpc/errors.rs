//! The errors of methods, as one table.

use std::collections::BTreeSet;

use serde_json::Value;

use super::followed;
use crate::front::document::Node;
use crate::front::metadata;
use crate::model::ErrorInfo;
use crate::problem::Problem;

/// Every error that some method lists, in the order of their first mention.
///
/// An error without a kind is known by its code alone, and counts for every method.
#[derive(Default)]
pub(super) struct Errors {
    found: Vec<ErrorInfo>,
    known: BTreeSet<(Option<String>, i64)>,
}

impl Errors {
    /// The kinds that a method lists.
    pub(super) fn of(&mut self, node: Node<'_>, root: Node<'_>) -> Result<Vec<String>, Problem> {
        let mut listed = Vec::new();
        for (value, at) in node.items("errors")? {
            let (value, at) = followed(Node { value, at: &at }, root, "errors")?;
            let error = Node { value, at: &at };
            let code = metadata::code(error)?;
            let message = error.words("message")?;
            let kinds = kinds(value);
            // One object stands for all errors of a code.
            let parts: Vec<&str> = message.split(" Or: ").collect();
            let several = kinds.len() > 1 && parts.len() >= kinds.len();
            for (index, kind) in kinds.iter().enumerate() {
                let part = parts.get(index).filter(|_| several || parts.len() > 1);
                let summary = part.map_or(message.as_str(), |part| *part);
                self.add(Some(kind.clone()), code, summary);
            }
            for part in parts.iter().skip(kinds.len()) {
                self.add(None, code, part);
            }
            listed.extend(kinds);
        }
        Ok(listed)
    }

    fn add(&mut self, kind: Option<String>, code: i64, summary: &str) {
        if self.known.insert((kind.clone(), code)) {
            self.found.push(ErrorInfo {
                common: kind.is_none(),
                kind,
                code,
                summary: summary.to_owned(),
            });
        }
    }

    pub(super) fn all(self) -> Vec<ErrorInfo> {
        self.found
    }
}

/// The kinds behind a code: `data.kinds`, or `data.kind`.
fn kinds(error: &Value) -> Vec<String> {
    let Some(data) = error.get("data") else {
        return Vec::new();
    };
    let one = data.get("kind").and_then(Value::as_str);
    let several = data.get("kinds").and_then(Value::as_array);
    let several = several.into_iter().flatten().filter_map(Value::as_str);
    one.into_iter().chain(several).map(str::to_owned).collect()
}
