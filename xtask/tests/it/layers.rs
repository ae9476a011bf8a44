//! Who may know whom. A layer that leaks is a rule the suite could learn from the thing it checks.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use crate::sources;

/// What each crate may depend on, of this workspace.
const ALLOWED: &[(&str, &[&str])] = &[
    ("api-contract-macros", &[]),
    ("api-contract", &["api-contract-macros"]),
    ("api-contract-instances", &[]),
    ("codegen-disk", &[]),
    ("codegen-judge", &[]),
    ("codegen", &["api-contract", "codegen-disk"]),
    ("mock-server", &["api-contract"]),
    ("conformance", &["api-contract", "mock-server"]),
    // It puts the one to the other.
    ("conformance-proof", &["conformance", "mock-server"]),
    ("lightspeed-agent-client", &[]),
    // It drives the core as well as the doors: a page's cost is measured without a socket, too.
    ("mock-bench", &["api-contract", "mock-server"]),
    (
        "xtask",
        &[
            "api-contract",
            "api-contract-instances",
            "codegen",
            "codegen-disk",
            "codegen-judge",
        ],
    ),
];

/// What the contract may not know of: how calls travel, time, files.
const NOT_IN_THE_CONTRACT: &[&str] = &["tokio", "hyper", "reqwest", "wiremock", "axum", "tempfile"];

fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--no-deps",
            "--format-version",
            "1",
            "--offline",
        ])
        .current_dir(sources::root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo tells JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    packages
        .iter()
        .map(|package| {
            let names = package["dependencies"]
                .as_array()
                .expect("dependencies")
                .iter();
            let names = names
                // A test may know more than what it tests.
                .filter(|dependency| dependency["kind"] != "dev")
                .map(|dependency| dependency["name"].as_str().expect("a name").to_owned())
                .collect();
            (package["name"].as_str().expect("a name").to_owned(), names)
        })
        .collect()
}

#[test]
fn a_crate_depends_on_its_layers_only() {
    let dependencies = dependencies();
    let members: BTreeSet<&str> = dependencies.keys().map(String::as_str).collect();
    let listed: BTreeSet<&str> = ALLOWED.iter().map(|(name, _)| *name).collect();
    assert_eq!(
        members, listed,
        "a crate of the workspace has no row in this table"
    );
    for (name, allowed) in ALLOWED {
        for dependency in &dependencies[*name] {
            let inside = members.contains(dependency.as_str());
            assert!(
                !inside || allowed.contains(&dependency.as_str()),
                "{name} depends on {dependency}"
            );
        }
    }
}

#[test]
fn the_contract_knows_nothing_of_transport_time_or_files() {
    let dependencies = dependencies();
    for name in NOT_IN_THE_CONTRACT {
        assert!(
            !dependencies["api-contract"].contains(*name),
            "api-contract depends on {name}"
        );
    }
    assert_free_of(
        "api-contract/src",
        &["std::fs", "std::net", "std::time", "std::env"],
    );
}

#[test]
fn the_suite_meets_the_fake_in_one_file() {
    for source in sources::below("conformance/src", &[".rs"]) {
        let allowed = source.path == "conformance/src/embedded.rs";
        assert!(
            allowed || !code(&source.text).contains("mock_server"),
            "{} knows the fake",
            source.path
        );
    }
}

#[test]
fn the_core_of_the_fake_has_no_clock_no_socket_and_no_defect() {
    assert_free_of(
        "mock-server/src/core",
        &[
            "std::fs",
            "std::net",
            "std::thread",
            "std::env",
            "Instant",
            "SystemTime",
            "tokio",
            "hyper",
            "wiremock",
            "crate::server",
            "crate::defects",
            "crate::faults",
            "rand::",
            "HashMap",
            "HashSet",
            "RandomState",
        ],
    );
}

#[test]
fn code_generation_is_a_function_of_the_contract() {
    let words = [
        "std::fs",
        "std::net",
        "std::env",
        "std::process",
        "Instant",
        "SystemTime",
        "clap",
        "codegen_disk",
    ];
    let of_the_program = |path: &str| {
        path == "codegen/src/main.rs"
            || path == "codegen/src/cli.rs"
            || path.starts_with("codegen/src/cli/")
    };
    let sources = sources::below("codegen/src", &[".rs"]).into_iter();
    let sources: Vec<_> = sources
        .filter(|source| !of_the_program(&source.path))
        .collect();
    assert_sources_free_of(&sources, &words);
}

fn assert_free_of(folder: &str, words: &[&str]) {
    assert_sources_free_of(&sources::below(folder, &[".rs"]), words);
}

fn assert_sources_free_of(sources: &[sources::Source], words: &[&str]) {
    assert!(!sources.is_empty(), "there are no sources");
    for source in sources {
        let code = code(&source.text);
        for word in words {
            assert!(!code.contains(word), "{} uses {word}", source.path);
        }
    }
}

/// The text without comment lines: documentation may speak of what code may not use.
fn code(text: &str) -> String {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}
