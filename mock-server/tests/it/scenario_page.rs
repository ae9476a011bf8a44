//! The page about scenarios.

use std::collections::BTreeSet;

use mock_server::Scenarios;
use serde_json::Value;

use crate::scenario_examples::client_of;

fn page() -> String {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/scenarios.md");
    std::fs::read_to_string(file).unwrap()
}

/// The blocks of TOML on the page.
fn blocks(page: &str) -> Vec<&str> {
    let blocks = page.split("```toml\n").skip(1);
    blocks
        .map(|block| block.split("```").next().unwrap())
        .collect()
}

#[test]
fn every_file_on_the_page_can_be_used_and_the_first_does_what_is_said() {
    let page = page();
    let blocks = blocks(&page);
    assert!(blocks.len() >= 2);
    for block in &blocks {
        Scenarios::from_toml(block, "docs/scenarios.md").unwrap_or_else(|error| panic!("{error}"));
    }
    let mut client = client_of(Scenarios::from_toml(blocks[0], "search.toml").unwrap());
    client.run("find acorns");
    client.pass(20 + 250);
    assert_eq!(client.read_run(1)["status"], "running");
    client.pass(20);
    let run = client.read_run(1);
    assert_eq!(run["outputText"], "I could not search for: find acorns");
    assert_eq!(run["toolBatches"][0]["calls"][0]["output"], "no index");
    client.run("hello");
    client.pass(100);
    assert_eq!(client.read_run(2)["outputText"], "echo: hello");

    // The mistake that the page shows.
    let wrong = blocks[0].replacen("reasoning = [", "anwser = [", 1);
    let error = Scenarios::from_toml(&wrong, "search.toml")
        .unwrap_err()
        .to_string();
    let shown = page
        .lines()
        .find(|line| line.starts_with("search.toml:"))
        .unwrap();
    let beginning = shown.trim_end_matches("...");
    assert!(error.starts_with(beginning), "{error}\nis not\n{shown}");
}

#[test]
fn every_field_and_every_example_is_on_the_page() {
    let page = page();
    let mut fields = BTreeSet::new();
    properties(&Scenarios::schema(), &mut fields);
    assert!(fields.contains("answer") && fields.contains("available"));
    for field in fields.iter().filter(|field| *field != "scenario") {
        let named = ["`{}", "{ {}", ", {}", ".{}`"].map(|form| form.replace("{}", field));
        assert!(
            named.iter().any(|form| page.contains(form)),
            "the page lacks {field}"
        );
    }
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/scenarios")).unwrap();
    for file in folder {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(page.contains(&name), "the page lacks {name}");
    }
}

fn properties(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(members) => {
            if let Some(Value::Object(properties)) = members.get("properties") {
                found.extend(properties.keys().cloned());
            }
            members.values().for_each(|value| properties(value, found));
        }
        Value::Array(items) => items.iter().for_each(|item| properties(item, found)),
        _ => {}
    }
}
