//! Every backend's output for the small contract, as a whole.

use std::collections::BTreeSet;

use api_contract::lightspeed;
use serde_json::Value;

use crate::small;

#[test]
fn the_small_contract_is_printed_as_it_was_before() {
    for file in small::files(&small::first::CONTRACT) {
        insta::assert_snapshot!(file.path.replace('/', "__"), file.contents);
    }
}

#[test]
fn two_runs_give_equal_bytes() {
    assert_eq!(
        small::files(&lightspeed::CONTRACT),
        small::files(&lightspeed::CONTRACT)
    );
}

#[test]
fn every_reference_leads_to_a_definition() {
    let files = small::files(&lightspeed::CONTRACT);
    let document = |path: &str| -> Value {
        let file = files
            .iter()
            .find(|file| file.path == path)
            .expect("it is printed");
        serde_json::from_str(&file.contents).expect("it is JSON")
    };
    let schemas = document("contract/api.schema.json");
    let mut count = 0;
    for path in [
        "contract/api.schema.json",
        "contract/methods.json",
        "contract/openrpc.json",
    ] {
        let document = document(path);
        for target in references(&document) {
            let (file, pointer) = target.split_once('#').expect("a fragment");
            let inside = if file == "api.schema.json" {
                &schemas
            } else {
                &document
            };
            assert!(
                file.is_empty() || file == "api.schema.json",
                "{path}: {target}"
            );
            assert!(inside.pointer(pointer).is_some(), "{path}: {target}");
            count += 1;
        }
    }
    assert!(count > 500, "{count} references");
}

fn references(value: &Value) -> Vec<String> {
    match value {
        Value::Object(members) => members
            .iter()
            .flat_map(|(name, value)| match value {
                Value::String(target) if name == "$ref" => vec![target.clone()],
                value => references(value),
            })
            .collect(),
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn a_type_has_its_own_name_and_no_numbered_one() {
    let files = small::files(&lightspeed::CONTRACT);
    let model = small::model(&lightspeed::CONTRACT);
    let types = &files
        .iter()
        .find(|file| file.path == "typescript/types.ts")
        .expect("types")
        .contents;
    let exported: BTreeSet<&str> = types
        .lines()
        .filter_map(|line| line.strip_prefix("export "))
        .filter_map(|line| line.split([' ', '<']).nth(1))
        .collect();
    for name in model.types.keys() {
        assert!(exported.contains(name.as_str()), "{name} is lost");
    }
    let extra = ["AgentApiOutcome", "Int64", "Uint64", "UnlistedText"];
    assert_eq!(exported.len(), model.types.len() + extra.len());
    let numbered: Vec<&&str> = exported
        .iter()
        .filter(|name| name.ends_with(|last: char| last.is_ascii_digit()) && !extra.contains(name))
        .collect();
    assert!(numbered.is_empty(), "{numbered:?}");
    assert!(!types.contains("& string"));
}

#[test]
fn every_word_of_documentation_reaches_every_language() {
    let files = small::files(&small::first::CONTRACT);
    for path in [
        "contract/api.schema.json",
        "typescript/types.ts",
        "rust/types.rs",
    ] {
        let text = &files
            .iter()
            .find(|file| file.path == path)
            .expect("types")
            .contents;
        for docs in [
            "How loud.",
            "For the neighbours' sake.",
            "Newer servers may have more to say.",
            "In words.",
            "Who says it.",
            "How often.",
            "Never null.",
            "Somebody else said something.",
        ] {
            assert!(text.contains(docs), "{path} lost {docs:?}");
        }
    }
}

#[test]
fn every_link_of_the_reference_leads_to_a_heading() {
    let files = small::files(&lightspeed::CONTRACT);
    let page = |name: &str| {
        let path = format!("contract/reference/{name}");
        files
            .iter()
            .find(|file| file.path == path)
            .map(|file| file.contents.as_str())
    };
    let mut count = 0;
    for file in files
        .iter()
        .filter(|file| file.path.starts_with("contract/reference/"))
    {
        for link in file
            .contents
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            let (name, anchor) = link.split_once('#').unwrap_or((link, ""));
            let text = page(name).unwrap_or_else(|| panic!("{}: {link}", file.path));
            let anchors: Vec<String> = text
                .lines()
                .filter(|line| line.starts_with('#'))
                .map(anchor_of)
                .collect();
            assert!(
                anchor.is_empty() || anchors.iter().any(|known| known == anchor),
                "{}: {link}",
                file.path
            );
            count += 1;
        }
    }
    assert!(count > 300, "{count} links");
}

fn anchor_of(heading: &str) -> String {
    let kept = |letter: &char| letter.is_alphanumeric() || *letter == '-' || *letter == '_';
    heading.to_lowercase().chars().filter(kept).collect()
}
