//! Documents that are wrong in one place.

use serde_json::{Value, json};

/// What was done to a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A value became another one.
    Changed,
    /// A member was left out.
    Removed,
    /// An object got a member that nobody knows.
    Added,
}

/// A document with one thing done to it.
#[derive(Debug)]
pub(crate) struct Mutation {
    pub(crate) kind: Kind,
    /// Where it was done, as a JSON pointer.
    pub(crate) place: String,
    /// What was done.
    pub(crate) what: String,
    pub(crate) document: Value,
}

/// Every way to do one thing to one place of a document.
pub(crate) fn of(document: &Value) -> Vec<Mutation> {
    let mut places = vec![String::new()];
    collect(document, "", &mut places);
    places
        .iter()
        .flat_map(|place| at(document, place))
        .collect()
}

/// The JSON pointers of everything inside.
fn collect(part: &Value, at: &str, places: &mut Vec<String>) {
    let inside: Vec<(String, &Value)> = match part {
        Value::Object(members) => members
            .iter()
            .map(|(name, value)| (format!("{at}/{name}"), value))
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(index, item)| (format!("{at}/{index}"), item))
            .collect(),
        _ => Vec::new(),
    };
    for (place, value) in inside {
        collect(value, &place, places);
        places.push(place);
    }
}

fn at(document: &Value, place: &str) -> Vec<Mutation> {
    let with = |kind, what: &str, change: &dyn Fn(&mut Value)| {
        let mut document = document.clone();
        if let Some(part) = document.pointer_mut(place) {
            change(part);
        }
        Mutation {
            kind,
            place: place.to_owned(),
            what: what.to_owned(),
            document,
        }
    };
    let others = [
        json!(null),
        json!(true),
        json!("?"),
        json!(-1),
        json!(1.5),
        json!([]),
        json!([null]),
        json!({}),
    ];
    let mut found: Vec<Mutation> = others
        .iter()
        .filter(|other| Some(*other) != document.pointer(place))
        .map(|other| {
            with(Kind::Changed, &other.to_string(), &|part| {
                *part = other.clone();
            })
        })
        .collect();
    if let Some(Value::Object(members)) = document.pointer(place) {
        found.push(with(Kind::Added, "an unknown member", &|part| {
            part["unheardOf"] = json!({ "of": [1] });
        }));
        for name in members.keys() {
            found.push(with(Kind::Removed, name, &|part| {
                if let Value::Object(members) = part {
                    members.remove(name);
                }
            }));
        }
    }
    found
}
