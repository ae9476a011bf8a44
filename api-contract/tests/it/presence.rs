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

/// The whole document with this member absent (`None`) or with this value.
fn document(member: &str, value: Option<Value>) -> Value {
    let mut document = whole();
    let members = document.as_object_mut().expect("an object");
    match value {
        None => members.remove(member),
        Some(value) => members.insert(member.to_owned(), value),
    };
    document
}

/// Reads and writes such a document.
fn again(member: &str, value: Option<Value>) -> Again {
    match serde_json::from_value::<Every>(document(member, value)) {
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

/// Whether both schemas admit a document with this member absent (`None`) or with this value.
struct Admitted {
    accepted: bool,
    written: bool,
}

#[test]
fn both_schemas_say_what_the_presence_says() {
    let schema = |settings: SchemaSettings| {
        let schema = settings.into_generator().into_root_schema_for::<Every>();
        jsonschema::validator_for(schema.as_value()).expect("a valid schema")
    };
    let accepted = schema(SchemaSettings::draft2020_12().for_deserialize());
    let written = schema(SchemaSettings::draft2020_12().for_serialize());
    let admitted = |member: &str, value: Option<Value>| {
        let document = document(member, value);
        Admitted {
            accepted: accepted.is_valid(&document),
            written: written.is_valid(&document),
        }
    };
    // Per member: absent in a request, absent in a response; null in either.
    for (member, absent_in, absent_out, null) in [
        ("required", false, false, false),
        ("optional", true, true, true),
        ("optionalList", true, true, false),
        ("optionalNotNull", true, true, false),
        ("nullable", true, false, true),
        ("defaulted", true, false, false),
        ("defaultedList", true, false, false),
        ("requiredNullable", false, false, true),
        ("patch", true, true, true),
    ] {
        let absent = admitted(member, None);
        assert_eq!(absent.accepted, absent_in, "{member} absent in a request");
        assert_eq!(absent.written, absent_out, "{member} absent in a response");
        let nothing = admitted(member, Some(Value::Null));
        assert_eq!(nothing.accepted, null, "{member} null in a request");
        assert_eq!(nothing.written, null, "{member} null in a response");
        let given = admitted(member, Some(whole()[member].clone()));
        assert!(given.accepted && given.written, "{member} given");
        let wrong = admitted(member, Some(json!("text")));
        assert!(
            !wrong.accepted && !wrong.written,
            "{member} of another type"
        );

        for value in [None, Some(Value::Null), Some(json!("text"))] {
            let document = document(member, value.clone());
            let read = serde_json::from_value::<Every>(document.clone());
            assert_eq!(
                read.is_ok(),
                accepted.is_valid(&document),
                "{member} as {value:?}: the decoder and the schema of requests"
            );
            if let Ok(every) = read {
                let again = serde_json::to_value(every).expect("JSON");
                assert!(
                    written.is_valid(&again),
                    "{member} as {value:?}: what is written and the schema of responses"
                );
            }
        }
    }
}

#[test]
fn a_default_stands_in_the_schema_of_requests() {
    let settings = SchemaSettings::draft2020_12().for_deserialize();
    let schema = settings.into_generator().into_root_schema_for::<Every>();
    let properties = &schema.as_value()["properties"];
    assert_eq!(properties["defaulted"]["default"], json!(7));
    assert_eq!(properties["defaultedList"]["default"], json!([]));
    assert_eq!(properties["patch"]["x-presence"], json!("patch"));
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
