//! The files of the table.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use api_contract_instances::{Beyond, Judge};
use jsonschema::Validator;
use serde_json::Value;

/// One file.
pub(crate) struct Case {
    /// The Rust module of its types.
    pub(crate) module: String,
    /// The name of the file without its ending.
    pub(crate) name: String,
    /// The name of the file.
    pub(crate) file: String,
    /// The schema, with its definitions.
    pub(crate) document: Value,
    /// The values, by the name of the generated type.
    pub(super) types: BTreeMap<String, Values>,
}

/// The values of one type.
#[derive(Default)]
pub(super) struct Values {
    /// The definition, where the type has another name; `#` for the document.
    pub(super) definition: Option<String>,
    /// Valid; they are read and written as they are.
    pub(super) accepted: Vec<Value>,
    /// Valid as well, but the compiler of TypeScript takes no literal of them.
    pub(super) untyped: Vec<Value>,
    /// Valid; Rust writes the second value when it has read the first.
    pub(super) rewritten: Vec<[Value; 2]>,
    /// Invalid to the schema, which does not know `nullable`; read and written as they are.
    pub(super) beyond_schema: Vec<Value>,
    /// Invalid: they have another shape.
    pub(super) rejected: Vec<Value>,
    /// Invalid: they break a bound, which validators judge and types do not.
    pub(super) out_of_bounds: Vec<Value>,
}

/// All files, by name.
pub(crate) fn cases() -> &'static [Case] {
    static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
        let files = std::fs::read_dir(&folder).expect("the folder is there");
        let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        paths.sort();
        paths.iter().map(|path| Case::read(path)).collect()
    });
    &CASES
}

impl Case {
    fn read(path: &Path) -> Case {
        let file = path.file_name().expect("a name").to_string_lossy();
        let text = std::fs::read_to_string(path).expect("a text");
        let content: Value =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        let members = content.as_object().expect("an object");
        let known = ["about", "schema", "types"];
        assert!(
            members.keys().all(|key| known.contains(&key.as_str())),
            "{file}"
        );
        let types = content["types"].as_object().expect("types");
        Case {
            module: format!("case_{}", file.trim_end_matches(".json")),
            name: file.trim_end_matches(".json").to_owned(),
            document: content["schema"].clone(),
            types: types
                .iter()
                .map(|(name, values)| (name.clone(), Values::read(&file, values)))
                .collect(),
            file: file.into_owned(),
        }
    }

    pub(super) fn judge(&self) -> Judge {
        Judge::new(&self.document, Beyond::default(), false)
            .unwrap_or_else(|error| panic!("{}: {error}", self.file))
    }

    /// Holds the file to its own schema: what is said here is not what the generator thinks.
    pub(super) fn check(&self) {
        let judge = self.judge();
        let whole = jsonschema::options().build(&self.document);
        let whole = whole.unwrap_or_else(|error| panic!("{}: {error}", self.file));
        for (name, values) in &self.types {
            let definition = values.definition.as_ref().unwrap_or(name);
            let validator: &Validator = if definition == "#" {
                &whole
            } else {
                judge
                    .validator(definition)
                    .unwrap_or_else(|error| panic!("{}: {error}", self.file))
            };
            let firsts = values.rewritten.iter().map(|[sent, _]| sent);
            let valid = values.accepted.iter().chain(&values.untyped).chain(firsts);
            let invalid = values.rejected.iter().chain(&values.out_of_bounds);
            let invalid = invalid.chain(&values.beyond_schema);
            assert!(
                valid.clone().chain(invalid.clone()).count() > 1,
                "{} {name}: too few values",
                self.file
            );
            for value in valid {
                assert!(validator.is_valid(value), "{} {name}: {value}", self.file);
            }
            for value in invalid {
                assert!(!validator.is_valid(value), "{} {name}: {value}", self.file);
            }
        }
        for definition in judge.names() {
            let has = |(name, values): (&String, &Values)| {
                values.definition.as_ref().unwrap_or(name) == definition
            };
            assert!(
                self.types.iter().any(has),
                "{}: no values of {definition}",
                self.file
            );
        }
    }
}

impl Values {
    fn read(file: &str, values: &Value) -> Values {
        let mut read = Values::default();
        for (key, value) in values.as_object().expect("values") {
            let list = || value.as_array().cloned().expect("a list");
            match key.as_str() {
                "definition" => read.definition = value.as_str().map(str::to_owned),
                "accepted" => read.accepted = list(),
                "untyped" => read.untyped = list(),
                "beyond_schema" => read.beyond_schema = list(),
                "rejected" => read.rejected = list(),
                "out_of_bounds" => read.out_of_bounds = list(),
                "rewritten" => {
                    let pairs = list().into_iter();
                    read.rewritten = pairs
                        .map(|pair| serde_json::from_value(pair).expect("two values"))
                        .collect();
                }
                other => panic!("{file}: {other} is no list of values"),
            }
        }
        read
    }
}
