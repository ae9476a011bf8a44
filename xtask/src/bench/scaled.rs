//! A contract several times as large: copies of its definitions and methods under names of their own.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

/// Where definitions stand.
const PLACES: [&str; 3] = ["/$defs", "/definitions", "/components/schemas"];

/// The contract and `copies - 1` copies of it, in one document.
pub(super) fn contract(document: &Value, copies: usize) -> Value {
    let mut scaled = document.clone();
    for place in PLACES {
        let names = document.pointer(place).and_then(Value::as_object);
        let Some(definitions) = names else { continue };
        let names: BTreeSet<&String> = definitions.keys().collect();
        let mut all = definitions.clone();
        for copy in 1..copies {
            for (name, schema) in definitions {
                all.insert(renamed(name, copy), copied(schema, &names, copy));
            }
        }
        if let Some(found) = scaled.pointer_mut(place) {
            *found = Value::Object(all);
        }
    }
    let names: BTreeSet<&String> = PLACES
        .iter()
        .filter_map(|place| document.pointer(place)?.as_object())
        .flat_map(Map::keys)
        .collect();
    methods(&mut scaled, &names, copies);
    scaled
}

/// The manifest and `copies - 1` copies of its methods.
pub(super) fn manifest(document: &Value, copies: usize) -> Value {
    let mut scaled = document.clone();
    methods(&mut scaled, &BTreeSet::new(), copies);
    scaled
}

fn methods(document: &mut Value, names: &BTreeSet<&String>, copies: usize) {
    let Some(Value::Array(methods)) = document.get_mut("methods") else {
        return;
    };
    let first = methods.clone();
    for copy in 1..copies {
        for method in &first {
            let mut method = copied(method, names, copy);
            for key in ["name", "method"] {
                if let Some(Value::String(name)) = method.get_mut(key) {
                    *name = format!("{name}{}", suffix(copy));
                }
            }
            // A manifest names types by their names alone.
            for key in [
                "params",
                "paramsType",
                "response",
                "result",
                "resultType",
                "responseType",
            ] {
                if let Some(Value::String(name)) = method.get_mut(key) {
                    *name = renamed(name, copy);
                }
            }
            methods.push(method);
        }
    }
}

/// A schema whose references lead to the definitions of a copy.
fn copied(schema: &Value, names: &BTreeSet<&String>, copy: usize) -> Value {
    match schema {
        Value::Object(members) => {
            let members = members.iter().map(|(key, value)| {
                let value = match value.as_str().and_then(|target| target.rsplit_once('/')) {
                    Some((place, name)) if key == "$ref" && names.contains(&name.to_owned()) => {
                        Value::String(format!("{place}/{}", renamed(name, copy)))
                    }
                    _ => copied(value, names, copy),
                };
                (key.clone(), value)
            });
            Value::Object(members.collect())
        }
        Value::Array(items) => items.iter().map(|item| copied(item, names, copy)).collect(),
        other => other.clone(),
    }
}

/// The name of a copy. Names end as they did: some generators read a meaning into endings.
fn renamed(name: &str, copy: usize) -> String {
    format!("{}{name}", suffix(copy))
}

/// Letters alone: a number would look like a name that was made up to tell two apart.
fn suffix(copy: usize) -> String {
    let letter = u8::try_from(copy % 26).map_or('Z', |copy| char::from(b'A' + copy));
    format!("Copy{letter}")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::contract;

    #[test]
    fn a_copy_refers_to_itself_alone() {
        let document = json!({
            "methods": [{ "name": "a", "result": { "schema": { "$ref": "#/components/schemas/B" } } }],
            "components": { "schemas": { "B": { "$ref": "#/components/schemas/C" }, "C": true } },
        });
        assert_eq!(
            contract(&document, 2),
            json!({
                "methods": [
                    { "name": "a", "result": { "schema": { "$ref": "#/components/schemas/B" } } },
                    { "name": "aCopyB",
                      "result": { "schema": { "$ref": "#/components/schemas/CopyBB" } } },
                ],
                "components": { "schemas": {
                    "B": { "$ref": "#/components/schemas/C" },
                    "C": true,
                    "CopyBB": { "$ref": "#/components/schemas/CopyBC" },
                    "CopyBC": true,
                } },
            })
        );
    }
}
