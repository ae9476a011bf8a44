//! A JSON document: its text, its definitions, and reading it member by member.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::json_text;
use super::schema::{Place, Reader, References};
use crate::model::names::{apart, pascal, type_name};
use crate::problem::{Problem, Problems};

/// An object of a document, and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Node<'a> {
    pub(super) value: &'a Value,
    pub(super) at: &'a Place,
}

impl<'a> Node<'a> {
    /// A member that is there and not null.
    pub(super) fn get(&self, name: &str) -> Option<(&'a Value, Place)> {
        let value = self.value.get(name).filter(|value| !value.is_null())?;
        Some((value, self.at.member(name)))
    }

    pub(super) fn text(&self, name: &str) -> Result<Option<&'a str>, Problem> {
        let found = self.get(name);
        found
            .map(|(value, at)| value.as_str().ok_or_else(|| at.mismatch("a text")))
            .transpose()
    }

    /// A text, empty where it is left out.
    pub(super) fn words(&self, name: &str) -> Result<String, Problem> {
        Ok(self.text(name)?.unwrap_or_default().trim().to_owned())
    }

    /// A text that has to be there.
    pub(super) fn needed(&self, name: &str) -> Result<&'a str, Problem> {
        self.text(name)?
            .filter(|text| !text.is_empty())
            .ok_or_else(|| {
                self.at
                    .problem(format!("has no `{name}`"), "add it: a text")
            })
    }

    pub(super) fn truth(&self, name: &str) -> Result<bool, Problem> {
        let found = self.get(name);
        let found =
            found.map(|(value, at)| value.as_bool().ok_or_else(|| at.mismatch("true or false")));
        Ok(found.transpose()?.unwrap_or(false))
    }

    /// The items of a list, none where it is left out.
    pub(super) fn items(&self, name: &str) -> Result<Vec<(&'a Value, Place)>, Problem> {
        let Some((value, at)) = self.get(name) else {
            return Ok(Vec::new());
        };
        let items = value.as_array().ok_or_else(|| at.mismatch("a list"))?;
        let placed = |(index, item)| (item, at.index(index));
        Ok(items.iter().enumerate().map(placed).collect())
    }

    pub(super) fn texts(&self, name: &str) -> Result<Vec<String>, Problem> {
        let items = self.items(name)?.into_iter();
        items
            .map(|(item, at)| {
                let text = item.as_str().ok_or_else(|| at.mismatch("a text"))?;
                Ok(text.to_owned())
            })
            .collect()
    }
}

/// The text of a file as an object.
pub(super) fn object(file_name: &str, text: &str) -> Result<Value, Problem> {
    let value = json_text::parse(file_name, text)?;
    if value.is_object() {
        return Ok(value);
    }
    Err(Problem::new(
        format!("{file_name}#"),
        "is no JSON object",
        "write a JSON Schema document with definitions, or an OpenRPC document",
    ))
}

/// Where definitions stand, as paths.
const CONTAINERS: [&[&str]; 3] = [&["$defs"], &["definitions"], &["components", "schemas"]];

/// Keywords by which a whole document is no type.
const ABOUT_DOCUMENT: [&str; 9] = [
    "$schema",
    "$id",
    "id",
    "title",
    "description",
    "$comment",
    "$defs",
    "definitions",
    "$vocabulary",
];

/// Reads the definitions of a document, and the document itself if `whole` and it is a type.
pub(super) fn definitions(
    file_name: &str,
    document: &Value,
    whole: bool,
) -> Result<Reader, Problems> {
    let root = Place::root(file_name);
    let mut problems = Problems::default();
    let mut found: BTreeMap<&String, (&Value, Place)> = BTreeMap::new();
    for path in CONTAINERS {
        let (mut value, mut at) = (Some(document), root.clone());
        for step in path {
            value = value.and_then(|value| value.get(step));
            at = at.member(step);
        }
        let Some(value) = value else { continue };
        let Some(members) = value.as_object() else {
            problems.push(at.mismatch("an object: a schema by its name"));
            continue;
        };
        for (name, schema) in members {
            let here = at.member(name);
            if let Some((_, other)) = found.get(name) {
                problems.push(here.problem(
                    format!("defines `{name}`, as does {other}"),
                    "keep one of them",
                ));
            }
            found.insert(name, (schema, here));
        }
    }
    let whole = whole.then(|| described(document)).flatten();
    let root_name = whole.as_ref().map(|_| {
        let taken = |name: &String| found.keys().any(|other| type_name(other) == *name);
        let title = document.get("title").and_then(Value::as_str);
        let title = title.map(pascal).filter(|name| good(name) && !taken(name));
        title.unwrap_or_else(|| file_stem(file_name))
    });
    let mut reader = Reader::new(References {
        names: apart(found.keys().copied()),
        root: root_name.clone(),
        file_name: file_name.to_owned(),
    });
    for (name, (schema, at)) in &found {
        reader.define(name, schema, at);
    }
    if let (Some(name), Some(schema)) = (root_name, whole) {
        reader.define_root(&name, &schema, &root);
    }
    if reader.is_empty() && document.get("openrpc").is_none() {
        problems.push(root.problem(
            "defines no type",
            "write the types as members of `$defs` or `definitions`",
        ));
    }
    problems.or(reader)
}

fn good(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_alphabetic())
}

/// What a document says as a schema, if that is more than a reference to one of its definitions.
fn described(document: &Value) -> Option<Value> {
    let own = document.as_object()?.iter().filter(|(keyword, _)| {
        !ABOUT_DOCUMENT.contains(&keyword.as_str()) && !keyword.starts_with("x-")
    });
    let mut schema: Map<String, Value> = own
        .map(|(keyword, value)| (keyword.clone(), value.clone()))
        .collect();
    let only = |keyword: &str| schema.len() == 1 && schema.contains_key(keyword);
    let object = only("type") && schema.get("type").is_some_and(|name| name == "object");
    if schema.is_empty() || only("$ref") || object {
        return None;
    }
    if let Some(docs) = document.get("description") {
        schema.insert("description".to_owned(), docs.clone());
    }
    Some(Value::Object(schema))
}

/// `dir/some-types.schema.json` as `SomeTypes`.
fn file_stem(file_name: &str) -> String {
    let file = file_name.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = pascal(file.split('.').next().unwrap_or_default());
    if good(&stem) { stem } else { "Root".to_owned() }
}
