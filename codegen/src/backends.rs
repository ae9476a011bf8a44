//! Backends: from the [`Model`] to files.

mod json_schema;
mod markdown;
mod metadata;
mod methods_json;
mod openrpc;
mod prose;
mod rings;
mod rust;
mod schema_dialect;
mod text_builder;
mod typescript;
mod visible;

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

    /// Its files, as the one who generates chose.
    ///
    /// # Errors
    /// As for [`Backend::files`].
    fn files_with(
        &self,
        model: &Model,
        _options: &Options,
    ) -> Result<Vec<GeneratedFile>, Problems> {
        self.files(model)
    }
}

/// What the one who generates can choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// TypeScript: integers of 64 bits are `number | bigint`, for programs that read with the
    /// generated `parseJson`, which keeps every digit. Without it they are `number`, as `JSON.parse`
    /// gives them.
    pub exact_integers: bool,
}

/// What files are for. Each backend prints for one target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// Types, metadata and validators as ES modules.
    TypeScript,
    /// Types and metadata as Rust modules.
    Rust,
    /// The definitions and the manifest of methods.
    JsonSchema,
    /// An `OpenRPC` document.
    OpenRpc,
    /// The reference for people.
    Markdown,
}

impl Target {
    /// Every target.
    pub const ALL: [Target; 5] = [
        Target::TypeScript,
        Target::Rust,
        Target::JsonSchema,
        Target::OpenRpc,
        Target::Markdown,
    ];

    /// The target whose file or folder this path is, or would be; `None` when it is nobody's.
    pub fn of(path: &str) -> Option<Target> {
        match path.split_once('/') {
            Some(("typescript", _)) => Some(Target::TypeScript),
            Some(("rust", _)) => Some(Target::Rust),
            Some(("contract", "openrpc.json")) => Some(Target::OpenRpc),
            Some(("contract", rest)) if rest.starts_with("reference/") => Some(Target::Markdown),
            Some(("contract", _)) => Some(Target::JsonSchema),
            _ => None,
        }
    }
}

/// Every backend, with what it prints for.
pub static BACKENDS: &[(Target, &dyn Backend)] = &[
    (Target::JsonSchema, &json_schema::JsonSchema),
    (Target::JsonSchema, &methods_json::MethodsJson),
    (Target::OpenRpc, &openrpc::OpenRpc),
    (Target::Markdown, &markdown::methods::Pages),
    (Target::Markdown, &markdown::types::Page),
    (Target::Rust, &rust::types::Types),
    (Target::Rust, &rust::methods::Methods),
    (Target::Rust, &rust::client::Client),
    (Target::TypeScript, &typescript::types::Types),
    (Target::TypeScript, &typescript::methods::Methods),
    (Target::TypeScript, &typescript::runtime::Runtime),
    (Target::TypeScript, &typescript::validators::Validators),
];

/// All files of all backends, by path.
///
/// # Errors
/// What does not hold together (see [`Model::check`]), or everything that any backend has no place
/// for.
pub fn generate(model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
    generate_for(model, &Target::ALL)
}

/// The files of these targets, by path.
///
/// # Errors
/// What does not hold together (see [`Model::check`]), or everything that a backend of these targets
/// has no place for.
pub fn generate_for(model: &Model, targets: &[Target]) -> Result<Vec<GeneratedFile>, Problems> {
    generate_with(model, targets, &Options::default())
}

/// The files of these targets, by path, as the one who generates chose.
///
/// # Errors
/// As for [`generate_for`].
pub fn generate_with(
    model: &Model,
    targets: &[Target],
    options: &Options,
) -> Result<Vec<GeneratedFile>, Problems> {
    model.check()?;
    let mut problems = Problems::default();
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    let wanted = BACKENDS.iter().filter(|(of, _)| targets.contains(of));
    for (_, backend) in wanted {
        match backend.files_with(model, options) {
            Ok(emitted) => {
                for file in emitted {
                    let contents = visible::visible(&file.path, file.contents);
                    if files.insert(file.path.clone(), contents).is_some() {
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
    // A `Value` has texts alone as keys, which is all that writing JSON can fail of.
    let mut text = serde_json::to_string_pretty(value).unwrap_or_default();
    text.push('\n');
    text
}
