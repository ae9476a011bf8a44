//! A manifest of methods beside a document of types.

mod known;

use std::collections::BTreeMap;

use serde_json::Value;

use super::document::Node;
use super::drafts::{Draft, Params, Side, group_of, grouped, settle};
use super::members;
use super::metadata;
use super::schema::{Place, Reader, Schema};
use crate::model::{
    Envelope, ErrorInfo, Group, Method, Model, Notifications, Shape, Tagging, Type,
};
use crate::problem::{Problem, Problems};

/// Reads the methods, and all that stands beside them, into the model.
pub(super) fn read(
    manifest: Node<'_>,
    reader: &mut Reader,
    model: &mut Model,
) -> Result<(), Problems> {
    known::check(manifest)?;
    let own = |text: String, other: &mut String| {
        if !text.is_empty() {
            *other = text;
        }
    };
    own(manifest.words("title")?, &mut model.title);
    own(manifest.words("description")?, &mut model.description);
    own(
        manifest.words("protocolVersion")?,
        &mut model.protocol_version,
    );
    model.transport = metadata::transport(manifest, "transport")?;
    model.reserved = metadata::reserved(manifest, "reserved")?;
    model.errors = errors(manifest)?;
    let mut drafts = Vec::new();
    for (value, at) in manifest.items("methods")? {
        let node = Node { value, at: &at };
        let draft = draft(node, reader, &model.errors);
        drafts.extend(reader.keep(draft));
    }
    let declared = envelope(manifest)?;
    let (drafts, envelope) = settle(reader, drafts, declared);
    model.envelope = envelope;
    model.groups = grouped(drafts, &groups(manifest, "groups")?);
    if let Some(type_name) = side_name(
        manifest,
        &["notificationType", "notificationSchema"],
        reader,
    )? {
        let mut listed = Vec::new();
        for (value, at) in manifest.items("notifications")? {
            listed.push(metadata::notification(value, &at)?);
        }
        model.notifications = Some(Notifications { type_name, listed });
    }
    model.error_type = side_name(manifest, &["errorType"], reader)?;
    if let Some((value, at)) = manifest.get("transport") {
        let transport = Node { value, at: &at };
        let named = side_name(transport, &["error"], reader)?;
        model.error_type = model.error_type.take().or(named);
    }
    Ok(())
}

/// What only the types that were read can tell.
pub(super) fn refine(model: &mut Model) {
    // The object around an error's data is JSON-RPC's; the contract's is the data.
    let data = model.error_type.as_deref().and_then(|name| {
        let error = model.structure(name)?;
        let has = |name: &str| error.members.iter().find(|member| member.name == name);
        let (data, _) = (has("data")?, (has("code")?, has("message")?));
        match data.ty.without_null().0 {
            Type::Reference(name) => Some(name.clone()),
            _ => None,
        }
    });
    model.error_type = data.or(model.error_type.take());
    let docs = model.notifications.as_ref().and_then(|all| {
        let Shape::Union(union) = &model.types.get(&all.type_name)?.shape else {
            return None;
        };
        let variants = union.variants.iter();
        let first = |docs: &str| docs.lines().next().unwrap_or_default().to_owned();
        let docs = variants.map(|variant| (variant.tag.clone(), first(&variant.docs)));
        (union.tagging != Tagging::External).then(|| docs.collect::<Vec<_>>())
    });
    if let (Some(all), Some(docs)) = (&mut model.notifications, docs) {
        if all.listed.is_empty() {
            all.listed.clone_from(&docs);
        }
        let docs: BTreeMap<String, String> = docs.into_iter().collect();
        for (name, summary) in &mut all.listed {
            if summary.is_empty() {
                docs.get(name)
                    .cloned()
                    .unwrap_or_default()
                    .clone_into(summary);
            }
        }
    }
}

fn draft(node: Node<'_>, reader: &mut Reader, errors: &[ErrorInfo]) -> Result<Draft, Problem> {
    let name = match node.text("method")? {
        Some(name) if !name.is_empty() => name,
        _ => node.needed("name")?,
    };
    let group = match node.text("group")? {
        Some(group) => (group.to_owned(), String::new()),
        None => group_of(name),
    };
    let method = Method {
        scope: node.text("scope")?.map(str::to_owned),
        access: metadata::access(node, "access")?,
        retry: metadata::retry(node, "retry")?,
        errors: kinds(node, "errors", errors)?,
        paginated: node.truth("paginated")?,
        long_poll: node.truth("longPoll")?,
        deprecated: metadata::deprecated(node, "deprecated")?,
        stability: metadata::stability(node, "stability")?,
        ..metadata::method(name, node)?
    };
    let params = side(node, "params", reader)?.unwrap_or_else(|| nothing(node));
    let result = match side(node, "response", reader)? {
        Some(result) => result,
        None => side(node, "result", reader)?.ok_or_else(|| {
            node.at.problem(
                "has no `response`",
                "add it: `{\"schema\": {\"$ref\": \"#/$defs/Name\"}}`",
            )
        })?,
    };
    Ok(Draft {
        method,
        group,
        params: Params::Whole(params),
        result,
    })
}

/// No parameters: an object without members.
fn nothing(node: Node<'_>) -> Side {
    Side {
        label: String::new(),
        schema: Schema::empty_object(node.at.clone()),
    }
}

/// A schema under its own name, `{type, schema}`, or alone.
fn side(node: Node<'_>, member: &str, reader: &Reader) -> Result<Option<Side>, Problem> {
    let Some((value, at)) = node.get(member) else {
        return Ok(None);
    };
    let inner = Node { value, at: &at };
    let (label, schema, at) = match inner.get("schema") {
        Some((schema, at)) => (inner.words("type")?, schema, at),
        None => (String::new(), value, at.clone()),
    };
    name_alone(schema, &at)?;
    let schema = reader.parser().schema(schema, &at)?;
    Ok(Some(Side { label, schema }))
}

/// Refuses a name in the place of a schema: as a text, or as a `type` that JSON Schema does not have.
fn name_alone(schema: &Value, at: &Place) -> Result<(), Problem> {
    const TYPES: [&str; 7] = [
        "null", "boolean", "integer", "number", "string", "array", "object",
    ];
    let only = schema.as_object().filter(|all| all.len() == 1);
    let named = only.and_then(|all| all.get("type")?.as_str());
    let named = schema
        .as_str()
        .or(named.filter(|name| !TYPES.contains(name)));
    match named {
        None => Ok(()),
        Some(name) => Err(at.problem(
            format!("names the type `{name}` and does not refer to it"),
            format!("write `{{\"$ref\": \"#/$defs/{name}\"}}`"),
        )),
    }
}

/// The definition that one of these members refers to.
pub(super) fn side_name(
    node: Node<'_>,
    members: &[&str],
    reader: &mut Reader,
) -> Result<Option<String>, Problem> {
    for member in members {
        if let Some(side) = side(node, member, reader)? {
            let name = side.schema.only_reference().map(str::to_owned);
            return name.map(Some).ok_or_else(|| {
                node.at.member(member).problem(
                    "is not a reference to a named type",
                    "give the type a name: its schema must stand among the definitions",
                )
            });
        }
    }
    Ok(None)
}

/// The groups that are described by themselves.
pub(super) fn groups(node: Node<'_>, member: &str) -> Result<Vec<Group>, Problem> {
    let groups = node.items(member)?.into_iter();
    groups
        .map(|(value, at)| {
            let node = Node { value, at: &at };
            Ok(Group {
                name: node.needed("name")?.to_owned(),
                summary: node.words("summary")?,
                description: node.words("description")?,
                methods: Vec::new(),
            })
        })
        .collect()
}

/// The table of errors.
fn errors(manifest: Node<'_>) -> Result<Vec<ErrorInfo>, Problem> {
    let common = members::distinct(manifest, "commonErrors")?;
    let mut errors: Vec<ErrorInfo> = Vec::new();
    for (value, at) in manifest.items("errors")? {
        let node = Node { value, at: &at };
        let kind = node.text("kind")?.map(str::to_owned);
        let error = ErrorInfo {
            common: kind.as_ref().is_none_or(|kind| common.contains(kind)),
            kind,
            code: metadata::code(node)?,
            summary: node.words("summary")?,
        };
        if errors.contains(&error) {
            return Err(at.problem("is an error that the table has already", "leave one out"));
        }
        errors.push(error);
    }
    kinds(manifest, "commonErrors", &errors)?;
    Ok(errors)
}

/// A list of kinds of errors, each of them once and in the table.
fn kinds(node: Node<'_>, member: &str, errors: &[ErrorInfo]) -> Result<Vec<String>, Problem> {
    let listed = members::distinct(node, member)?;
    let known: Vec<&str> = errors
        .iter()
        .filter_map(|one| one.kind.as_deref())
        .collect();
    for (index, kind) in listed.iter().enumerate() {
        if !known.contains(&kind.as_str()) {
            let at = node.at.member(member).index(index);
            let problem = at.problem(
                format!("is `{kind}`, which the manifest's table `errors` does not have"),
                "add it to the table or correct its name",
            );
            return Err(members::unknown(problem, kind, &known));
        }
    }
    Ok(listed)
}

fn envelope(manifest: Node<'_>) -> Result<Option<Envelope>, Problem> {
    let Some((value, at)) = manifest.get("envelope") else {
        return Ok(None);
    };
    let node = Node { value, at: &at };
    let mut monomorphs = BTreeMap::new();
    if let Some((names, at)) = node.get("monomorphs") {
        let named = names.as_object().into_iter().flatten();
        let named: Option<BTreeMap<String, String>> = named
            .map(|(name, response)| Some((name.clone(), response.as_str()?.to_owned())))
            .collect();
        let named = named.filter(|_| names.is_object());
        monomorphs = named.ok_or_else(|| at.mismatch("an object of texts: names of responses"))?;
    }
    Ok(Some(Envelope {
        name: node.needed("type")?.to_owned(),
        description: node.words("description")?,
        result: node.needed("result")?.to_owned(),
        notifications: node.text("notifications")?.map(str::to_owned),
        monomorphs,
    }))
}
