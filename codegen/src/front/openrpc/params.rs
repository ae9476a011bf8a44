//! Content descriptors as members.

use super::followed;
use crate::front::document::Node;
use crate::front::drafts::{Params, Side};
use crate::front::schema::{Reader, Schema};
use crate::problem::Problem;

/// What a method takes.
pub(super) fn read(node: Node<'_>, root: Node<'_>, reader: &mut Reader) -> Result<Params, Problem> {
    if let Some(name) = node.text("x-params")? {
        let label = name.to_owned();
        let value = serde_json::json!({ "$ref": format!("#/components/schemas/{name}") });
        let schema = reader
            .parser()
            .schema(&value, &node.at.member("x-params"))?;
        return Ok(Params::Whole(Side { label, schema }));
    }
    let params = node.items("params")?;
    let mut whole = Schema::empty_object(node.at.member("params"));
    let count = params.len();
    for (value, at) in params {
        let (value, at) = followed(Node { value, at: &at }, root, "contentDescriptors")?;
        let descriptor = Node { value, at: &at };
        let name = descriptor.needed("name")?;
        let mut schema = schema(descriptor, reader)?;
        if count == 1 && name == "params" && reader.is_object(&schema) {
            let label = name.to_owned();
            return Ok(Params::Whole(Side { label, schema }));
        }
        let mut docs = descriptor.words("summary")?;
        let more = descriptor.words("description")?;
        if !docs.is_empty() && !more.is_empty() {
            docs.push_str("\n\n");
        }
        docs.push_str(&more);
        if !docs.is_empty() && docs != schema.about.docs {
            let inner = std::mem::replace(&mut schema.about.docs, docs);
            schema.about.note(&inner);
        }
        schema.about.deprecated |= descriptor.truth("deprecated")?;
        let object = whole.object.get_or_insert_default();
        if descriptor.truth("required")? {
            object.required.push(name.to_owned());
        }
        if object.properties.insert(name.to_owned(), schema).is_some() {
            return Err(at.problem(
                format!("is the second parameter called `{name}`"),
                "rename one of them",
            ));
        }
    }
    Ok(Params::Listed(whole))
}

/// The schema of a content descriptor.
pub(super) fn schema(descriptor: Node<'_>, reader: &Reader) -> Result<Schema, Problem> {
    let Some((value, at)) = descriptor.get("schema") else {
        return Err(descriptor
            .at
            .problem("has no `schema`", "add one; `true` accepts any value"));
    };
    reader.parser().schema(value, &at)
}
