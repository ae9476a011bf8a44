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
mod targets;
mod text_builder;
mod typescript;
mod visible;

use std::collections::BTreeMap;

use serde_json::Value;

use crate::model::Model;
use crate::problem::{Problem, Problems};

pub use targets::Target;

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
    let wanted = Target::ALL
        .into_iter()
        .filter(|target| targets.contains(target));
    let printers = wanted.flat_map(|target| target.backends().iter().map(move |of| (target, of)));
    for (target, backend) in printers {
        match backend.files_with(model, options) {
            Ok(emitted) => {
                for file in emitted {
                    let contents = visible::visible(target, file.contents);
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
