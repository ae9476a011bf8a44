//! Which way types travel, and what follows from it.

use std::collections::BTreeSet;

use api_contract::lightspeed;
use codegen::model::{Directions, Shape, Tagging};

use crate::small;

fn names(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

#[test]
fn a_type_travels_where_a_method_or_a_notification_takes_it() {
    let Directions {
        to_server,
        to_client,
    } = small::model(&small::first::CONTRACT).directions();
    assert_eq!(
        to_server,
        names(&[
            "Delivery",
            "EchoParams",
            "Hints",
            "PlanIn",
            "PlanParams",
            "Utterance",
            "Volume",
            "Way",
        ])
    );
    assert_eq!(
        to_client,
        names(&[
            "Delivery",
            "EchoResponse",
            "Failure",
            "Heard",
            "Mood",
            "Plan",
            "Planned",
            "Utterance",
            "Way",
        ])
    );
}

#[test]
fn the_accepted_and_the_written_form_of_a_type_travel_one_way_each() {
    let model = small::model(&lightspeed::CONTRACT);
    let directions = model.directions();
    let accepted: Vec<&String> = model
        .types
        .keys()
        .filter(|name| {
            let written = name.strip_suffix("In");
            written.is_some_and(|written| model.types.contains_key(written))
        })
        .collect();
    assert!(!accepted.is_empty());
    for name in accepted {
        assert!(!directions.to_client.contains(name), "{name}");
        assert!(
            !directions.to_server.contains(name.trim_end_matches("In")),
            "{name}"
        );
    }
    let everything: BTreeSet<&String> = directions.to_server.union(&directions.to_client).collect();
    assert_eq!(everything, model.types.keys().collect());
}

#[test]
fn a_rust_type_refuses_unknown_members_only_where_no_client_reads_it() {
    let model = small::model(&lightspeed::CONTRACT);
    let read = model.directions().to_client;
    let files = small::files(&lightspeed::CONTRACT);
    let types = &files
        .iter()
        .find(|file| file.path == "rust/types.rs")
        .expect("types")
        .contents;
    let strict: BTreeSet<&str> = types
        .split("deny_unknown_fields)]\n")
        .skip(1)
        .filter_map(|rest| rest.split([' ', '(']).nth(2))
        .collect();
    let closed: BTreeSet<&str> = model
        .types
        .values()
        .filter(|named| match &named.shape {
            Shape::Struct(structure) => structure.closed(),
            Shape::Union(union) => match &union.tagging {
                Tagging::Adjacent { closed, .. } => *closed,
                Tagging::Internal { .. } | Tagging::External => {
                    union.bodies().any(codegen::model::Struct::closed)
                }
            },
            Shape::TextEnum(_) | Shape::Alias(_) => false,
        })
        .map(|named| named.name.as_str())
        .collect();
    let sent_only: BTreeSet<&str> = closed
        .iter()
        .copied()
        .filter(|name| !read.contains(*name))
        .collect();
    assert_eq!(strict, sent_only);
    assert!(strict.contains("SessionConfigIn"));
    assert!(closed.len() > strict.len(), "some closed types are read");
}
