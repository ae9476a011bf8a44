//! Schemas that the model has no place for are refused where they stand, with a way out.

use codegen::front;
use serde_json::{Value, json};

use crate::schema::read;

/// What is said of the definition `X`.
fn problem(schema: &Value) -> String {
    match read(json!({ "X": schema, "T": { "type": "boolean" } })) {
        Ok(types) => panic!("{schema} is read as {:?}", types["X"].shape),
        Err(problems) => problems.to_string(),
    }
}

/// Each schema is refused with a text that begins so, and says what to write instead.
fn refused(cases: impl IntoIterator<Item = (Value, &'static str)>) {
    for (schema, expected) in cases {
        let found = problem(&schema);
        assert!(
            found.starts_with(expected),
            "{schema}\n  found: {found}\n  expected: {expected}"
        );
        assert!(found.contains("; "), "{found} says what to write instead");
    }
}

fn object(member: &Value) -> Value {
    json!({ "type": "object", "properties": { "a/b": member } })
}

#[test]
fn a_keyword_that_is_not_understood_is_refused_where_it_stands() {
    refused([
        (json!(7), "#/$defs/X: has the wrong type; write a schema"),
        (
            json!({ "if": {} }),
            "#/$defs/X: has the keyword `if`, which no type can hold",
        ),
        (
            json!({ "type": "text" }),
            "#/$defs/X/type: is `text`, which JSON Schema does not know",
        ),
        (
            json!({ "type": "string", "minimum": 1 }),
            "#/$defs/X: has the keyword `minimum`, which says nothing of its type",
        ),
        (
            json!({ "type": "string", "minLength": -1 }),
            "#/$defs/X/minLength: has the wrong type",
        ),
        (
            json!({ "minLength": 1 }),
            "#/$defs/X: restricts values of one type and says nothing of others",
        ),
        (
            json!({ "type": "integer", "multipleOf": 5 }),
            "#/$defs/X: has the keyword `multipleOf`",
        ),
        (
            json!({ "type": "object", "$defs": {} }),
            "#/$defs/X/$defs: defines types inside a schema",
        ),
        (
            object(&json!({ "required": true })),
            "#/$defs/X/properties/a~1b/required: says of one member that it is required",
        ),
        (
            object(&json!({ "x-presence": "maybe" })),
            "#/$defs/X/properties/a~1b/x-presence: is \"maybe\"",
        ),
        (
            object(&json!({ "type": "string", "x-presence": "patch" })),
            "#/$defs/X/properties/a~1b/x-presence: says that null means something",
        ),
        (
            json!({ "type": "string", "x-open": true }),
            "#/$defs/X: is marked `x-open` but lists no values",
        ),
        (
            json!({ "type": "string", "x-aliases": ["y"] }),
            "#/$defs/X: has `x-aliases`, which only a member",
        ),
    ]);
}

#[test]
fn what_no_value_meets_is_refused() {
    refused([
        (
            json!({ "type": "integer", "minimum": 2, "maximum": 1 }),
            "#/$defs/X: has bounds that no number meets: 2 to 1",
        ),
        (
            json!({ "type": "integer", "format": "uint8", "minimum": 256 }),
            "#/$defs/X: has bounds that no number meets: 256 to 255",
        ),
        (
            json!({ "type": "array", "minItems": 2, "maxItems": 1 }),
            "#/$defs/X: has bounds that no list meets: 2 to 1",
        ),
        (
            json!({ "allOf": [{ "type": "string" }, { "type": "integer" }] }),
            "#/$defs/X: accepts no value: the schemas that it joins exclude each other",
        ),
        (
            json!({ "type": "integer", "enum": ["a"] }),
            "#/$defs/X: lists no value of its own type",
        ),
        (
            json!({ "required": ["y"], "properties": {}, "additionalProperties": false }),
            "#/$defs/X/required: names `y`, which the object refuses",
        ),
        (
            json!({ "required": ["y"], "properties": { "y": false } }),
            "#/$defs/X/properties/y: accepts no value at all, but the member is required",
        ),
        (
            json!({
                "type": "object", "additionalProperties": false, "properties": { "a": true },
                "oneOf": [{ "required": ["kind"], "properties": { "kind": { "const": "t" } } }]
            }),
            "#/$defs/X/oneOf: accepts no value: no alternative goes together with what stands",
        ),
        (json!({ "enum": [] }), "#/$defs/X/enum: lists no value"),
        (
            json!({ "enum": ["a", "a"] }),
            "#/$defs/X/enum: lists \"a\" twice",
        ),
        (
            json!({ "enum": [1, 1.0] }),
            "#/$defs/X/enum: lists 1.0 twice",
        ),
    ]);
}

#[test]
fn a_bound_that_the_model_cannot_hold_exactly_is_refused() {
    refused([
        (
            json!({ "type": "integer", "minimum": 1.5 }),
            "#/$defs/X/minimum: is 1.5, which is no whole number of at most 64 bits; write one",
        ),
        (
            json!({ "type": "number", "exclusiveMinimum": 0 }),
            "#/$defs/X/exclusiveMinimum: excludes the bound itself",
        ),
        (
            json!({ "const": 1e30 }),
            "#/$defs/X: is 1e+30, which is too large to be read exactly",
        ),
        (
            json!({ "const": { "a": 1 } }),
            "#/$defs/X: is {\"a\":1}, which cannot be a constant",
        ),
        (
            json!({ "type": "string", "pattern": "a", "enum": ["a", "b"] }),
            "#/$defs/X: lists values and restricts them as well",
        ),
        (
            json!({ "type": "array", "prefixItems": [true], "minItems": 2 }),
            "#/$defs/X/minItems: demands more than the listed places",
        ),
        (
            json!({ "type": "object", "properties": { "a": true }, "maxProperties": 1 }),
            "#/$defs/X/maxProperties: restricts members by more than their names",
        ),
        (
            json!({ "type": "object", "patternProperties": { "^x": true }, "properties": { "a": true } }),
            "#/$defs/X/patternProperties: restricts members by more than their names",
        ),
        (
            json!({ "allOf": [{ "type": "string", "pattern": "a" }, { "pattern": "b" }] }),
            "#/$defs/X/allOf/1: joins two patterns, `a` and `b`",
        ),
    ]);
}

#[test]
fn a_reference_that_leads_nowhere_or_elsewhere_is_refused() {
    refused([
        (
            json!({ "$ref": "#/$defs/Nobody" }),
            "#/$defs/X: refers to `#/$defs/Nobody`, which is not defined",
        ),
        (
            json!({ "$ref": "https://example.com/x.json" }),
            "#/$defs/X: refers to `https://example.com/x.json`, which is no definition",
        ),
        (
            json!({ "$ref": "other.json#/$defs/T" }),
            "#/$defs/X: refers to `other.json#/$defs/T`, which is no definition",
        ),
        (
            json!({ "$ref": "#/$defs/T/properties/a" }),
            "#/$defs/X: refers to `#/$defs/T/properties/a`, which is no definition",
        ),
        (
            json!({ "$ref": "#" }),
            "#/$defs/X: refers to `#`, the document as a whole",
        ),
        (
            json!({ "$ref": "#/$defs/X" }),
            "#/$defs/X: `X` is nothing but another name of itself",
        ),
        (
            json!({ "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/X" }] }),
            "#/$defs/X: `X` is nothing but another name of itself",
        ),
        (
            json!({ "allOf": [{ "$ref": "#/$defs/X" }, { "required": ["a"] }] }),
            "#/$defs/X: joins `X` with itself, by way of X",
        ),
    ]);
}

#[test]
fn only_texts_can_be_kept_out_by_not() {
    let object = |members: Value, not: &Value| json!({ "type": "object", "properties": members, "not": not });
    let text = json!({ "type": "string" });
    let listed =
        json!({ "type": "object", "required": ["t"], "properties": { "t": { "const": "a" } } });
    let mut more = listed.clone();
    more["properties"]["u"] = json!(true);
    let mut optional = listed.clone();
    optional["required"] = json!([]);
    let schemas = [
        json!({ "type": "integer", "not": { "const": 3 } }),
        json!({ "not": { "enum": ["a"] } }),
        json!({ "type": "string", "not": { "pattern": "^a" } }),
        json!({ "type": "string", "not": { "oneOf": [{ "enum": ["a", "b"] }, { "enum": ["b"] }] } }),
        object(json!({ "t": text }), &json!({ "required": ["t"] })),
        object(json!({ "t": text }), &more),
        object(json!({ "t": text }), &optional),
        object(json!({ "u": text }), &listed),
        object(json!({ "t": true }), &listed),
    ];
    let what = "#/$defs/X/not: excludes values by `not`, which no type can";
    for schema in schemas {
        refused([(schema, what)]);
    }
}

#[test]
fn a_type_without_a_name_must_not_take_that_of_another() {
    let inner = json!({ "type": "object", "properties": { "b": { "type": "boolean" } } });
    let outer = json!({ "type": "object", "properties": { "a": inner } });
    let problems = read(json!({ "X": outer, "XA": { "type": "string" } }))
        .expect_err("two types have one name")
        .to_string();
    assert!(
        problems.starts_with(
            "#/$defs/X/properties/a: would be the type `XA`, which is taken by #/$defs/XA; move"
        ),
        "{problems}"
    );
    let alike = json!({ "type": "object", "properties": { "a": { "type": "boolean" } } });
    refused([(
        json!({ "anyOf": [alike, alike] }),
        "#/$defs/X/anyOf/0: needs a name, and nothing tells it apart from the other alternatives",
    )]);
}

#[test]
fn every_bad_member_is_named_in_one_run() {
    let found = problem(
        &json!({ "type": "object", "properties": { "a": 1, "b": true, "c": { "if": {} } } }),
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
    let mut schema = json!({ "type": "string" });
    for _ in 0..23 {
        schema = json!({ "type": "array", "items": schema });
    }
    assert!(read(json!({ "X": schema })).is_ok());
    let types =
        read(json!({ "X": { "type": "object", "properties": { "x": { "$ref": "#/$defs/X" } } } }));
    assert!(types.is_ok());
}

#[test]
fn members_that_are_joined_without_end_are_refused() {
    let with = |other: &str| json!({ "type": "object", "properties": { "p": { "$ref": format!("#/$defs/{other}") } } });
    let joined = json!({ "allOf": [{ "$ref": "#/$defs/A" }, { "$ref": "#/$defs/B" }] });
    let found = read(json!({ "A": with("A"), "B": with("B"), "X": joined }));
    let found = found.expect_err("no end").to_string();
    assert!(found.contains("is nested too deeply"), "{found}");
}

/// What is said of a text.
fn of_text(text: &str) -> String {
    match front::read("types.json", text, None) {
        Ok(model) => panic!("{text} is read as {:?}", model.types),
        Err(problems) => problems.to_string(),
    }
}

#[test]
fn a_text_is_refused_by_file_and_pointer() {
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    for (text, expected) in [
        (
            r#"{"$defs": {"A": {"type": "string", "type": "integer"}}}"#,
            "types.json#/$defs/A/type (line 1, column 41): stands here for the second time",
        ),
        (
            r#"{"$defs": {"A": true, "A": false}}"#,
            "types.json#/$defs/A (line 1, column 25): stands here for the second time",
        ),
        (
            r#"{"$defs": {"A": "#,
            "types.json#/$defs/A: is no JSON: EOF",
        ),
        (
            r#"{"$defs": {}} {}"#,
            "types.json#: is no JSON: trailing characters",
        ),
        ("[]", "types.json#: is no JSON object"),
        (&deep, "types.json#/0/0/0"),
        ("{}", "types.json#: defines no type"),
        (
            r#"{"$defs": []}"#,
            "types.json#/$defs: has the wrong type; write an object",
        ),
        (
            r#"{"$defs": {"A": true}, "definitions": {"A": true}}"#,
            "types.json#/definitions/A: defines `A`, as does types.json#/$defs/A",
        ),
        (
            r#"{"definitions": {"A": {"type": "nil"}}}"#,
            "types.json#/definitions/A/type: is `nil`",
        ),
        (
            r#"{"openrpc": "2.0", "methods": []}"#,
            "types.json#/openrpc: is version 2.0",
        ),
        (
            r#"{"openrpc": "1.3.2", "methods": [{"name": "a", "params": []}]}"#,
            "types.json#/methods/0: has no `result`",
        ),
        (
            r#"{"openrpc": "1.3.2", "methods": [{"name": "a", "params": [{"$ref": "x.json"}]}]}"#,
            "types.json#/methods/0/params/0: refers to `x.json`, which is none of this document's",
        ),
        (
            r#"{"openrpc": "1.3.2", "methods": [{"name": "a", "paramStructure": "by-position"}]}"#,
            "types.json#/methods/0/paramStructure: passes parameters by position",
        ),
    ] {
        let found = of_text(text);
        assert!(
            found.starts_with(expected) && found.contains("; "),
            "{text}\n  found: {found}\n  expected: {expected}"
        );
    }
}

#[test]
fn a_manifest_is_refused_by_its_own_name() {
    let types = r#"{"$defs": {"A": {"type": "object"}}}"#;
    for (manifest, expected) in [
        (
            r##"{"methods": [{"method": "a", "params": {"$ref": "#/$defs/B"}}]}"##,
            "methods.json#/methods/0/params: refers to `#/$defs/B`, which is not defined",
        ),
        (
            r##"{"methods": [{"method": "a", "params": {"$ref": "#/$defs/A"}}]}"##,
            "methods.json#/methods/0: has no `response`",
        ),
        (
            r##"{"methods": [{"params": {"$ref": "#/$defs/A"}}]}"##,
            "methods.json#/methods/0: has no `name`",
        ),
    ] {
        let found = front::read("types.json", types, Some(("methods.json", manifest)));
        let found = found.expect_err("it is refused").to_string();
        assert!(
            found.starts_with(expected),
            "{found}\n  expected: {expected}"
        );
    }
}
