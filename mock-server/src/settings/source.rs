//! Where values come from, and what is told of one that cannot be used.

use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use mock_server::server::masked;

use super::setting::{Setting, Value};
use super::table;

/// Keys of the deployment begin so; a text that has one is not repeated anywhere.
const SECRET: &str = "lsk_";
/// Longer values are not repeated in errors.
const LONGEST_ECHO: usize = 80;

/// The way by which a value came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// It was not told.
    Default,
    /// A member of the configuration file.
    File {
        /// The file.
        path: PathBuf,
        /// The line of the member, from 1 on.
        line: usize,
    },
    /// A variable of the environment.
    Variable,
    /// A flag.
    Flag,
}

/// A value and the way by which it came.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) value: Value,
    pub(crate) origin: Origin,
}

/// Why the program does not start with what it was told, in one line.
#[derive(Debug)]
pub(crate) struct Refused(pub(crate) String);

impl fmt::Display for Refused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What a library says may have several lines, and repeats what somebody has put in the wrong
        // place.
        let line = self.0.split_whitespace().collect::<Vec<_>>().join(" ");
        out.write_str(&masked(&line))
    }
}

/// All settings with their values.
#[derive(Debug)]
pub(crate) struct Config {
    found: BTreeMap<&'static str, Found>,
}

impl Config {
    pub(super) fn new() -> Self {
        Self {
            found: BTreeMap::new(),
        }
    }

    pub(super) fn put(&mut self, setting: &Setting, found: Found) {
        self.found.insert(setting.name, found);
    }

    /// A setting of the table.
    pub(super) fn found(&self, name: &str) -> &Found {
        const UNSET: &Found = &Found {
            value: Value::Unset,
            origin: Origin::Default,
        };
        self.found.get(name).unwrap_or(UNSET)
    }

    /// The text of a setting; `None` when it has none.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        match &self.found(name).value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A text that means something of the program's own.
    ///
    /// # Errors
    /// When it has no such meaning: the way it came and what it should be.
    pub(crate) fn parsed<T: FromStr>(&self, name: &str) -> Result<Option<T>, Refused> {
        let text = self.text(name);
        let parsed = text.map(|text| {
            let wanted = || table::setting(name).map_or_else(String::new, Setting::wanted);
            text.parse().map_err(|_| self.refused(name, &wanted()))
        });
        parsed.transpose()
    }

    /// Whether it was told, by whatever way.
    pub(crate) fn is_told(&self, name: &str) -> bool {
        self.found(name).origin != Origin::Default
    }

    /// A number; `None` when there is none.
    pub(crate) fn number(&self, name: &str) -> Option<u64> {
        match self.found(name).value {
            Value::Number(number) => Some(number),
            _ => None,
        }
    }

    /// Whether a switch is on.
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.found(name).value == Value::Switch(true)
    }

    /// The texts of a list.
    pub(crate) fn list(&self, name: &str) -> &[String] {
        match &self.found(name).value {
            Value::List(texts) => texts,
            _ => &[],
        }
    }

    /// The tables of a setting that has tables.
    pub(crate) fn tables(&self, name: &str) -> &[toml::Table] {
        match &self.found(name).value {
            Value::Tables(tables) => tables,
            _ => &[],
        }
    }

    /// A value cannot be used; tells which, by the way it came, and why.
    pub(crate) fn refused(&self, name: &str, why: &str) -> Refused {
        let found = self.found(name);
        let text = match &found.value {
            Value::Text(text) => text.clone(),
            Value::List(texts) => texts.join(","),
            other => other.to_string(),
        };
        refused(name, &found.origin, &text, why)
    }

    /// A file that a setting names cannot be used; `why` begins with the file.
    pub(crate) fn refused_file(&self, name: &str, why: &str) -> Refused {
        let way = match &self.found(name).origin {
            Origin::Flag | Origin::Default => format!("--{name}"),
            Origin::Variable => table::setting(name).map_or_else(String::new, Setting::variable),
            Origin::File { path, line } => format!("{}:{line}: `{name}`", path.display()),
        };
        if why.contains(SECRET) {
            return Refused(format!("{way}: the file cannot be used; name another one"));
        }
        Refused(format!("{way} {why}"))
    }
}

/// Names a setting by the way its value came, and shows the value.
pub(super) fn refused(name: &str, origin: &Origin, text: &str, why: &str) -> Refused {
    let setting = table::setting(name);
    let variable = setting.map_or_else(String::new, Setting::variable);
    let shown = text.len() <= LONGEST_ECHO && !text.contains(SECRET);
    Refused(match origin {
        Origin::Flag if shown => format!("--{name} {text}: {why}"),
        Origin::Flag => format!("--{name}: {why}"),
        Origin::Variable if shown => format!("{variable}={text}: {why}"),
        Origin::Variable => format!("{variable}: {why}"),
        Origin::File { path, line } => format!("{}:{line}: `{name}` {why}", path.display()),
        Origin::Default => format!("{name}: {why}; set it with --{name} or {variable}"),
    })
}
