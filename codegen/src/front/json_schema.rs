//! A JSON Schema document, draft 2020-12 or 7, and a manifest of methods.

use serde_json::Value;

use super::document::{Node, definitions, object};
use super::manifest;
use super::presence;
use super::schema::Place;
use crate::model::{Model, NOTICE, Transport};
use crate::problem::Problems;

/// The model of the definitions in `text` (`$defs` or `definitions`), and of the methods in
/// `manifest`: a file's name and its text. Without a manifest it has types only.
///
/// Files are named in problems; none is opened, and no reference to another document is followed.
///
/// A manifest is an object like the generated `methods.json`: `methods` is a list of objects with
/// `method`, `summary`, `description`, `params` and `response` (or `result`), each of these two a
/// reference: `{"schema": {"$ref": "#/$defs/Name"}}`.
///
/// # Errors
/// Everything that is wrong with the texts, by file and JSON pointer.
pub fn model(
    file_name: &str,
    text: &str,
    manifest: Option<(&str, &str)>,
) -> Result<Model, Problems> {
    of_document(file_name, &object(file_name, text)?, manifest)
}

/// The model of definitions that are read already.
pub(super) fn of_document(
    file_name: &str,
    document: &Value,
    manifest: Option<(&str, &str)>,
) -> Result<Model, Problems> {
    let root = Place::root(file_name);
    let defines = ["$defs", "definitions", "components"];
    let defines = defines.iter().any(|name| document.get(name).is_some());
    if document.get("methods").is_some_and(Value::is_array) && !defines {
        Err(root.problem(
            "looks like a manifest of methods and defines no type",
            "give the file of the types as the contract, and this one with --manifest",
        ))?;
    }
    let mut reader = definitions(file_name, document, true)?;
    let node = Node {
        value: document,
        at: &root,
    };
    let mut model = empty(node)?;
    match manifest {
        None => reader.read(),
        Some((file_name, text)) => {
            let value = object(file_name, text)?;
            let at = Place::root(file_name);
            let node = Node {
                value: &value,
                at: &at,
            };
            manifest::read(node, &mut reader, &mut model)?;
        }
    }
    let inlined = reader.inlined();
    model.types = reader.finish()?;
    manifest::refine(&mut model);
    presence::keep_apart(node, &mut model, &inlined);
    model.check()?;
    Ok(model)
}

/// A model with nothing but what the document says of itself.
fn empty(document: Node<'_>) -> Result<Model, Problems> {
    let version = document.get("version").map(|(version, _)| version);
    Ok(Model {
        title: document.words("title")?,
        description: document.words("description")?,
        notice: NOTICE.to_owned(),
        protocol_version: version
            .and_then(Value::as_str)
            .unwrap_or_default()
            .to_owned(),
        transport: Transport::default(),
        types: std::collections::BTreeMap::new(),
        groups: Vec::new(),
        notifications: None,
        reserved: Vec::new(),
        errors: Vec::new(),
        error_type: None,
        envelope: None,
    })
}
