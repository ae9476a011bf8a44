//! Tables of the documentation that stand in the code first.
//!
//! `INSTA_UPDATE=always cargo test -p mock-server` rewrites them, like every other expected text.

use std::path::Path;

use mock_server::core::script::WORDS;
use mock_server::core::served_groups;
use mock_server::defects::DEFECTS;

const PAGE: &str = "docs/test-a-client.md";

/// A file of the repository, with what stands before each line of its table.
struct Place {
    path: &'static str,
    prefix: &'static str,
}

/// Holds the tables with this head to these rows.
fn check(head: &str, rows: impl Iterator<Item = String>, places: &[Place]) {
    let columns = head.matches('|').count() - 1;
    let head = format!("{head}\n|{}\n", "---|".repeat(columns));
    let table: String = head.clone() + &rows.map(|row| row + "\n").collect::<String>();
    let update = std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always");
    for Place { path, prefix } in places {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{path}: {error}"));
        let head = with_prefix(&head, prefix);
        let (before, rest) = text
            .split_once(&head)
            .unwrap_or_else(|| panic!("{path} has no table with the head\n{head}"));
        let row = format!("{prefix}|");
        let after = rest.split_inclusive('\n');
        let after: String = after.skip_while(|line| line.starts_with(&row)).collect();
        let expected = format!("{before}{}{after}", with_prefix(&table, prefix));
        if update {
            std::fs::write(&file, expected).unwrap_or_else(|error| panic!("{path}: {error}"));
        } else {
            assert!(
                text == expected,
                "a table in {path} is out of date; rewrite it with \
                 `INSTA_UPDATE=always cargo test -p mock-server`. It should be:\n{table}"
            );
        }
    }
}

fn with_prefix(text: &str, prefix: &str) -> String {
    let lines = text.lines().map(|line| format!("{prefix}{line}\n"));
    lines.collect()
}

#[test]
fn the_tables_of_documentation_are_those_of_the_code() {
    let words = WORDS.iter().map(|word| {
        let (form, example, help) = (word.form(), word.example, word.help);
        format!("| `{form}` | `{example}` | {help} |")
    });
    let module = Place {
        path: "mock-server/src/core/script.rs",
        prefix: "//! ",
    };
    let page = || Place {
        path: PAGE,
        prefix: "",
    };
    let head = "| word | for example | what happens |";
    check(head, words, &[module, page()]);

    let groups = served_groups().iter().map(|group| {
        let methods = group.methods.iter();
        let methods: Vec<String> = methods
            .map(|method| format!("`{}`", method.info.name))
            .collect();
        format!("| {} | {} |", group.name, methods.join(", "))
    });
    check("| group | methods |", groups, &[page()]);

    let defects = DEFECTS
        .iter()
        .map(|defect| format!("| `{}` | {} |", defect.id, defect.title));
    check("| id | what the gateway does |", defects, &[page()]);
}
