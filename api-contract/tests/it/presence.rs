//! One member of each presence, with absent, null and a value, in both directions.

use api_contract::presence::Patch;
use api_contract::wire;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

/// A member of each presence.
#[wire]
struct Every {
    /// `T`
    required: u32,
    /// `T?`
    #[wire(optional)]
    optional: Option<u32>,
    /// A list that is left out when it is empty.
    #[wire(optional)]
    optional_list: Vec<u32>,
    /// Optional, never null.
    #[wire(optional, not_null)]
    optional_not_null: Option<u32>,
    /// Always written.
    #[wire(nullable)]
    nullable: Option<u32>,
    /// Always written, 7 when absent.
    #[wire(default = 7)]
    defaulted: u32,
    /// Always written, empty when absent.
    #[wire(default)]
    defaulted_list: Vec<u32>,
    /// Always there.
    #[wire(required_nullable)]
    required_nullable: Option<u32>,
    /// Three states.
    #[wire(optional)]
    patch: Patch<u32>,
}

fn whole() -> Value {
    json!({
        "required": 1, "optional": 1, "optionalList": [1], "optionalNotNull": 1, "nullable": 1,
        "defaulted": 1, "defaultedList": [1], "requiredNullable": 1, "patch": 1,
    })
}

/// What becomes of a member in a document that is read and written again.
#[derive(Debug, PartialEq)]
enum Again {
    /// The document is not read.
    Refused,
    /// The member is not written.
    LeftOut,
    /// The member is written with this value.
    Written(Value),
}

/// Reads and writes a document with this member absent (`None`) or with this value.
fn again(member: &str, value: Option<Value>) -> Again {
    let mut document = whole();
    let members = document.as_object_mut().expect("an object");
    match value {
        None => members.remove(member),
        Some(value) => members.insert(member.to_owned(), value),
    };
    match serde_json::from_value::<Every>(document) {
        Err(_) => Again::Refused,
        Ok(every) => serde_json::to_value(every)
            .expect("JSON")
            .as_object_mut()
            .expect("an object")
            .remove(member)
            .map_or(Again::LeftOut, Again::Written),
    }
}

#[test]
fn absent_null_and_a_value_mean_what_the_presence_says() {
    use Again::{LeftOut, Refused, Written};
    for (member, absent, null) in [
        ("required", Refused, Refused),
        ("optional", LeftOut, LeftOut),
        ("optionalList", LeftOut, Refused),
        ("optionalNotNull", LeftOut, Refused),
        ("nullable", Written(Value::Null), Written(Value::Null)),
        ("defaulted", Written(json!(7)), Refused),
        ("defaultedList", Written(json!([])), Refused),
        ("requiredNullable", Refused, Written(Value::Null)),
        ("patch", LeftOut, Written(Value::Null)),
    ] {
        assert_eq!(again(member, None), absent, "{member} absent");
        assert_eq!(again(member, Some(Value::Null)), null, "{member} null");
        let value = whole()[member].clone();
        assert_eq!(
            again(member, Some(value.clone())),
            Written(value),
            "{member} given"
        );
    }
}

#[test]
fn both_schemas_say_the_same_as_the_decoder() {
    let accepted = SchemaSettings::draft2020_12()
        .for_deserialize()
        .into_generator();
    let written = SchemaSettings::draft2020_12()
        .for_serialize()
        .into_generator();
    let required = |schema: schemars::Schema| {
        let mut names: Vec<String> =
            serde_json::from_value(schema.as_value()["required"].clone()).unwrap_or_default();
        names.sort();
        names
    };
    let accepted = accepted.into_root_schema_for::<Every>();
    assert_eq!(required(accepted.clone()), ["required", "requiredNullable"]);
    assert_eq!(
        required(written.into_root_schema_for::<Every>()),
        [
            "defaulted",
            "defaultedList",
            "nullable",
            "required",
            "requiredNullable"
        ]
    );

    let accepted = jsonschema::validator_for(accepted.as_value()).expect("a valid schema");
    for member in whole().as_object().expect("an object").keys() {
        for value in [None, Some(Value::Null)] {
            let mut document = whole();
            let members = document.as_object_mut().expect("an object");
            match &value {
                None => members.remove(member),
                Some(value) => members.insert(member.clone(), value.clone()),
            };
            assert_eq!(
                accepted.is_valid(&document),
                serde_json::from_value::<Every>(document).is_ok(),
                "{member} as {value:?}"
            );
        }
    }
}

#[test]
fn the_three_states_of_a_patch_are_told_apart() {
    for (document, expected) in [
        (json!({}), Patch::Absent),
        (json!({ "patch": null }), Patch::Null),
        (json!({ "patch": 5 }), Patch::Value(5)),
    ] {
        let mut whole = whole();
        let members = whole.as_object_mut().expect("an object");
        members.remove("patch");
        members.extend(document.as_object().expect("an object").clone());
        let every: Every = serde_json::from_value(whole).expect("a whole document");
        assert_eq!(every.patch, expected);
    }
}

#[test]
fn an_array_is_not_an_object() {
    let error = serde_json::from_value::<Every>(json!([1, 1, [1], 1, 1, 1, [1], 1, 1]));
    assert!(
        error.is_err(),
        "an array of the members in order was read as the object"
    );
}
