//! What is printed is read as what it was printed from.

use std::collections::BTreeMap;

use codegen::Target;
use codegen::model::{Model, NamedType};

use super::compact;

/// The types without the places that they were read from.
fn types(model: &Model) -> BTreeMap<String, NamedType> {
    let mut types = model.types.clone();
    for named in types.values_mut() {
        named.origin.clear();
    }
    types
}

fn printed(model: &Model, target: Target, path: &str) -> String {
    let files = codegen::generate_for(model, &[target]);
    let files = files.unwrap_or_else(|problems| panic!("{problems}"));
    let file = files.into_iter().find(|file| file.path == path);
    file.expect("it is printed").contents
}

/// Reads a document, prints it as JSON Schema and as `OpenRPC`, and reads these.
pub(super) fn keeps(text: &str) {
    let model = super::model(text);
    for (target, path) in [
        (Target::JsonSchema, "contract/api.schema.json"),
        (Target::OpenRpc, "contract/openrpc.json"),
    ] {
        let text = printed(&model, target, path);
        let again = super::model(&text);
        assert_eq!(compact::printed(&again), compact::printed(&model), "{text}");
        assert_eq!(types(&again), types(&model), "{text}");
    }
}
