//! The errors of methods, as one table.

use serde_json::Value;

use super::followed;
use crate::front::document::Node;
use crate::front::drafts::Draft;
use crate::front::members;
use crate::front::metadata;
use crate::front::schema::Place;
use crate::model::ErrorInfo;
use crate::model::names::snake;
use crate::problem::Problem;

/// A derived kind is made of the words of a message that fit into so many letters.
const LONGEST_KIND: usize = 60;

/// Every error that some method lists, in the order of their first mention, or the table that the
/// document itself has.
#[derive(Default)]
pub(super) struct Errors {
    found: Vec<Found>,
    /// Whether the document has a table, which says what is common.
    declared: bool,
}

/// An error, and what it takes to tell it from others.
struct Found {
    info: ErrorInfo,
    at: Place,
    /// Whether its kind is a name that was made here.
    derived: bool,
}

impl Errors {
    /// The table `x-errors` of a document, if it has one.
    pub(super) fn declared(root: Node<'_>) -> Result<Self, Problem> {
        let mut found = Vec::new();
        for (value, at) in root.items("x-errors")? {
            let node = Node { value, at: &at };
            let kind = node.text("kind")?.map(str::to_owned);
            let info = ErrorInfo {
                common: kind.is_none() || node.truth("common")?,
                kind,
                code: metadata::code(node)?,
                summary: node.words("summary")?,
            };
            let derived = false;
            found.push(Found { info, at, derived });
        }
        Ok(Errors {
            found,
            declared: root.get("x-errors").is_some(),
        })
    }

    /// The kinds that a method lists. An error without a kind in its data is called by its key among
    /// `components.errors`, or by its message.
    pub(super) fn of(&mut self, node: Node<'_>, root: Node<'_>) -> Result<Vec<String>, Problem> {
        if node.get("x-errors").is_some() {
            return members::distinct(node, "x-errors");
        }
        let mut listed = Vec::new();
        for (value, at) in node.items("errors")? {
            let inline = Node { value, at: &at };
            let target = inline.text("$ref")?;
            let key = target.and_then(|target| target.strip_prefix("#/components/errors/"));
            let (value, at) = followed(inline, root, "errors")?;
            let error = Node { value, at: &at };
            let code = metadata::code(error)?;
            let summary = error.words("message")?;
            let mut kinds = kinds(value);
            let derived = kinds.is_empty();
            if derived {
                kinds.push(derived_kind(key.unwrap_or(&summary), code));
            }
            for kind in kinds {
                let info = ErrorInfo {
                    kind: Some(kind.clone()),
                    code,
                    summary: summary.clone(),
                    common: false,
                };
                let at = at.clone();
                self.add(Found { info, at, derived })?;
                if !listed.contains(&kind) {
                    listed.push(kind);
                }
            }
        }
        Ok(listed)
    }

    /// Equal errors are one. One kind may have several codes and several meanings if the contract
    /// itself gives it to them.
    fn add(&mut self, new: Found) -> Result<(), Problem> {
        for known in &self.found {
            let made = known.derived || new.derived;
            if made && known.info.kind == new.info.kind && known.info.code != new.info.code {
                let (kind, code) = (new.info.kind.unwrap_or_default(), known.info.code);
                return Err(new.at.problem(
                    format!(
                        "would be the error kind `{kind}`, as is the error {code} at {}",
                        known.at
                    ),
                    "give one of them another message, or a kind: `\"data\": {\"kind\": \"..\"}`",
                ));
            }
        }
        let equal = |known: &Found| {
            let (known, new) = (&known.info, &new.info);
            (&known.kind, known.code, &known.summary) == (&new.kind, new.code, &new.summary)
        };
        if !self.found.iter().any(equal) {
            self.found.push(new);
        }
        Ok(())
    }

    /// The table. Without one in the document, an error is common if each of several methods lists
    /// it; the methods then do without it.
    pub(super) fn settle(self, drafts: &mut [Draft]) -> Vec<ErrorInfo> {
        let mut all: Vec<ErrorInfo> = self.found.into_iter().map(|found| found.info).collect();
        if self.declared || drafts.len() < 2 {
            return all;
        }
        for error in &mut all {
            let Some(kind) = &error.kind else { continue };
            let mut methods = drafts.iter();
            error.common = methods.all(|draft| draft.method.errors.contains(kind));
        }
        for draft in drafts {
            let common = |kind: &String| {
                let mut all = all.iter();
                all.any(|error| error.common && error.kind.as_ref() == Some(kind))
            };
            draft.method.errors.retain(|kind| !common(kind));
        }
        all
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

/// A name for an error that has none.
fn derived_kind(called: &str, code: i64) -> String {
    let mut kind = String::new();
    for word in snake(called).split('_') {
        if !kind.is_empty() && kind.len() + word.len() >= LONGEST_KIND {
            break;
        }
        if !kind.is_empty() {
            kind.push('_');
        }
        kind.push_str(word);
    }
    if kind.is_empty() {
        return format!("error_{}", code.unsigned_abs());
    }
    kind
}
