//! Backends: from the [`Model`] to files.

mod json_schema;
mod markdown;
mod metadata;
mod methods_json;
mod openrpc;
mod prose;
mod rust;
mod schema_dialect;
mod text_builder;
mod typescript;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::model::Model;
use crate::problem::{Problem, Problems};

/// A file as it has to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratedFile {
    /// Where, with `/` between the parts; the first part is the target, e.g. `typescript`.
    pub path: String,
    /// Its text.
    pub contents: String,
}

impl GeneratedFile {
    fn new(path: impl Into<String>, contents: String) -> Self {
        GeneratedFile {
            path: path.into(),
            contents,
        }
    }
}

/// Something that prints a model in one form.
pub trait Backend: Sync {
    /// What it prints, for people.
    fn about(&self) -> &'static str;

    /// Its files.
    ///
    /// # Errors
    /// What of the model has no place in this form, e.g. two names that become one.
    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems>;
}

/// Every backend.
pub static BACKENDS: &[&dyn Backend] = &[
    &json_schema::JsonSchema,
    &methods_json::MethodsJson,
    &openrpc::OpenRpc,
    &markdown::methods::Pages,
    &markdown::types::Page,
    &rust::types::Types,
    &rust::methods::Methods,
    &rust::wire::Wire,
    &typescript::types::Types,
    &typescript::methods::Methods,
];

/// All files of all backends, by path.
///
/// # Errors
/// What does not hold together (see [`Model::check`]), or everything that any backend has no place
/// for.
pub fn generate(model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
    model.check()?;
    let mut problems = Problems::default();
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for backend in BACKENDS {
        match backend.files(model) {
            Ok(emitted) => {
                for file in emitted {
                    if files.insert(file.path.clone(), file.contents).is_some() {
                        problems.push(Problem::new(
                            file.path,
                            format!("is printed twice, the second time as {}", backend.about()),
                            "rename the part of the contract that the file is named after",
                        ));
                    }
                }
            }
            Err(more) => problems.0.extend(more.0),
        }
    }
    let files = files
        .into_iter()
        .map(|(path, contents)| GeneratedFile { path, contents });
    problems.or(files.collect())
}

/// JSON as it is committed: keys in alphabetical order, two spaces, a line end at the end.
fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}
