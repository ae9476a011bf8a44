//! The decoder, the rules and the exported schemas agree on what a request may be.

use api_contract::lightspeed::{CONTRACT, METHODS};
use api_contract::method::MethodDescriptor;
use api_contract::schema;
use jsonschema::Validator;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};

use crate::rules::is_beyond_the_schema;
use crate::subjects::WORLD;

/// Every method with its example and the schema of its parameters.
fn methods() -> Vec<(&'static MethodDescriptor, Value, Validator)> {
    let bundle = schema::bundle(&CONTRACT).expect("a contract");
    METHODS
        .iter()
        .map(|method| {
            let example = serde_json::from_str(method.info.example).expect("an example is JSON");
            let schema = bundle.standalone(&bundle.methods[method.info.name].params);
            (
                *method,
                example,
                jsonschema::options()
                    .should_validate_formats(true)
                    .build(&schema)
                    .expect("a valid schema"),
            )
        })
        .collect()
}

#[test]
fn every_example_is_accepted_by_rust_and_by_the_schema() {
    for (method, example, validator) in methods() {
        let name = method.info.name;
        assert!(
            validator.is_valid(&example),
            "{name}: the schema refuses its example"
        );
        assert!(
            method.accepts(Some(example)),
            "{name}: Rust refuses its example"
        );
    }
}

/// One change to a document, chosen by numbers so that it shrinks well.
fn mutated(document: &Value, place: usize, change: usize) -> Value {
    fn places(document: &Value, at: &str, found: &mut Vec<String>) {
        match document {
            Value::Object(members) => {
                for (name, value) in members {
                    let at = format!("{at}/{}", name.replace('~', "~0").replace('/', "~1"));
                    found.push(at.clone());
                    places(value, &at, found);
                }
            }
            Value::Array(items) => {
                for (index, value) in items.iter().enumerate() {
                    let at = format!("{at}/{index}");
                    found.push(at.clone());
                    places(value, &at, found);
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    places(document, "", &mut found);
    let mut document = document.clone();
    if found.is_empty() {
        document["unlisted"] = json!(1);
        return document;
    }
    let at = &found[place % found.len()];
    let values = [
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(1.5),
        json!(u64::MAX),
        json!(""),
        json!("unlisted"),
        json!("a/b"),
        json!("x".repeat(129)),
        json!([]),
        json!({}),
        json!({ "type": "unlisted" }),
    ];
    match change.checked_sub(values.len()) {
        None => {
            if let Some(value) = document.pointer_mut(at) {
                *value = values[change].clone();
            }
        }
        Some(rest) => {
            let (parent, name) = at.rsplit_once('/').expect("a place below the root");
            if let Some(Value::Object(members)) = document.pointer_mut(parent) {
                if rest == 0 {
                    members.remove(name);
                } else {
                    members.insert("unlisted".to_owned(), json!(1));
                }
            }
        }
    }
    document
}

const CHANGES: usize = 15;

/// There, and only there, Rust is stricter than the schema.
fn breaks_a_rule_beyond_the_schema(method: &MethodDescriptor, document: &Value) -> bool {
    let subject = WORLD.params_of(method);
    let read = subject.and_then(|subject| subject.read(document).ok());
    read.is_some_and(|read| read.broken.iter().all(is_beyond_the_schema))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 4096,
        rng_seed: RngSeed::Fixed(136),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn rust_and_the_schema_agree_on_changed_requests(
        changes in prop::collection::vec((0_usize..64, 0..CHANGES), 1..3),
        method in 0..METHODS.len(),
    ) {
        thread_local! {
            static METHODS_UNDER_TEST: Vec<(&'static MethodDescriptor, Value, Validator)> = methods();
        }
        METHODS_UNDER_TEST.with(|methods| {
            let (method, example, validator) = &methods[method];
            let name = method.info.name;
            let document = changes
                .iter()
                .fold(example.clone(), |document, (place, change)| mutated(&document, *place, *change));
            let (rust, schema) = (method.accepts(Some(document.clone())), validator.is_valid(&document));
            prop_assert!(
                rust == schema || (schema && breaks_a_rule_beyond_the_schema(method, &document)),
                "{name}: Rust says {rust}, the schema {schema}: {document}"
            );
            Ok(())
        })?;
    }
}
