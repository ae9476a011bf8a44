//! Integers of 64 bits: clients of other languages have to know where they are.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::subjects::WORLD;

/// Every place of a bundle where an integer stands: its path and its schema.
fn integers() -> Vec<(String, &'static Value)> {
    fn walk(path: &str, schema: &'static Value, found: &mut Vec<(String, &'static Value)>) {
        match schema {
            Value::Object(members) => {
                let types = members.get("type");
                let names = types
                    .and_then(Value::as_array)
                    .into_iter()
                    .flatten()
                    .chain(types);
                if names.into_iter().any(|name| name == "integer") {
                    found.push((path.to_owned(), schema));
                }
                // Values and names stand here, and no schemas.
                let data = ["const", "enum", "default", "required", "type"];
                for (name, value) in members {
                    if !data.contains(&name.as_str()) {
                        walk(&format!("{path}/{name}"), value, found);
                    }
                }
            }
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    walk(&format!("{path}/{index}"), item, found);
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for (name, schema) in &WORLD.bundle.definitions {
        walk(name, schema, &mut found);
    }
    found
}

#[test]
fn every_integer_says_its_width_and_its_whole_range() {
    let mut failures = Vec::new();
    let mut formats: BTreeSet<&str> = BTreeSet::new();
    for (place, schema) in integers() {
        let format = schema["format"].as_str().unwrap_or("none");
        formats.insert(format);
        let widest = match format {
            "int32" => (json!(i32::MIN), json!(i32::MAX)),
            "uint32" => (json!(0), json!(u32::MAX)),
            "int64" => (json!(i64::MIN), json!(i64::MAX)),
            "uint64" | "uint" => (json!(0), json!(u64::MAX)),
            other => {
                failures.push(format!("{place}: the format {other}"));
                continue;
            }
        };
        let range = (&schema["minimum"], &schema["maximum"]);
        let inside = within(range.0, &widest) && within(range.1, &widest);
        if !inside {
            failures.push(format!(
                "{place}: {format} with the range {} to {}",
                range.0, range.1
            ));
        }
    }
    eprintln!("{} integers in the formats {formats:?}", integers().len());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn within(bound: &Value, (least, most): &(Value, Value)) -> bool {
    let number = |value: &Value| {
        let signed = value.as_i64().map(i128::from);
        signed.or(value.as_u64().map(i128::from))
    };
    match (number(bound), number(least), number(most)) {
        (Some(bound), Some(least), Some(most)) => (least..=most).contains(&bound),
        _ => false,
    }
}

/// Numbers with a fraction have no place in the contract: their texts differ between languages.
#[test]
fn no_schema_has_a_number_that_is_no_integer() {
    fn walk(path: &str, schema: &Value, found: &mut Vec<String>) {
        match schema {
            Value::Object(members) => {
                if members.get("type") == Some(&json!("number")) {
                    found.push(path.to_owned());
                }
                for (name, value) in members {
                    walk(&format!("{path}/{name}"), value, found);
                }
            }
            Value::Array(items) => items.iter().for_each(|item| walk(path, item, found)),
            _ => {}
        }
    }
    let mut found = Vec::new();
    for (name, schema) in &WORLD.bundle.definitions {
        walk(name, schema, &mut found);
    }
    assert!(found.is_empty(), "{found:?}");
}

/// Both ends of every range are read and written as the same digits.
#[test]
fn the_ends_of_64_bits_survive_a_round_trip() {
    for (name, document) in [
        ("EventCursor", json!({ "seq": u64::MAX })),
        ("EventCursor", json!({ "seq": 9_007_199_254_740_993_u64 })),
    ] {
        let subject = WORLD.subjects.iter().find(|subject| subject.name == name);
        let read = subject.expect("exported").read(&document).expect("decoded");
        assert_eq!(read.written, document);
    }
}
