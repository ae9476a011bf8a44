//! Errors of foreign `OpenRPC` documents.

use codegen::Target;
use codegen::model::Model;
use serde_json::{Value, json};

use super::{document, model, printed, refused};

/// Methods with these errors.
fn with(errors: &[(&str, Value)]) -> Value {
    let methods = errors.iter();
    let methods = methods.map(|(name, errors)| json!({ "name": name, "errors": errors }));
    document(&methods.collect::<Vec<_>>())
}

/// The errors of each method, and the common ones.
fn listed(model: &Model) -> (Vec<Vec<String>>, Vec<&str>) {
    let own = model.methods().map(|method| method.errors.clone());
    (own.collect(), model.common_errors().collect())
}

/// Code, kind and meaning of each error.
fn table(model: &Model) -> Vec<(i64, &str, &str)> {
    let errors = model.errors.iter();
    let row = |error| {
        let error: &codegen::model::ErrorInfo = error;
        (
            error.code,
            error.kind.as_deref().unwrap_or_default(),
            error.summary.as_str(),
        )
    };
    errors.map(row).collect()
}

#[test]
fn an_error_stays_with_the_method_that_lists_it() {
    let model = model(&with(&[
        (
            "get",
            json!([{ "$ref": "#/components/errors/NotFound" }, { "code": -1, "message": "Busy now." }]),
        ),
        ("put", json!([{ "code": -2, "message": "" }])),
        ("list", json!([])),
    ]));
    let (own, common) = listed(&model);
    assert_eq!(
        own,
        [vec!["not_found", "busy_now"], vec!["error_2"], vec![]]
    );
    assert_eq!(common, Vec::<&str>::new());
    let openrpc = printed(&model, Target::OpenRpc, "contract/openrpc.json");
    let openrpc: Value = serde_json::from_str(&openrpc).expect("JSON");
    let codes = |index: usize| -> Vec<i64> {
        let errors = openrpc["methods"][index]["errors"]
            .as_array()
            .expect("a list");
        errors
            .iter()
            .filter_map(|error| error["code"].as_i64())
            .collect()
    };
    assert_eq!(
        [codes(0), codes(1), codes(2)],
        [vec![-1, -32004], vec![-2], vec![]]
    );
    let typescript = printed(&model, Target::TypeScript, "typescript/methods.ts");
    assert!(
        typescript.contains("errors: [\"not_found\", \"busy_now\"]"),
        "{typescript}"
    );
}

#[test]
fn an_error_that_every_method_lists_is_common() {
    let gone = json!({ "code": -32004, "message": "Gone" });
    let late = json!({ "code": -32005, "message": "Late", "data": { "kind": "late" } });
    let model = model(&with(&[
        ("get", json!([gone, late])),
        ("put", json!([gone])),
    ]));
    let (own, common) = listed(&model);
    assert_eq!(own, [vec!["late"], vec![]]);
    assert_eq!(common, ["gone"]);
}

#[test]
fn the_messages_of_one_code_are_all_kept() {
    let error = |message: &str| json!([{ "code": -32602, "message": message }]);
    let model = model(&with(&[
        ("a", error("Invalid params")),
        ("b", error("Other words")),
        ("c", error("Wrong. Or: not right")),
        ("d", error("Other words!")),
    ]));
    let expected = [
        (-32602, "invalid_params", "Invalid params"),
        (-32602, "other_words", "Other words"),
        (-32602, "wrong_or_not_right", "Wrong. Or: not right"),
        (-32602, "other_words", "Other words!"),
    ];
    assert_eq!(table(&model), expected);
    let (own, _) = listed(&model);
    assert_eq!(own[2], ["wrong_or_not_right"]);
    let typescript = printed(&model, Target::TypeScript, "typescript/methods.ts");
    assert!(
        typescript.contains("other_words: { code: -32602; data: unknown };"),
        "{typescript}"
    );
}

#[test]
fn one_name_for_two_codes_is_refused_where_it_stands() {
    let error = |code: i32| json!([{ "code": code, "message": "Not found" }]);
    refused(
        &with(&[("a", error(-1)), ("b", error(-2))]),
        "parcels.json#/methods/1/errors/0: would be the error kind `not_found`, as is the error -1 \
         at parcels.json#/methods/0/errors/0; give one of them another message",
    );
}

#[test]
fn the_data_of_an_error_is_unknown_unless_the_document_names_its_type() {
    let mut document = with(&[("a", json!([{ "code": -1, "message": "Not found" }]))]);
    let text = |document: &Value| {
        let model = model(document);
        let rust = printed(&model, Target::Rust, "rust/methods.rs");
        (
            printed(&model, Target::TypeScript, "typescript/methods.ts"),
            rust,
        )
    };
    let (typescript, rust) = text(&document);
    assert!(
        typescript.contains("not_found: { code: -1; data: unknown };"),
        "{typescript}"
    );
    assert!(!(typescript + &rust).contains("no data"));
    document["x-error-type"] = json!({ "$ref": "#/components/schemas/Detail" });
    let (typescript, _) = text(&document);
    assert!(
        typescript.contains("not_found: { code: -1; data: types.Detail };"),
        "{typescript}"
    );
    document["x-error-type"] = json!({ "type": "Detail" });
    refused(
        &document,
        "parcels.json#/x-error-type: names the type `Detail` and does not refer to it; write \
         `{\"$ref\": \"#/$defs/Detail\"}`",
    );
}
