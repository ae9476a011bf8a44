//! `--print-config`: what the program would run with.

use std::fmt::Write as _;

use super::setting::{Setting, Value};
use super::source::{Config, Origin};
use super::table::TABLE;

/// A configuration file that says what all ways together say, each value with the way it came. Secrets
/// have no way to get into it: no setting has one.
pub(crate) fn print(config: &Config) -> String {
    let mut text = "# What mock-server runs with, and where each value comes from.\n".to_owned();
    let (tables, values): (Vec<_>, Vec<_>) = TABLE
        .iter()
        .map(|setting| (setting, config.found(setting.name)))
        .partition(|(_, found)| matches!(found.value, Value::Tables(_)));
    for (setting, found) in values {
        let origin = origin(setting, &found.origin);
        // Writing to a text does not fail.
        let _ = match &found.value {
            Value::Unset => writeln!(text, "# {} = {} # not set", setting.name, setting.form),
            value => writeln!(text, "{} = {value} # {origin}", setting.name),
        };
    }
    // In TOML, tables come last.
    for (setting, found) in tables {
        let origin = origin(setting, &found.origin);
        let Value::Tables(tables) = &found.value else {
            continue;
        };
        if tables.is_empty() {
            let _ = writeln!(text, "# [[{}]] # not set", setting.name);
        }
        for table in tables {
            let _ = writeln!(text, "\n[[{}]] # {origin}", setting.name);
            // Each member in a line of its own: a member that is a table again would otherwise get a
            // head, and under that head it would be a member of the whole file.
            for (name, value) in table {
                let _ = writeln!(text, "{} = {value}", key(name));
            }
        }
    }
    text
}

/// A name as TOML has it before a `=`.
fn key(name: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    if !name.is_empty() && name.chars().all(plain) {
        return name.to_owned();
    }
    toml::Value::from(name).to_string()
}

/// The way by which a value came.
fn origin(setting: &Setting, origin: &Origin) -> String {
    match origin {
        Origin::Default => "default".to_owned(),
        Origin::File { path, line } => format!("{}:{line}", path.display()),
        Origin::Variable => setting.variable(),
        Origin::Flag => format!("--{}", setting.name),
    }
}
