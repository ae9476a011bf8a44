//! The model keeps everything that the contract says.

use api_contract::lightspeed::CONTRACT;
use api_contract::schema::bundle;
use serde_json::Value;

#[test]
fn a_schema_read_into_the_model_and_printed_again_is_the_same_schema() {
    let model = codegen::front::rust::model(&CONTRACT).expect("the contract is understood");
    let files = codegen::generate(&model).expect("the contract is printed");
    let file = files
        .iter()
        .find(|file| file.path == "contract/api.schema.json")
        .expect("a schema bundle");
    let printed: Value = serde_json::from_str(&file.contents).expect("JSON");
    let definitions = bundle(&CONTRACT).definitions;
    assert!(definitions.len() > 100, "{} definitions", definitions.len());
    for (name, definition) in &definitions {
        assert_eq!(&printed["$defs"][name], definition, "{name}");
    }
}
