//! What makes a bundle of schemas mean something else than the contract.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde_json::Value;

use super::REF_PREFIX;

/// Something in a contract that its schemas cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemaProblem {
    /// The definition it is about, or a member of one, e.g. `Limits.depth`.
    pub at: String,
    /// What is wrong with it.
    pub what: String,
    /// What to write instead.
    pub instead: &'static str,
}

impl fmt::Display for SchemaProblem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}; {}", self.at, self.what, self.instead)
    }
}

/// Everything that was found wrong, one problem a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchemaProblems(pub Vec<SchemaProblem>);

impl fmt::Display for SchemaProblems {
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

impl std::error::Error for SchemaProblems {}

/// The types behind some definitions: by the definition's name, the type's own with its module.
pub(super) type Ids = BTreeMap<String, String>;

/// Two types of one name. Derivation merges them or numbers them by the order of their use, so the
/// names of the definitions do not tell.
pub(super) fn same_names(accepted: &Ids, written: &Ids) -> Vec<SchemaProblem> {
    let mut called: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for id in accepted.values().chain(written.values()) {
        let name = id.rsplit("::").next().unwrap_or(id);
        called.entry(name).or_default().insert(id);
    }
    called
        .into_iter()
        .filter(|(_, ids)| ids.len() > 1)
        .map(|(name, ids)| {
            let ids: Vec<&str> = ids.into_iter().collect();
            let (count, ids) = match ids.as_slice() {
                [one, other] => ("two".to_owned(), format!("{one} and {other}")),
                more => (more.len().to_string(), more.join(", ")),
            };
            SchemaProblem {
                at: name.to_owned(),
                what: format!("{count} types are called {name}: {ids}"),
                instead: "give each a name of its own",
            }
        })
        .collect()
}

/// Types that bear the name of the accepted form of another one.
pub(super) fn taken_names(
    split: &BTreeSet<String>,
    accepted: &Ids,
    written: &Ids,
) -> Vec<SchemaProblem> {
    split
        .iter()
        .filter_map(|name| {
            let form = format!("{name}In");
            let id = accepted.get(&form).or_else(|| written.get(&form))?;
            Some(SchemaProblem {
                what: format!(
                    "{form} is the accepted form of {name}, which differs from the written one, and \
                     {id} is called so, too"
                ),
                at: form,
                instead: "give the type another name",
            })
        })
        .collect()
}

/// Defaults that break the bounds of their own member.
pub(super) fn bad_defaults(definitions: &BTreeMap<String, Value>) -> Vec<SchemaProblem> {
    let mut problems = Vec::new();
    for (name, schema) in definitions {
        walk(schema, name, definitions, &mut problems);
    }
    problems
}

fn walk(
    schema: &Value,
    at: &str,
    definitions: &BTreeMap<String, Value>,
    problems: &mut Vec<SchemaProblem>,
) {
    match schema {
        Value::Object(members) => {
            if let Some(default) = members.get("default")
                && let Some(what) = broken(schema, default, definitions)
            {
                problems.push(SchemaProblem {
                    at: at.to_owned(),
                    what,
                    instead: "choose a default that the bounds allow",
                });
            }
            for (key, inner) in members {
                match (key.as_str(), inner) {
                    ("properties", Value::Object(properties)) => {
                        for (name, property) in properties {
                            walk(property, &format!("{at}.{name}"), definitions, problems);
                        }
                    }
                    ("default" | "const" | "enum" | "examples", _) => {}
                    _ => walk(inner, at, definitions, problems),
                }
            }
        }
        Value::Array(items) => {
            for item in items {
                walk(item, at, definitions, problems);
            }
        }
        _ => {}
    }
}

/// Why a schema refuses a default, as far as bounds go.
fn broken(
    schema: &Value,
    default: &Value,
    definitions: &BTreeMap<String, Value>,
) -> Option<String> {
    let target = schema.get("$ref").and_then(Value::as_str);
    if let Some(target) = target.and_then(|target| definitions.get(target.strip_prefix(REF_PREFIX)?))
        // A definition that is another one's name is as deep as it goes.
        && target.get("$ref").is_none()
        && let Some(what) = broken(target, default, definitions)
    {
        return Some(what);
    }
    let (measure, least, greatest) = match default {
        Value::Number(number) => (integer(number)?, "minimum", "maximum"),
        Value::String(text) => (i128::try_from(text.len()).ok()?, "minLength", "maxLength"),
        Value::Array(items) => (i128::try_from(items.len()).ok()?, "minItems", "maxItems"),
        _ => return None,
    };
    let bound = |key: &str| schema.get(key).and_then(Value::as_number).and_then(integer);
    if let Some(least) = bound(least).filter(|least| measure < *least) {
        return Some(format!(
            "its default {default} is below its bound of {least}"
        ));
    }
    if let Some(greatest) = bound(greatest).filter(|greatest| measure > *greatest) {
        return Some(format!(
            "its default {default} is above its bound of {greatest}"
        ));
    }
    let pattern = schema.get("pattern").and_then(Value::as_str)?;
    let matches = regex_lite::Regex::new(pattern)
        .is_ok_and(|regex| default.as_str().is_none_or(|text| regex.is_match(text)));
    (!matches).then(|| format!("its default {default} does not match {pattern}"))
}

fn integer(number: &serde_json::Number) -> Option<i128> {
    number
        .as_i64()
        .map(i128::from)
        .or_else(|| number.as_u64().map(i128::from))
}
