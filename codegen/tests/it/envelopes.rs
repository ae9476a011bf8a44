//! One generic object around all answers: every name that the contract had for it stays a name.

use codegen::model::{Model, Presence, Shape};
use codegen::{Target, front, generate_for};
use serde_json::{Value, json};

/// Two methods whose answers stand in objects of one shape, and a type that travels both ways.
fn shop() -> (String, String) {
    let reply = |name: &str| {
        json!({ "type": "object", "required": ["answer"], "properties": {
            "answer": { "$ref": format!("#/definitions/{name}") },
            "told": { "type": "array", "items": { "$ref": "#/definitions/Notice" } }
        } })
    };
    let note = json!({ "type": ["string", "null"] });
    let object = |members: Value| json!({ "type": "object", "properties": members });
    let types = json!({ "definitions": {
        "Item": object(json!({ "note": note, "size": { "type": ["integer", "null"], "default": null } })),
        "Ask": object(json!({ "note": note })),
        "Receipt": object(json!({ "note": note })),
        "Notice": { "oneOf": [
            { "type": "object", "required": ["method", "params"], "properties": {
                "method": { "const": "item/sold" },
                "params": { "type": "object", "properties": { "id": { "type": "string" } } }
            } }
        ] },
        "ReplyOfItem": reply("Item"),
        "ReplyOfReceipt": reply("Receipt"),
    } });
    let side = |name: &str| json!({ "$ref": format!("types.json#/definitions/{name}") });
    let manifest = json!({
        "methods": [
            { "method": "item/put", "params": side("Item"), "response": side("ReplyOfItem") },
            { "method": "item/buy", "params": side("Ask"), "response": side("ReplyOfReceipt") }
        ],
        "notificationType": side("Notice"),
    });
    (types.to_string(), manifest.to_string())
}

fn read() -> Model {
    let (types, manifest) = shop();
    front::read("types.json", &types, Some(("methods.json", &manifest)))
        .unwrap_or_else(|problems| panic!("{problems}"))
}

fn printed(model: &Model, target: Target, path: &str) -> String {
    let files = generate_for(model, &[target]).unwrap_or_else(|problems| panic!("{problems}"));
    let file = files.into_iter().find(|file| file.path == path);
    file.expect("it is printed").contents
}

#[test]
fn every_name_of_the_envelope_is_an_alias_of_the_generic_one() {
    let model = read();
    let typescript = printed(&model, Target::TypeScript, "typescript/types.ts");
    let rust = printed(&model, Target::Rust, "rust/types.rs");
    let schema = printed(&model, Target::JsonSchema, "contract/api.schema.json");
    let schema: Value = serde_json::from_str(&schema).expect("JSON");
    for response in ["Item", "Receipt"] {
        let alias = format!("type ReplyOf{response} = Reply<{response}>;");
        assert!(
            typescript.contains(&format!("export {alias}")),
            "{typescript}"
        );
        assert!(rust.contains(&format!("pub {alias}")), "{rust}");
        let answer = &schema["$defs"][format!("ReplyOf{response}")]["properties"]["answer"];
        assert_eq!(answer["$ref"], format!("#/$defs/{response}"));
    }
}

#[test]
fn an_envelope_is_read_back_from_what_is_printed() {
    let model = read();
    let schema = printed(&model, Target::JsonSchema, "contract/api.schema.json");
    let manifest = printed(&model, Target::JsonSchema, "contract/methods.json");
    let openrpc = printed(&model, Target::OpenRpc, "contract/openrpc.json");
    let manifest = Some(("methods.json", manifest.as_str()));
    for (text, manifest) in [(&schema, manifest), (&openrpc, None)] {
        let again = front::read("api.schema.json", text, manifest);
        let again = again.unwrap_or_else(|problems| panic!("{problems}\n{text}"));
        assert_eq!(again.envelope, model.envelope, "{text}");
        let names = |model: &Model| model.types.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&again), names(&model));
        let sides = |model: &Model| -> Vec<(String, String)> {
            let methods = model.methods();
            methods
                .map(|one| (one.params.clone(), one.response.clone()))
                .collect()
        };
        assert_eq!(sides(&again), sides(&model));
        assert_eq!(presences(&again), presences(&model), "{text}");
    }
}

/// The presence of each member of the three types.
fn presences(model: &Model) -> Vec<(String, Presence)> {
    let structs = model
        .types
        .iter()
        .filter_map(|(name, named)| match &named.shape {
            Shape::Struct(found) => Some((name, found)),
            _ => None,
        });
    let members = structs.flat_map(|(name, found)| {
        let members = found.members.iter();
        members.map(move |member| (format!("{name}.{}", member.name), member.presence))
    });
    members.collect()
}

#[test]
fn null_and_absence_are_two_things_in_what_travels_both_ways() {
    let expected = [
        ("Ask.note", Presence::Optional),
        ("Item.note", Presence::ThreeState),
        // `default: null` says that both are the same.
        ("Item.size", Presence::Optional),
        ("Receipt.note", Presence::Optional),
    ];
    let expected = expected.map(|(name, presence)| (name.to_owned(), presence));
    assert_eq!(presences(&read()), expected);
}
