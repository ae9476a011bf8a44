//! Examples are shown as they are sent, and only where they fit.

use codegen::Target;
use serde_json::{Value, json};

use super::{document, model, printed, refused};

/// A method with a required text, an optional number, and these examples.
fn with(examples: &Value) -> Value {
    let mut document = document(&[json!({
        "name": "get",
        "params": [
            { "name": "id", "required": true, "schema": { "type": "string" } },
            { "name": "size", "schema": { "type": "integer" } },
            { "name": "how", "schema": { "enum": ["fast", "slow"] } }
        ],
        "examples": examples
    })]);
    document["components"]["examplePairingObjects"] =
        json!({ "One": pairing(&json!({ "id": "a" })) });
    document
}

fn pairing(params: &Value) -> Value {
    let params = params.as_object().expect("an object").iter();
    let params = params.map(|(name, value)| json!({ "name": name, "value": value }));
    json!({ "name": "one", "params": params.collect::<Vec<_>>() })
}

fn page(document: &Value) -> String {
    printed(
        &model(document),
        Target::Markdown,
        "contract/reference/general.md",
    )
}

#[test]
fn a_call_is_shown_as_it_is_sent() {
    let page = page(&with(&json!([pairing(
        &json!({ "id": "a", "size": 2, "how": "fast" })
    )])));
    let (_, shown) = page.split_once("```json\n").expect("an example");
    let (shown, _) = shown.split_once("```").expect("its end");
    let shown: Value = serde_json::from_str(shown).expect("JSON");
    let params = json!({ "id": "a", "size": 2, "how": "fast" });
    assert_eq!(
        shown,
        json!({ "jsonrpc": "2.0", "id": 1, "method": "get", "params": params })
    );
}

#[test]
fn no_example_is_made_up_for_parameters_that_are_required() {
    assert!(!page(&with(&json!([]))).contains("```"));
    // None are required: a call without any is one.
    assert!(page(&document(&[json!({ "name": "get" })])).contains("\"params\": {}"));
}

#[test]
fn an_example_elsewhere_in_the_document_is_followed() {
    let by_reference = json!([{ "$ref": "#/components/examplePairingObjects/One" }]);
    assert!(page(&with(&by_reference)).contains("\"id\": \"a\""));
}

#[test]
fn an_example_that_does_not_fit_is_refused_where_it_stands() {
    const AT: &str = "parcels.json#/methods/0/examples/0";
    for (params, expected) in [
        (json!({}), ": lacks `id`, which is required"),
        (
            json!({ "id": 7 }),
            "/params/0/value: is 7, which the schema of `id` refuses",
        ),
        (
            json!({ "id": "a", "size": 1.5 }),
            "/params/1/value: is 1.5, which the schema of `size` refuses",
        ),
        (
            json!({ "how": "so", "id": "a" }),
            "/params/0/value: is \"so\", which the schema of `how` refuses",
        ),
        (
            json!({ "id": "a", "idd": 1 }),
            "/params/1/value: is an example of `idd`, which is no parameter",
        ),
        (
            json!({ "params": { "idd": 1 } }),
            "/params/0/value/idd: is an example of `idd`",
        ),
    ] {
        refused(
            &with(&json!([pairing(&params)])),
            &format!("{AT}{expected}"),
        );
    }
}
