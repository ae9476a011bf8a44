//! Rust text has the form that `prettyplease` gives it, however long its names are.

use api_contract::lightspeed;
use codegen::model::Model;
use serde_json::{Map, Value, json};

use super::{choices, client, names, objects, values};
use crate::small;

/// A contract in which everything has a name of this length, with documentation or without.
fn spread(length: usize, documented: bool) -> Model {
    let name = |first: &str| format!("{first}{}", "x".repeat(length));
    let docs = |text: &'static str| if documented { text } else { "" };
    let reference = |name: &str| json!({ "$ref": format!("#/components/schemas/{name}") });
    let (word, object, choice, open) = (name("Word"), name("Object"), name("Choice"), name("Open"));
    let text = json!({ "type": "string", "description": docs("A text.") });
    let variants = ["one", "two"].map(|tag| {
        let member = (name(tag), text.clone());
        let other = (
            "b".to_owned(),
            json!({ "type": "integer", "format": "int64" }),
        );
        let mut members = Map::from_iter([member, other]);
        members.insert("kind".to_owned(), json!({ "const": name(tag) }));
        json!({ "type": "object", "properties": members, "required": ["kind", "b"] })
    });
    let members = json!({
        (name("a_member")): { "allOf": [reference(&word)], "description": docs("A word.") },
        (name("bMember")): { "type": "array", "items": reference(&choice) },
        (name("cMember")): { "type": ["object", "null"], "additionalProperties": reference(&word) },
        (name("dMember")): { "type": "string", "default": name("d"), "deprecated": true },
        "type": { "type": "boolean", "default": true },
    });
    let schemas = json!({
        (word.clone()): { "enum": [name("one"), name("two"), name("three")] },
        (open.clone()): { "enum": [name("one")], "x-open": true, "deprecated": true },
        (object.clone()): { "type": "object", "properties": members, "additionalProperties": false,
                            "required": ["type"] },
        (choice.clone()): { "oneOf": variants, "description": docs("A choice.") },
        (name("Alias")): { "type": "array", "items": { "type": "array", "items": reference(&open) } },
        (name("Map")): { "type": "object", "additionalProperties": reference(&object) },
    });
    let method = |name: &str, params: Value| {
        json!({
            "name": name,
            "summary": "Does it",
            "description": docs("Does all of it.\n\nMore is \"said\" of it here: \\ and \u{e4}."),
            "deprecated": documented,
            "params": [{ "name": "a", "required": true, "schema": params }],
            "result": { "name": "found", "schema": reference(&object) },
        })
    };
    let document = json!({
        "openrpc": "1.3.2",
        "info": { "title": "Spread", "version": "1" },
        "methods": [
            method(&name("speak/one"), reference(&word)),
            method(&name("speak/two"), reference(&object)),
        ],
        "components": { "schemas": schemas },
    });
    let model = codegen::front::read("spread.json", &document.to_string(), None);
    model.unwrap_or_else(|problems| panic!("{length}: {problems}"))
}

/// The lines of a file but for the empty ones, which part paragraphs.
fn lines(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.is_empty()).collect()
}

fn assert_formatted(model: &Model) {
    let files = codegen::generate_for(model, &[codegen::Target::Rust]).expect("it is printed");
    let printed = files.iter().filter(|file| file.path != "rust/wire.rs");
    for file in printed {
        let (notice, text) = file.contents.split_once('\n').expect("lines");
        assert!(notice.starts_with("// "), "{}", file.path);
        let syntax = syn::parse_file(text).expect("it is Rust");
        let formatted = prettyplease::unparse(&syntax);
        let (found, wanted) = (lines(text), lines(&formatted));
        for (found, wanted) in found.iter().zip(&wanted) {
            assert_eq!(found, wanted, "{}", file.path);
        }
        assert_eq!(found.len(), wanted.len(), "{}", file.path);
    }
}

#[test]
fn every_file_is_formatted() {
    for contract in [&small::first::CONTRACT, &lightspeed::CONTRACT] {
        assert_formatted(&small::model(contract));
    }
    let models = [
        choices::overlap(),
        choices::exclusive(),
        choices::mixed(),
        values::constants(),
        values::tuples(),
        values::rings(),
        objects::defaults(),
        objects::members(),
        names::prelude(),
        names::alike(),
        client::methods(),
    ];
    for model in &models {
        assert_formatted(model);
    }
}

#[test]
fn lines_are_broken_where_names_are_long() {
    for length in 1..80 {
        assert_formatted(&spread(length, length % 2 == 0));
    }
}
