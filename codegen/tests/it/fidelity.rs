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
    let definitions = bundle(&CONTRACT).expect("a contract").definitions;
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

#[test]
fn every_integer_has_a_width_and_a_range_and_a_wide_one_is_marked_in_typescript() {
    let bundle = printed();
    let mut integers = Vec::new();
    collect_integers(&bundle["$defs"], "#/$defs", &mut integers);
    for (at, integer) in &integers {
        for keyword in ["format", "minimum", "maximum"] {
            assert!(integer.get(keyword).is_some(), "{at} has no {keyword}");
        }
    }
    let wide = integers.iter().filter(|(_, integer)| {
        ["uint64", "int64", "uint"].contains(&integer["format"].as_str().unwrap_or_default())
    });
    let wide = wide.count();
    assert!(wide > 100, "{wide} integers of 64 bits");
    let files = small::files(&CONTRACT);
    let types = files.iter().find(|file| file.path == "typescript/types.ts");
    let types = &types.expect("types").contents;
    let marks = types.split(|letter: char| !letter.is_alphanumeric());
    let marks = marks
        .filter(|word| ["Uint64", "Int64"].contains(word))
        .count();
    let declarations = 2;
    assert_eq!(marks, wide + declarations);
}

/// Every schema of an integer below this one, with its place.
fn collect_integers<'a>(schema: &'a Value, at: &str, found: &mut Vec<(String, &'a Value)>) {
    match schema {
        Value::Object(keywords) => {
            let name = &keywords.get("type").cloned().unwrap_or_default();
            let names = name
                .as_array()
                .map_or(std::slice::from_ref(name), Vec::as_slice);
            if names.iter().any(|name| name == "integer") {
                found.push((at.to_owned(), schema));
            }
            for (keyword, value) in keywords {
                collect_integers(value, &format!("{at}/{keyword}"), found);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                collect_integers(item, &format!("{at}/{index}"), found);
            }
        }
        _ => {}
    }
}
