//! What the documentation promises and the repository must keep.

use std::fs;

use crate::sources;

fn read(path: &str) -> String {
    fs::read_to_string(sources::root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn ci_runs_the_lint_and_the_test_command_of_the_readme() {
    let (readme, ci) = (read("README.md"), read(".ci/run"));
    for command in ["cargo run -p conformance", "cargo xtask test"] {
        assert!(
            readme.contains(command),
            "README.md does not show `{command}`"
        );
    }
    for command in ["cargo xtask lint", "cargo xtask test"] {
        assert!(
            ci.lines().any(|line| line == command),
            ".ci/run does not run `{command}`"
        );
    }
}

#[test]
fn links_between_documents_lead_somewhere() {
    let mut documents = vec![
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
    ];
    let pages: Vec<String> = sources::below("docs", &[".md"])
        .into_iter()
        .map(|source| source.path)
        .collect();
    documents.extend(pages.iter().map(String::as_str));
    for document in documents {
        let folder = sources::root().join(document);
        let folder = folder.parent().expect("a folder");
        for target in links(&read(document)) {
            let path = target.split('#').next().unwrap_or_default();
            if !path.is_empty() && !path.contains("://") {
                assert!(
                    folder.join(path).exists(),
                    "{document} links to {target}, which is not there"
                );
            }
        }
    }
}

/// The targets of `[text](target)`.
fn links(text: &str) -> Vec<&str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .collect()
}

#[test]
fn paths_that_the_documents_name_exist() {
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        for name in read(document).split('`').skip(1).step_by(2) {
            let crate_path = [
                "api-contract/",
                "codegen/",
                "mock-server/",
                "conformance/",
                "xtask/",
                "clients/",
            ]
            .iter()
            .any(|folder| name.starts_with(folder));
            let pattern = name.contains(['<', '*', '{', ' ']);
            if crate_path && !pattern {
                assert!(
                    sources::root().join(name).exists(),
                    "{document} names {name}, which is not there"
                );
            }
        }
    }
}
