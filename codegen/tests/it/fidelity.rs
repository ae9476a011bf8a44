//! The printed schemas say what the contract says.

use api_contract::lightspeed::CONTRACT;
use api_contract::schema::bundle;
use serde_json::{Value, json};

use crate::small;

fn printed() -> Value {
    let files = small::files(&CONTRACT);
    let path = "contract/api.schema.json";
    let file = files
        .iter()
        .find(|file| file.path == path)
        .expect("a schema bundle");
    serde_json::from_str(&file.contents).expect("it is JSON")
}

#[test]
fn a_schema_read_into_the_model_and_printed_again_is_the_same_schema() {
    let printed = printed();
    let definitions = bundle(&CONTRACT).definitions;
    assert!(definitions.len() > 100, "{} definitions", definitions.len());
    for (name, definition) in &definitions {
        assert_eq!(&printed["$defs"][name], definition, "{name}");
    }
}

#[test]
fn the_bundle_is_valid_by_the_meta_schema_of_its_draft() {
    let mut bundle = printed();
    assert!(jsonschema::meta::is_valid(&bundle));
    bundle["$defs"]["SessionId"] = json!({ "type": "txt" });
    assert!(!jsonschema::meta::is_valid(&bundle));
}

#[test]
fn the_example_of_every_method_is_valid_by_the_schema_of_its_parameters() {
    let bundle = printed();
    for method in small::model(&CONTRACT).methods() {
        let mut schema = bundle.clone();
        schema["$ref"] = format!("#/$defs/{}", method.params).into();
        let validator = jsonschema::validator_for(&schema).expect("the schema is one");
        if let Err(error) = validator.validate(&method.example) {
            panic!("{}: {error} at {}", method.name, error.instance_path());
        }
        assert!(!validator.is_valid(&json!([])), "{}", method.name);
    }
}
