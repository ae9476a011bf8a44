//! The words of a script where people look for them.
//!
//! The tables are written from [`WORDS`]: `INSTA_UPDATE=always cargo test -p mock-server` rewrites
//! them, like every other expected text.

use std::fmt::Write as _;
use std::path::Path;

use mock_server::core::script::WORDS;

/// The files that have the table, from the root of the repository, and what its lines begin with.
const PLACES: [(&str, &str); 2] = [
    ("mock-server/src/core/script.rs", "//! "),
    ("docs/test-a-client.md", ""),
];

const HEAD: &str = "| word | for example | what happens |\n|---|---|---|\n";

fn table() -> String {
    let mut table = HEAD.to_owned();
    for word in WORDS {
        let (form, example, help) = (word.form(), word.example, word.help);
        let _ = writeln!(table, "| `{form}` | `{example}` | {help} |");
    }
    table
}

fn indented(text: &str, prefix: &str) -> String {
    let lines = text.lines().map(|line| format!("{prefix}{line}\n"));
    lines.collect()
}

/// The text with the table in the place of the one it has.
fn with_table(text: &str, prefix: &str) -> Option<String> {
    let (before, rest) = text.split_once(&indented(HEAD, prefix))?;
    let row = format!("{prefix}|");
    let rows = rest.split_inclusive('\n');
    let after: String = rows.skip_while(|line| line.starts_with(&row)).collect();
    Some(format!("{before}{}{after}", indented(&table(), prefix)))
}

#[test]
fn the_tables_of_words_are_those_of_the_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let update = std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always");
    for (path, prefix) in PLACES {
        let file = root.join(path);
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{path}: {error}"));
        let expected = with_table(&text, prefix)
            .unwrap_or_else(|| panic!("{path} has no table with the head\n{HEAD}"));
        if update {
            std::fs::write(&file, expected).unwrap_or_else(|error| panic!("{path}: {error}"));
        } else {
            assert!(
                text == expected,
                "the table of words in {path} is out of date; rewrite it with \
                 `INSTA_UPDATE=always cargo test -p mock-server`. It should be:\n{}",
                table()
            );
        }
    }
}
