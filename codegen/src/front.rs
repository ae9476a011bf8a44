//! Front ends: from the languages that contracts are written in to the [`Model`].

mod document;
mod drafts;
mod envelope;
pub mod json_schema;
mod json_text;
mod manifest;
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
    // The word can stand elsewhere, too: only then is the text read twice.
    let openrpc =
        text.contains("\"openrpc\"") && document::object(file_name, text)?.get("openrpc").is_some();
    match (openrpc, manifest) {
        (false, manifest) => json_schema::model(file_name, text, manifest),
        (true, None) => openrpc::model(file_name, text),
        (true, Some((manifest, _))) => Err(Problem::new(
            manifest,
            format!(
                "is a second list of methods: {file_name} is an OpenRPC document and has its own"
            ),
            "leave it out",
        ))?,
    }
}
