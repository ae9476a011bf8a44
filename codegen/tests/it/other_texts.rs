//! Types of which parts are any text but some, for the tests of values.

use std::collections::BTreeMap;

use codegen::model::{Model, NamedType};
use serde_json::{Value, json};

fn tagged(members: &Value, required: &[&str]) -> Value {
    json!({ "type": "object", "required": required, "properties": members })
}

/// An object with another tag than these.
fn other(tag: &str, texts: &[&str], members: &Value, required: &[&str]) -> Value {
    let listed = tagged(&json!({ tag: { "type": "string", "enum": texts } }), &[tag]);
    let mut schema = tagged(members, required);
    schema["properties"][tag] = json!({ "type": "string" });
    schema["additionalProperties"] = json!(true);
    schema["not"] = json!({ "anyOf": [listed] });
    schema
}

fn schemas() -> Value {
    let text = json!({ "type": "string" });
    let shop = json!({ "type": "object", "required": ["shop"], "properties": { "shop": { "type": "integer" } } });
    let town = tagged(&json!({ "town": text }), &["town"]);
    let mut road = tagged(&json!({ "how": { "const": "road" } }), &["how"]);
    road["anyOf"] = json!([shop, town]);
    let mut by_other = other("how", &["road"], &json!({}), &["how"]);
    by_other["anyOf"] = json!([shop, town]);
    json!({
        // Any other tag, with a member that has to be there.
        "Pay": { "anyOf": [
            tagged(&json!({ "by": { "const": "card" }, "card": { "type": "integer" } }), &["by", "card"]),
            tagged(&json!({ "by": { "const": "cash" } }), &["by"]),
            other("by", &["card", "cash"], &json!({ "note": text }), &["by", "note"]),
        ] },
        // Any other tag, and nothing else is known of it.
        "Deed": { "anyOf": [
            tagged(&json!({ "do": { "const": "pack" }, "in": text }), &["do", "in"]),
            other("do", &["pack"], &json!({}), &["do"]),
        ] },
        // A tag that may be null or left out, too.
        "Lost": { "type": "object", "properties": { "why": { "type": ["string", "null"] } }, "anyOf": [
            tagged(&json!({ "why": { "const": "sold" } }), &["why"]),
            tagged(&json!({ "why": { "const": "lost" }, "at": text }), &["why", "at"]),
            other("why", &["sold", "lost"], &json!({}), &["why"]),
            { "title": "unknown", "type": "object", "properties": { "why": { "type": "null" } } },
        ] },
        // Alternatives that are choices themselves.
        "Move": { "anyOf": [road, by_other] },
        // Nothing says that null and absence are the same.
        "Hint": { "type": "object", "properties": {
            "text": { "type": ["string", "null"] },
            "from": { "anyOf": [{ "$ref": "#/$defs/Word" }, { "type": "null" }] },
        } },
        "Word": { "type": "object", "required": ["must"], "properties": {
            "must": { "type": "string", "maxLength": 5, "not": { "enum": ["new", "old"] } },
            "may": { "type": "string", "not": { "const": "new" } },
        } },
    })
}

/// The types, by name.
pub(crate) fn types() -> BTreeMap<String, NamedType> {
    model().types
}

pub(crate) fn model() -> Model {
    let text = json!({ "$defs": schemas() }).to_string();
    codegen::front::read("others.json", &text, None).unwrap_or_else(|problems| panic!("{problems}"))
}

/// Values that a type accepts, and values that it refuses; both as JSON.
type Values = (
    &'static str,
    &'static [&'static str],
    &'static [&'static str],
);

pub(crate) const VALUES: &[Values] = &[
    (
        "Pay",
        &[
            r#"{"by":"card","card":1}"#,
            r#"{"by":"cash"}"#,
            r#"{"by":"stone","note":"n","more":[1]}"#,
        ],
        &[
            "{}",
            r#"{"by":"card"}"#,
            r#"{"by":"card","note":"n"}"#,
            r#"{"by":"stone"}"#,
            r#"{"by":"stone","note":1}"#,
            r#"{"by":1,"note":"n"}"#,
        ],
    ),
    (
        "Deed",
        &[r#"{"do":"pack","in":"box"}"#, r#"{"do":"ship","in":1}"#],
        &[r#"{"do":"pack"}"#, r#"{"do":null}"#, "{}"],
    ),
    (
        "Lost",
        &[
            r#"{"why":"sold"}"#,
            r#"{"why":"lost","at":"sea"}"#,
            r#"{"why":"stolen","by":["them"]}"#,
            r#"{"why":null}"#,
            "{}",
        ],
        &[r#"{"why":"lost"}"#, r#"{"why":1}"#, "[]"],
    ),
    (
        "Move",
        &[
            r#"{"how":"road","shop":1}"#,
            r#"{"how":"road","town":"t"}"#,
            r#"{"how":"sea","town":"t","more":1}"#,
        ],
        &[
            r#"{"how":"road"}"#,
            r#"{"how":"road","shop":"t"}"#,
            r#"{"how":"sea"}"#,
            r#"{"shop":1}"#,
        ],
    ),
    (
        "Hint",
        &[
            "{}",
            r#"{"text":null}"#,
            r#"{"text":"t","from":null}"#,
            r#"{"from":{"must":""}}"#,
        ],
        &[r#"{"text":1}"#, r#"{"from":{}}"#],
    ),
    (
        "Word",
        &[r#"{"must":"now"}"#, r#"{"must":"","may":"old"}"#],
        &[
            r#"{"must":"new"}"#,
            r#"{"must":"now","may":"new"}"#,
            r#"{"must":null}"#,
            r#"{"must":"now","may":1}"#,
            "{}",
        ],
    ),
];

#[test]
fn the_schemas_and_what_is_printed_for_them_accept_the_same_values() {
    let files = codegen::generate_for(&model(), &[codegen::Target::JsonSchema])
        .unwrap_or_else(|problems| panic!("{problems}"));
    let printed = files
        .iter()
        .find(|file| file.path.ends_with("api.schema.json"));
    let printed: Value =
        serde_json::from_str(&printed.expect("it is printed").contents).expect("JSON");
    for definitions in [schemas(), printed["$defs"].clone()] {
        for (name, fits, breaks) in VALUES {
            let schema = json!({ "$ref": format!("#/$defs/{name}"), "$defs": definitions });
            let validator = jsonschema::validator_for(&schema).expect("a schema");
            for (texts, expected) in [(fits, true), (breaks, false)] {
                for text in *texts {
                    let value = serde_json::from_str(text).expect("JSON");
                    assert_eq!(validator.is_valid(&value), expected, "{name} {text}");
                }
            }
        }
    }
}
