//! What foreign contracts say of methods beside their types: kept where it was said, or refused there.

mod errors;
mod examples;
mod manifest;
mod reference;
mod round_trip;

use codegen::model::Model;
use codegen::{Target, front, generate_for};
use serde_json::{Value, json};

/// An `OpenRPC` document of these methods; each gets a result, and what `with` says of all.
fn document(methods: &[Value]) -> Value {
    let methods = methods.iter().cloned().map(|mut method| {
        method["result"] = json!({ "name": "nothing", "schema": { "type": "null" } });
        if method.get("params").is_none() {
            method["params"] = json!([]);
        }
        method
    });
    json!({
        "openrpc": "1.3.2",
        "info": { "title": "Parcels", "version": "1" },
        "methods": methods.collect::<Vec<_>>(),
        "components": {
            "errors": { "NotFound": { "code": -32004, "message": "There is no such parcel" } },
            "schemas": { "Detail": { "type": "object", "properties": { "why": { "type": "string" } } } }
        }
    })
}

fn read(document: &Value) -> Result<Model, String> {
    front::read("parcels.json", &document.to_string(), None)
        .map_err(|problems| problems.to_string())
}

fn model(document: &Value) -> Model {
    read(document).unwrap_or_else(|problems| panic!("{problems}"))
}

fn printed(model: &Model, target: Target, path: &str) -> String {
    let files = generate_for(model, &[target]).unwrap_or_else(|problems| panic!("{problems}"));
    let file = files.into_iter().find(|file| file.path == path);
    file.unwrap_or_else(|| panic!("{path} is printed")).contents
}

/// The document is refused with this text, and something to write instead.
fn refused(document: &Value, expected: &str) {
    let found = read(document).expect_err("it is refused");
    assert!(
        found.starts_with(expected) && found.contains("; "),
        "{found}\n  expected: {expected}"
    );
}
