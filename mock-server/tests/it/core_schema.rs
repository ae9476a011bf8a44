//! Every response that a test of the core is given is held to the contract's schema.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex};

use api_contract::lightspeed::CONTRACT;
use api_contract::schema::{Bundle, bundle};
use jsonschema::Validator;
use serde_json::Value;

static SCHEMAS: LazyLock<Bundle> = LazyLock::new(|| bundle(&CONTRACT).unwrap());

/// Compiled when a method is first called.
static VALIDATORS: Mutex<BTreeMap<String, Arc<Validator>>> = Mutex::new(BTreeMap::new());

/// Holds the response of a method, without its envelope, to the schema of what the method answers.
pub(crate) fn check(method: &str, response: &Value) {
    let errors: Vec<String> = validator(method)
        .iter_errors(response)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{method}: {errors:#?}\n{response:#}");
}

fn validator(method: &str) -> Arc<Validator> {
    let mut validators = VALIDATORS.lock().unwrap();
    if let Some(validator) = validators.get(method) {
        return validator.clone();
    }
    let schema = SCHEMAS.standalone(&SCHEMAS.methods[method].response);
    let compiled = jsonschema::options()
        .should_validate_formats(true)
        .build(&schema)
        .unwrap();
    let compiled = Arc::new(compiled);
    validators.insert(method.to_owned(), compiled.clone());
    compiled
}
