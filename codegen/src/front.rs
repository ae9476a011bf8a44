//! Front ends: from the languages that contracts are written in to the [`Model`].

mod document;
mod drafts;
mod envelope;
pub mod json_schema;
mod json_text;
mod manifest;
mod members;
mod metadata;
pub mod openrpc;
mod presence;
pub mod rust;
pub mod schema;

use crate::model::Model;
use crate::problem::{Problem, Problems};

/// The model of a file whose language its content tells: an `OpenRPC` document, which has a member
/// `openrpc`, or JSON Schema definitions with or without a manifest of methods. Files are named in
/// problems and are not opened; `manifest` is a file's name and its text.
///
/// # Errors
/// Everything that is wrong with the texts, by file and JSON pointer.
pub fn read(
    file_name: &str,
    text: &str,
    manifest: Option<(&str, &str)>,
) -> Result<Model, Problems> {
    let document = document::object(file_name, text)?;
    match (document.get("openrpc").is_some(), manifest) {
        (false, manifest) => json_schema::of_document(file_name, &document, manifest),
        (true, None) => openrpc::of_document(file_name, &document),
        (true, Some((manifest, _))) => Err(Problem::new(
            manifest,
            format!(
                "is a second list of methods: {file_name} is an OpenRPC document and has its own"
            ),
            "leave it out",
        ))?,
    }
}
