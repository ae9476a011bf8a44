//! What instances are made of schemas that people write, and that they are the same in every run.

use std::collections::BTreeSet;

use api_contract_instances::{Beyond, Judge, Judged, Kind};
use serde_json::{Value, json};

const VALID: usize = 5;
const FLAWED: usize = 8;

fn judge(definitions: &Value) -> Judge {
    let document = json!({ "$defs": definitions });
    Judge::new(&document, Beyond::default(), true).expect("definitions")
}

fn judged(schema: &Value) -> Judged {
    judge(&json!({ "T": schema })).judged("T", 1, VALID, FLAWED)
}

fn kinds(judged: &Judged) -> BTreeSet<Kind> {
    judged.flawed.iter().map(|flawed| flawed.kind).collect()
}

/// Holds that there are as many instances as were asked for, and that none was made in vain.
fn complete(about: &str, judged: &Judged, valid: usize) {
    assert_eq!(judged.valid.len(), valid, "{about}: {judged:?}");
    assert_eq!(judged.refused, 0, "{about}: {judged:?}");
    assert!(judged.flawed.len() >= FLAWED, "{about}: {judged:?}");
    assert!(judged.unmade.is_empty(), "{about}: {judged:?}");
}

#[test]
fn the_looser_shapes_of_foreign_schemas_have_instances_and_flaws() {
    let cases = json!({
        "untagged": { "anyOf": [
            { "type": "object", "properties": { "a": { "type": "integer" } }, "required": ["a"] },
            { "type": "object", "properties": { "b": { "type": "string" } }, "required": ["b"] },
            { "type": "array", "items": { "type": "string" } },
        ] },
        "inherited": { "allOf": [
            { "type": "object", "properties": { "a": { "type": "boolean" } }, "required": ["a"] },
            { "properties": { "b": { "type": "number" } }, "required": ["b"] },
        ] },
        "required beside": {
            "allOf": [{ "type": "object", "properties": { "a": { "type": "integer" } } }],
            "required": ["a"],
        },
        "tuple": {
            "type": "array", "minItems": 2, "items": false,
            "prefixItems": [{ "type": "string" }, { "type": "integer", "minimum": 0 }],
        },
        "several types": { "type": ["string", "number", "object"] },
        "tagged": { "oneOf": [
            { "type": "object", "required": ["t", "a"],
              "properties": { "t": { "const": "x" }, "a": { "type": "integer" } } },
            { "type": "object", "required": ["t", "b"],
              "properties": { "t": { "const": "y" }, "b": { "type": "string" } } },
        ] },
        "unique": { "type": "array", "uniqueItems": true, "items": { "type": "integer" } },
        "map": { "type": "object", "additionalProperties": { "type": "integer", "format": "uint64" } },
        "untyped": { "properties": { "a": { "type": "string", "format": "date-time" } },
            "required": ["a"], "type": "object", "additionalProperties": false },
    });
    for (about, schema) in cases.as_object().expect("cases") {
        complete(about, &judged(schema), VALID);
    }
    assert!(kinds(&judged(&cases["tagged"])).contains(&Kind::OtherTag));
    assert!(kinds(&judged(&cases["unique"])).contains(&Kind::Duplicate));
    assert!(kinds(&judged(&cases["tuple"])).contains(&Kind::TooMany));
}

#[test]
fn a_mixed_enum_has_each_of_its_values() {
    let judged = judged(&json!({ "enum": ["a", 1, true, null, 9_007_199_254_740_993_u64] }));
    complete("enum", &judged, 5);
    assert!(kinds(&judged).contains(&Kind::UnknownValue));
}

#[test]
fn types_that_are_made_of_themselves_have_instances_of_a_bounded_size() {
    let judge = judge(&json!({
        "Tree": { "type": "object", "required": ["left", "right"], "properties": {
            "left": { "anyOf": [{ "$ref": "#/$defs/Tree" }, { "type": "null" }] },
            "right": { "$ref": "#/$defs/Branch" },
            "all": { "type": "array", "items": { "$ref": "#/$defs/Tree" } },
        } },
        "Branch": { "oneOf": [{ "$ref": "#/$defs/Tree" }, { "type": "string" }] },
    }));
    for name in ["Tree", "Branch"] {
        complete(name, &judge.judged(name, 1, VALID, FLAWED), VALID);
    }
}

#[test]
fn what_has_no_instance_is_said_to_have_none() {
    let judge = judge(&json!({
        "Nothing": false,
        "Endless": { "type": "object", "required": ["next"],
            "properties": { "next": { "$ref": "#/$defs/Endless" } } },
        "Alias": { "$ref": "#/$defs/Alias2" },
        "Alias2": { "$ref": "#/$defs/Alias" },
    }));
    for name in ["Nothing", "Endless", "Alias", "Unknown"] {
        let judged = judge.judged(name, 1, VALID, FLAWED);
        assert!(judged.valid.is_empty(), "{name}: {judged:?}");
        assert!(!judged.unmade.is_empty(), "{name}");
    }
}

#[test]
fn definitions_of_draft_7_are_read_with_references_that_stand_alone() {
    let document = json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "definitions": {
            "Id": { "type": "string", "pattern": "^[a-z]+$" },
            "Pair": { "type": "array", "minItems": 2, "additionalItems": false,
                "items": [{ "$ref": "#/definitions/Id" }, { "type": "integer" }] },
            "Same": { "$ref": "#/definitions/Id", "type": "integer" },
        },
    });
    let judge = Judge::new(&document, Beyond::default(), true).expect("definitions");
    assert!(judge.forms.passed_over().is_empty());
    for name in ["Id", "Pair", "Same"] {
        complete(name, &judge.judged(name, 1, VALID, FLAWED), VALID);
    }
}

#[test]
fn what_is_not_understood_is_named_and_judged() {
    let judge = judge(&json!({
        "Odd": { "type": "integer", "minimum": 0, "maximum": 20, "multipleOf": 7 },
        "Not": { "type": "string", "not": { "const": "a" } },
    }));
    let passed_over: Vec<&str> = judge
        .forms
        .passed_over()
        .iter()
        .map(String::as_str)
        .collect();
    assert_eq!(passed_over, ["Not: not", "Odd: multipleOf"]);
    let judged = judge.judged("Odd", 1, 2, FLAWED);
    assert!(judged.refused > 0, "{judged:?}");
    let seven = |value: &Value| value.as_i64().is_some_and(|value| value % 7 == 0);
    assert!(judged.valid.iter().all(seven), "{judged:?}");
}

#[test]
fn the_same_seed_gives_the_same_instances_and_another_seed_others() {
    let judge = judge(&json!({ "T": { "type": "array", "items": { "type": "integer" } } }));
    let documents = |seed| {
        let judged = judge.judged("T", seed, VALID, FLAWED);
        let flawed = judged.flawed.into_iter().map(|flawed| flawed.document);
        (judged.valid, flawed.collect::<Vec<_>>())
    };
    assert_eq!(documents(1), documents(1));
    assert_ne!(documents(1), documents(2));
}

#[test]
fn a_document_without_definitions_is_refused() {
    let problem = Judge::new(&json!({ "type": "string" }), Beyond::default(), true).err();
    assert!(problem.is_some_and(|problem| problem.contains("/$defs")));
}

#[test]
fn where_there_are_few_instances_it_is_said_whether_these_are_all() {
    let object = |members: &Value, open: bool| json!({ "type": "object", "properties": members, "additionalProperties": open });
    let flag = json!({ "a": { "type": "boolean" } });
    let closed = judged(&object(&flag, false));
    assert!(closed.exhausted, "{closed:?}");
    assert_eq!(closed.valid.len(), 3, "absent, true and false");
    let few = judged(&json!({ "enum": ["a", null] }));
    assert!(few.exhausted && few.valid.len() == 2, "{few:?}");
    // What lists little but allows more has as many as are wanted.
    let empty = judged(&json!({ "type": "object", "properties": {} }));
    complete("empty", &empty, VALID);
    assert!(!empty.exhausted && !empty.unbreakable);
    let anything = judged(&json!(true));
    assert!(anything.unbreakable && anything.flawed.is_empty());
}
