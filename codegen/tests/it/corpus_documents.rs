//! Documents with methods: a manifest beside types, and `OpenRPC`.

use std::collections::BTreeMap;

use codegen::front;
use codegen::model::{Envelope, Model, Shape};
use serde_json::{Value, json};

use crate::small;

fn read(document: &Value, manifest: Option<&Value>) -> Model {
    let manifest = manifest.map(Value::to_string);
    let manifest = manifest.as_deref().map(|text| ("methods.json", text));
    front::read("types.json", &document.to_string(), manifest)
        .unwrap_or_else(|problems| panic!("{problems}"))
}

/// The types of a shop whose every answer stands in an object of one shape.
fn definitions() -> Value {
    let reply = |name: &str| {
        json!({
            "type": "object", "description": "What was answered.", "required": ["answer"],
            "properties": {
                "answer": { "$ref": format!("#/definitions/{name}") },
                "told": { "type": "array", "items": { "$ref": "#/definitions/Notice" } }
            }
        })
    };
    json!({
        "Item": { "type": "object", "required": ["id"], "properties": { "id": { "type": "string" } } },
        "Receipt": { "type": "object", "properties": { "total": { "type": "integer" } } },
        "Notice": { "oneOf": [
            { "type": "object", "description": "It is gone.\n\nFor good.", "required": ["method", "params"], "properties": {
                "method": { "const": "item/sold" }, "params": { "type": "object", "properties": { "id": { "type": "string" } } }
            } }
        ] },
        "ReplyOfItem": reply("Item"),
        "ReplyOfReceipt": reply("Receipt")
    })
}

/// The same text with references as another kind of document writes them.
fn elsewhere(value: &Value, prefix: &str) -> Value {
    let text = value.to_string().replace("#/definitions/", prefix);
    serde_json::from_str(&text).expect("JSON")
}

fn envelope() -> Envelope {
    let pair = |name: &str| (format!("ReplyOf{name}"), name.to_owned());
    Envelope {
        name: "Reply".to_owned(),
        description: "What was answered.".to_owned(),
        result: "answer".to_owned(),
        notifications: Some("told".to_owned()),
        monomorphs: BTreeMap::from([pair("Item"), pair("Receipt")]),
    }
}

#[test]
fn a_manifest_brings_the_methods_and_one_envelope_for_all_copies_of_it() {
    let side =
        |name: &str| json!({ "type": name, "schema": { "$ref": format!("#/definitions/{name}") } });
    let types = json!({ "title": "Shop", "description": "Sells.", "definitions": definitions() });
    let manifest = json!({
        "protocolVersion": "shop.v1",
        "methods": [
            { "method": "item/read", "summary": "Read it", "params": side("Item"), "result": side("ReplyOfItem"), "scope": "shop" },
            { "method": "item/buy", "description": "Buy it\nNow.", "params": side("Item"), "result": side("ReplyOfReceipt") },
            { "method": "hello", "params": { "$ref": "types.json#/definitions/Item" }, "result": side("ReplyOfItem") }
        ],
        "notificationSchema": { "$ref": "#/definitions/Notice" },
        "notifications": ["item/sold"]
    });
    let model = read(&types, Some(&manifest));
    assert_eq!(model.envelope, Some(envelope()));
    assert_eq!(
        (model.title.as_str(), model.protocol_version.as_str()),
        ("Shop", "shop.v1")
    );
    let names: Vec<&str> = model.types.keys().map(String::as_str).collect();
    assert_eq!(names, ["Item", "Notice", "Receipt"]);
    let groups: Vec<(&str, usize)> = model
        .groups
        .iter()
        .map(|group| (group.name.as_str(), group.methods.len()))
        .collect();
    assert_eq!(groups, [("Item", 2), ("General", 1)]);
    let buy = &model.groups[0].methods[1];
    assert_eq!(
        (buy.params.as_str(), buy.response.as_str()),
        ("Item", "Receipt")
    );
    assert_eq!(
        (buy.summary.as_str(), buy.description.as_str()),
        ("Buy it", "Now.")
    );
    let told = model.notifications.expect("notifications");
    assert_eq!(
        told.listed,
        [("item/sold".to_owned(), "It is gone.".to_owned())]
    );
}

#[test]
fn an_envelope_that_a_type_uses_as_well_stays_a_type() {
    let mut types = json!({ "definitions": definitions() });
    types["definitions"]["Log"] =
        json!({ "type": "array", "items": { "$ref": "#/definitions/ReplyOfItem" } });
    let item = json!({ "$ref": "#/definitions/Item" });
    let reply = json!({ "$ref": "#/definitions/ReplyOfItem" });
    let manifest = json!({ "methods": [{ "method": "a", "params": item, "result": reply }] });
    let model = read(&types, Some(&manifest));
    assert_eq!(model.envelope, None);
    assert_eq!(model.groups[0].methods[0].response, "ReplyOfItem");
}

fn openrpc(methods: &Value) -> Value {
    json!({
        "openrpc": "1.2.6",
        "info": { "title": "Shop", "version": "1" },
        "servers": [{ "url": "/rpc" }],
        "methods": methods,
        "components": {
            "schemas": elsewhere(&definitions(), "#/components/schemas/"),
            "contentDescriptors": { "Count": { "name": "count", "schema": { "type": "integer" }, "required": true, "description": "How many." } },
            "errors": { "Gone": { "code": -32001, "message": "It is gone.", "data": { "kind": "gone" } } }
        }
    })
}

#[test]
fn content_descriptors_are_members_of_one_object() {
    let item = json!({ "$ref": "#/components/schemas/Item" });
    let model = read(
        &openrpc(&json!([
            {
                "name": "item.buy", "tags": [{ "name": "Buying", "summary": "Buy things" }],
                "params": [
                    { "$ref": "#/components/contentDescriptors/Count" },
                    { "name": "size", "schema": { "type": "string", "enum": ["s", "l"] } }
                ],
                "result": { "name": "receipt", "schema": { "type": "object", "properties": { "at": { "type": "integer" } } } },
                "errors": [{ "$ref": "#/components/errors/Gone" }, { "code": -32602, "message": "Wrong." }],
                "examples": [{ "name": "two", "params": [{ "name": "count", "value": 2 }], "result": { "name": "r", "value": {} } }]
            },
            { "name": "item.find", "params": [{ "name": "id", "required": true, "schema": { "type": "string" } }], "result": { "name": "item", "schema": item } },
            { "name": "ping", "params": [], "result": { "name": "nothing", "schema": { "type": "null" } }, "deprecated": true }
        ])),
        None,
    );
    let methods: Vec<_> = model.methods().collect();
    let [buy, find, ping] = methods.as_slice() else {
        panic!("three methods")
    };
    assert_eq!(
        (buy.params.as_str(), buy.response.as_str()),
        ("ItemBuyParams", "ItemBuyResult")
    );
    assert_eq!(buy.example, json!({ "count": 2 }));
    assert_eq!(buy.errors, ["gone", "wrong"]);
    assert_eq!(find.params, "Item", "the members are those of a definition");
    assert_eq!(find.response, "Item");
    assert_eq!(
        (ping.params.as_str(), ping.response.as_str()),
        ("PingParams", "PingResult")
    );
    assert!(ping.deprecated.is_some());
    let Shape::Struct(params) = &model.types["ItemBuyParams"].shape else {
        panic!("a struct")
    };
    assert_eq!(params.members[0].docs, "How many.");
    assert!(model.types.contains_key("ItemBuyParamsSize"));
    assert_eq!(model.groups[0].name, "Buying");
    assert_eq!(model.transport.endpoint, "/rpc");
    assert_eq!(model.errors.len(), 2);
}

#[test]
fn one_descriptor_called_params_stands_for_the_whole_object() {
    let schema = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let method = |name: &str, result: &str| {
        json!({
            "name": name, "paramStructure": "by-name",
            "params": [{ "name": "params", "required": true, "schema": schema("Item") }],
            "result": { "name": "result", "schema": schema(result) }
        })
    };
    let methods = json!([
        method("item/read", "ReplyOfItem"),
        method("item/buy", "ReplyOfReceipt")
    ]);
    let model = read(&openrpc(&methods), None);
    assert_eq!(model.envelope, Some(envelope()));
    assert!(model.methods().all(|method| method.params == "Item"));
    assert_eq!(
        model.notifications.expect("notifications").type_name,
        "Notice"
    );
}

#[test]
fn the_files_of_a_contract_are_read_back_as_the_contract() {
    let model = small::model(&small::first::CONTRACT);
    let files = codegen::generate(&model).expect("it is printed");
    let file = |path: &str| {
        let file = files.iter().find(|file| file.path == path).expect("a file");
        file.contents.as_str()
    };
    let types = file("contract/api.schema.json");
    let manifest = Some(("methods.json", file("contract/methods.json")));
    let mut back = front::read("api.schema.json", types, manifest)
        .unwrap_or_else(|problems| panic!("{problems}"));
    let shapes = |model: &Model| -> Vec<(String, Shape)> {
        let types = model.types.iter();
        types
            .map(|(name, named)| (name.clone(), named.shape.clone()))
            .collect()
    };
    assert_eq!(shapes(&back), shapes(&model));
    assert_eq!(back.envelope, model.envelope);
    assert_eq!(back.errors, model.errors);
    assert_eq!(back.notifications, model.notifications);
    for (group, own) in back.groups.iter_mut().zip(&model.groups) {
        for (method, own) in group.methods.iter_mut().zip(&own.methods) {
            method.origin.clone_from(&own.origin);
            method.example.clone_from(&own.example);
        }
    }
    assert_eq!(back.groups, model.groups);
}
