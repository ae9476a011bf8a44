//! An `OpenRPC` document, 1.x.

mod errors;
mod examples;
mod params;
mod servers;

use std::collections::BTreeMap;

use serde_json::Value;

use super::document::{Node, definitions, object};
use super::drafts::{Draft, Side, group_of, grouped, settle};
use super::envelope;
use super::manifest;
use super::metadata;
use super::presence;
use super::schema::{Place, Reader};
use crate::model::{Method, Model, NOTICE, Notifications};
use crate::problem::{Problem, Problems};

/// The model of the document in `text`.
///
/// The members of a method's parameters are its content descriptors; one descriptor called `params`
/// that holds an object stands for the whole object. Methods are grouped by their first tag, or by
/// what their names begin with. An error without a kind in its data is called by its key in
/// `components.errors` or by its message, and stays with the methods that list it. An object around every result that differs in one member only,
/// `OutcomeOf<T>`, becomes the contract's envelope. Of a method, the members `x-access`, `x-retry`,
/// `x-scope`, `x-paginated`, `x-longPoll`, `x-stability`, `x-deprecated` and `x-errors` are read as the
/// generated document writes them; of the document `x-transport`, `x-groups`, `x-errors`,
/// `x-error-type`, `x-notifications`, `x-notification-type` and `x-reserved`.
///
/// # Errors
/// Everything that is wrong with it, by file and JSON pointer. References to other documents are
/// never followed.
pub fn model(file_name: &str, text: &str) -> Result<Model, Problems> {
    of_document(file_name, &object(file_name, text)?)
}

/// The model of a document that is read already.
pub(super) fn of_document(file_name: &str, document: &Value) -> Result<Model, Problems> {
    let at = Place::root(file_name);
    let root = Node {
        value: document,
        at: &at,
    };
    let version = root.needed("openrpc")?;
    if !version.starts_with("1.") {
        Err(at.member("openrpc").problem(
            format!("is version {version}, which is not understood"),
            "write a document of a version 1.x",
        ))?;
    }
    let mut reader = definitions(file_name, document, false)?;
    let mut drafts = Vec::new();
    let mut beside = Beside {
        errors: errors::Errors::declared(root)?,
        examples: BTreeMap::new(),
    };
    for (value, at) in root.items("methods")? {
        let node = Node { value, at: &at };
        let found = draft(node, root, &mut reader, &mut beside);
        drafts.extend(reader.keep(found));
    }
    let errors = beside.errors.settle(&mut drafts);
    let listed = notifications(root)?;
    let told = drafts.first().and_then(|draft: &Draft| {
        let result = reader.flattened_copy(&draft.result.schema)?;
        let object = reader.object_of(&result)?;
        let mut others = object.properties.values();
        others.find_map(|schema| envelope::item(schema).map(str::to_owned))
    });
    let (drafts, envelope) = settle(&mut reader, drafts, None);
    let around = envelope
        .as_ref()
        .is_some_and(|envelope| envelope.notifications.is_some());
    let declared = manifest::side_name(root, &["x-notification-type"], &mut reader)?;
    let type_name = declared.or(told.filter(|_| around));
    let notifications = type_name.map(|type_name| Notifications { type_name, listed });
    let info = root.get("info");
    let info = info.as_ref().map_or(root, |(value, at)| Node { value, at });
    let inlined = reader.inlined();
    let mut model = Model {
        title: info.words("title")?,
        description: info.words("description")?,
        notice: NOTICE.to_owned(),
        protocol_version: info.words("version")?,
        transport: servers::transport(root)?,
        error_type: manifest::side_name(root, &["x-error-type"], &mut reader)?,
        types: reader.finish()?,
        groups: grouped(drafts, &manifest::groups(root, "x-groups")?),
        notifications,
        reserved: metadata::reserved(root, "x-reserved")?,
        errors,
        envelope,
    };
    manifest::refine(&mut model);
    presence::keep_apart(root, &mut model, &inlined);
    model.check()?;
    examples::check(&model, &beside.examples)?;
    Ok(model)
}

/// What stands at methods and is judged when all of them are read.
struct Beside {
    errors: errors::Errors,
    /// By the method's name.
    examples: BTreeMap<String, examples::Example>,
}

fn draft(
    node: Node<'_>,
    root: Node<'_>,
    reader: &mut Reader,
    beside: &mut Beside,
) -> Result<Draft, Problem> {
    let (value, at) = followed(node, root, "methods")?;
    let node = Node { value, at: &at };
    let name = node.needed("name")?;
    let positional = node.text("paramStructure")? == Some("by-position");
    if positional {
        return Err(at.member("paramStructure").problem(
            "passes parameters by position, which the model has no place for",
            "write `by-name`, or `either`",
        ));
    }
    let mut method = Method {
        scope: node.text("x-scope")?.map(str::to_owned),
        access: metadata::access(node, "x-access")?,
        retry: metadata::retry(node, "x-retry")?,
        paginated: node.truth("x-paginated")?,
        long_poll: node.truth("x-longPoll")?,
        deprecated: metadata::deprecated(node, "x-deprecated")?
            .or(metadata::deprecated(node, "deprecated")?),
        stability: metadata::stability(node, "x-stability")?,
        errors: beside.errors.of(node, root)?,
        ..metadata::method(name, node)?
    };
    if let Some(example) = examples::first(node, root)? {
        method.example.clone_from(&example.params);
        beside.examples.insert(name.to_owned(), example);
    }
    // What the advice says is said by the members that it is made of.
    let advice = method.advice();
    let told = |paragraph: &&str| !advice.iter().any(|advice| advice == paragraph);
    let paragraphs: Vec<&str> = method.description.split("\n\n").filter(told).collect();
    method.description = paragraphs.join("\n\n");
    let group = match node.items("tags")?.into_iter().next() {
        None => group_of(name),
        Some((value, at)) => {
            let (value, at) = followed(Node { value, at: &at }, root, "tags")?;
            let tag = Node { value, at: &at };
            let about = tag.words("summary")?;
            let about = if about.is_empty() {
                tag.words("description")?
            } else {
                about
            };
            (tag.needed("name")?.to_owned(), about)
        }
    };
    let params = params::read(node, root, reader)?;
    let Some((value, result_at)) = node.get("result") else {
        return Err(at.problem(
            "has no `result`: nobody answers it, which the model has no place for",
            "add a result; `{\"name\": \"nothing\", \"schema\": {\"type\": \"null\"}}` for none",
        ));
    };
    let (value, result_at) = followed(
        Node {
            value,
            at: &result_at,
        },
        root,
        "contentDescriptors",
    )?;
    let result = Node {
        value,
        at: &result_at,
    };
    let schema = params::schema(result, reader)?;
    let mut schema = schema;
    if schema.about.docs.is_empty() {
        schema.about.docs = result.words("description")?;
    }
    Ok(Draft {
        method,
        group,
        params,
        result: Side {
            label: result.words("name")?,
            schema,
        },
    })
}

/// The object, or what it refers to among these components.
fn followed<'a>(node: Node<'a>, root: Node<'a>, kind: &str) -> Result<(&'a Value, Place), Problem> {
    let Some(target) = node.text("$ref")? else {
        return Ok((node.value, node.at.clone()));
    };
    let prefix = format!("#/components/{kind}/");
    let name = target
        .strip_prefix(&prefix)
        .map(|name| name.replace("~1", "/").replace("~0", "~"));
    let found = name.as_ref().and_then(|name| {
        let found = root.value.get("components")?.get(kind)?.get(name)?;
        found.get("$ref").is_none().then_some(found)
    });
    match (found, name) {
        (Some(found), Some(name)) => Ok((
            found,
            root.at.member("components").member(kind).member(&name),
        )),
        _ => Err(node.at.problem(
            format!("refers to `{target}`, which is none of this document's {kind}"),
            format!("write it here, or refer to `{prefix}<name>`; nothing is fetched"),
        )),
    }
}

fn notifications(root: Node<'_>) -> Result<Vec<(String, String)>, Problem> {
    let listed = root.items("x-notifications")?.into_iter();
    listed
        .map(|(value, at)| metadata::notification(value, &at))
        .collect()
}
