//! Schemas that the model has no place for are refused where they stand, with a way out.

use serde_json::{Value, json};

use crate::schema::read;

/// What is said of the definition `X`.
fn problem(schema: &Value) -> String {
    match read(json!({ "X": schema, "T": { "type": "boolean" } })) {
        Ok(types) => panic!("it is read as {:?}", types["X"].shape),
        Err(problems) => problems.to_string(),
    }
}

#[test]
fn what_has_no_place_is_refused_where_it_stands() {
    let object = |member: Value| json!({ "type": "object", "properties": { "a/b": member } });
    for (schema, expected) in [
        (json!(false), "#/$defs/X: accepts no value at all; "),
        (json!(7), "#/$defs/X: has the wrong type; write a schema"),
        (
            json!({ "not": {} }),
            "#/$defs/X: has the keyword `not`, which is not understood here",
        ),
        (
            json!({ "type": "text" }),
            "#/$defs/X/type: is `text`, which JSON Schema does not know",
        ),
        (
            json!({ "type": ["string", "integer"] }),
            "#/$defs/X/type: lists several types",
        ),
        (
            json!({ "type": "string", "minimum": 1 }),
            "#/$defs/X: has the keyword `minimum`",
        ),
        (
            json!({ "type": "string", "minLength": -1 }),
            "#/$defs/X/minLength: has the wrong type",
        ),
        (
            json!({ "type": "integer", "minimum": 1.5 }),
            "#/$defs/X/minimum: has the wrong type; write a whole number",
        ),
        (
            json!({ "type": "integer", "minimum": 2, "maximum": 1 }),
            "#/$defs/X: has bounds that no number meets: 2 to 1",
        ),
        (
            json!({ "type": "integer", "format": "double" }),
            "#/$defs/X/format: is \"double\", which is no format of an integer",
        ),
        (
            json!({ "$ref": "#/$defs/Nobody" }),
            "#/$defs/X: refers to `#/$defs/Nobody`, which is not defined",
        ),
        (
            json!({ "$ref": "https://example.com/x.json" }),
            "#/$defs/X: refers to `https://example.com/x.json`, which is no definition",
        ),
        (
            json!({ "$ref": "#/$defs/T", "minLength": 1 }),
            "#/$defs/X: has the keyword `minLength`",
        ),
        (
            json!({ "allOf": [true, true] }),
            "#/$defs/X/allOf: joins several schemas",
        ),
        (
            json!({ "oneOf": [{ "type": "string" }, { "type": "integer" }] }),
            "#/$defs/X: is a choice whose alternatives cannot be told apart",
        ),
        (
            json!({ "enum": ["a", 1] }),
            "#/$defs/X/enum: lists 1, which is no text",
        ),
        (json!({ "enum": ["a", "a"] }), "#/$defs/X: lists `a` twice"),
        (json!({ "enum": [] }), "#/$defs/X: lists no value"),
        (
            json!({ "oneOf": [{ "const": "a", "x-open": true }] }),
            "#/$defs/X/oneOf/0: is marked `x-open`, which is for definitions",
        ),
        (
            json!({ "type": "array", "items": { "description": "Lost?" } }),
            "#/$defs/X/items: describes a schema without a name",
        ),
        (
            json!({ "type": "array", "prefixItems": [] }),
            "#/$defs/X: has the keyword `prefixItems`",
        ),
        (
            json!({ "type": "string", "x-open": true }),
            "#/$defs/X: is marked `x-open` but lists no values",
        ),
        (
            json!({ "type": "object", "required": ["y"] , "properties": {} }),
            "#/$defs/X/required: names `y`",
        ),
        (
            object(json!({ "type": "object", "properties": {} })),
            "#/$defs/X/properties/a~1b: is an object without a name",
        ),
        (
            object(json!({ "enum": ["a", "b"] })),
            "#/$defs/X/properties/a~1b/enum: lists the values of a type without a name",
        ),
        (
            object(json!({ "x-presence": "maybe" })),
            "#/$defs/X/properties/a~1b/x-presence: is \"maybe\"",
        ),
        (
            object(json!({ "type": "string", "x-presence": "patch" })),
            "#/$defs/X/properties/a~1b/x-presence: says that null means something",
        ),
        (
            object(json!({ "default": 1, "deprecated": true })),
            "#/$defs/X/properties/a~1b: has the keyword `deprecated`",
        ),
        (
            json!({ "type": "string", "default": "x" }),
            "#/$defs/X: has `default`, which only a member",
        ),
    ] {
        let found = problem(&schema);
        assert!(
            found.starts_with(expected),
            "{schema}\n  found: {found}\n  expected: {expected}"
        );
        assert!(found.contains("; "), "{found} says what to write instead");
    }
}

#[test]
fn a_choice_that_does_not_go_with_what_stands_around_it_is_refused() {
    let tagged = |tag: &str, more: &str| {
        json!({ "type": "object", "required": ["kind"], "properties": {
            "kind": { "const": tag }, more: { "type": "boolean" }
        } })
    };
    let beside = |properties: Value, alternative: Value| json!({ "type": "object", "properties": properties, "oneOf": [alternative] });
    let with = |mut schema: Value, keyword: &str, value: Value| {
        schema[keyword] = value;
        schema
    };
    let open = |schema| with(schema, "x-open", json!(true));
    let provider = json!({
        "type": "object", "additionalProperties": false, "required": ["provider"],
        "properties": { "provider": { "type": "object", "properties": { "x": true } } }
    });
    for (schema, expected) in [
        (
            with(
                beside(json!({ "a": true }), tagged("t", "b")),
                "additionalProperties",
                json!(false),
            ),
            "#/$defs/X: has the keyword `additionalProperties`",
        ),
        (
            with(
                beside(json!({ "a": true }), tagged("t", "b")),
                "unevaluatedProperties",
                json!(true),
            ),
            "#/$defs/X: has the keyword `unevaluatedProperties`",
        ),
        (
            with(
                beside(json!({ "a": true }), tagged("t", "b")),
                "type",
                json!("string"),
            ),
            "#/$defs/X/type: is \"string\", but the schema has members",
        ),
        (
            beside(
                json!({ "a": true }),
                with(tagged("t", "b"), "additionalProperties", json!(false)),
            ),
            "#/$defs/X/oneOf/0/additionalProperties: says what the members beside the choice must be",
        ),
        (
            beside(json!({ "b": true }), tagged("t", "b")),
            "#/$defs/X/oneOf/0/properties/b: stands beside the choice, too",
        ),
        (
            beside(json!({ "kind": true }), tagged("t", "b")),
            "#/$defs/X/oneOf/0/properties/kind: stands beside the choice, too",
        ),
        (
            beside(
                json!({ "a": true }),
                json!({ "type": "object", "required": ["kind", "content"], "properties": {
                    "kind": { "const": "t" },
                    "content": { "type": "object", "properties": { "x": true } }
                } }),
            ),
            "#/$defs/X: has members beside a choice whose alternatives keep theirs in a member",
        ),
        (
            beside(json!({ "a": true }), provider.clone()),
            "#/$defs/X: has the keyword `properties`",
        ),
        (
            open(json!({ "oneOf": [{ "const": "a" }, provider] })),
            "#/$defs/X: is marked `x-open`, but has no tag",
        ),
        (
            json!({ "oneOf": [{ "const": "provider" }, provider] }),
            "#/$defs/X: lists `provider` twice",
        ),
        (
            json!({ "oneOf": [{ "const": "a" }, with(provider.clone(), "additionalProperties", json!(true))] }),
            "#/$defs/X/oneOf/1: may have other members beside `provider`",
        ),
        (
            json!({ "oneOf": [{ "const": "a" }, with(
                provider.clone(), "properties", json!({ "provider": { "$ref": "#/$defs/T" } })
            )] }),
            "#/$defs/X/oneOf/1/properties/provider: is no object with members of its own",
        ),
        (
            json!({ "oneOf": [{ "enum": ["a", "b"], "description": "Both?" }, provider] }),
            "#/$defs/X/oneOf/0: describes several values at once",
        ),
        (
            json!({ "allOf": [{ "oneOf": [tagged("t", "b")] }, { "oneOf": [tagged("u", "c")] }] }),
            "#/$defs/X/allOf: joins several schemas",
        ),
        (
            json!({ "type": ["object", "null"], "properties": { "a": true } }),
            "#/$defs/X/type: is [\"object\",\"null\"], but the schema has members",
        ),
    ] {
        let found = problem(&schema);
        assert!(
            found.starts_with(expected),
            "{schema}\n  found: {found}\n  expected: {expected}"
        );
        assert!(found.contains("; "), "{found} says what to write instead");
    }
}

#[test]
fn every_bad_member_is_named_in_one_run() {
    let found = problem(
        &json!({ "type": "object", "properties": { "a": false, "b": true, "c": { "if": {} } } }),
    );
    assert_eq!(found.lines().count(), 2, "{found}");
}

#[test]
fn a_schema_that_is_nested_too_deeply_is_refused_and_a_cycle_is_not() {
    let mut schema = json!({ "type": "string" });
    for _ in 0..100 {
        schema = json!({ "type": "array", "items": schema });
    }
    assert!(problem(&schema).contains("is nested too deeply"));
    let types =
        read(json!({ "X": { "type": "object", "properties": { "x": { "$ref": "#/$defs/X" } } } }));
    assert!(types.is_ok());
}
