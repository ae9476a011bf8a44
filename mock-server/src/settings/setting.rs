//! One setting, and the values it can have.

use std::fmt;

use mock_server::nearest;

/// A row of the table of settings. Its name is the name of the flag without the dashes and of the
/// member of the file; the variable's name is made from it.
#[derive(Debug)]
pub(crate) struct Setting {
    /// For example `max-body-bytes`.
    pub(crate) name: &'static str,
    /// The values it takes.
    pub(crate) kind: Kind,
    /// How a value looks, for people: `IP:PORT`.
    pub(crate) form: &'static str,
    /// The value without one, as it is written in a flag; empty for no value.
    pub(crate) default: &'static str,
    /// What it is for, in one line; units and ranges where there are any.
    pub(crate) help: &'static str,
}

/// The values that a setting takes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Kind {
    /// Any text; whoever uses it judges it.
    Text,
    /// A file; a relative path in the configuration file starts at the folder of that file.
    Path,
    /// One of these names.
    Choice(fn() -> Vec<&'static str>),
    /// A whole number between these two, both included.
    Number(u64, u64),
    /// On or off; the flag that turns it off is this one.
    Switch(&'static str),
    /// Any number of texts: a flag that may be repeated, commas in the variable.
    List,
    /// How often the flag is there: at most so often.
    Count(u64),
    /// Any number of tables, each of this JSON Schema.
    Tables(fn() -> serde_json::Value),
}

/// The value of a setting.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    /// There is none.
    Unset,
    Text(String),
    Number(u64),
    Switch(bool),
    List(Vec<String>),
    Tables(Vec<toml::Table>),
}

impl Setting {
    /// The variable of the environment: `MOCK_MAX_BODY_BYTES`.
    pub(crate) fn variable(&self) -> String {
        format!("MOCK_{}", self.name.to_uppercase().replace('-', "_"))
    }

    /// Reads a value as a flag or a variable has it.
    ///
    /// # Errors
    /// What is wrong with it and what it must be, without the value.
    pub(crate) fn read(&self, text: &str) -> Result<Value, String> {
        match self.kind {
            Kind::Text | Kind::Path if text.is_empty() => Err("must not be empty".to_owned()),
            Kind::Text | Kind::Path => Ok(Value::Text(text.to_owned())),
            Kind::Choice(_) => self.choice(text),
            Kind::Number(..) | Kind::Count(_) => match text.parse() {
                Ok(number) => self.number(number),
                Err(_) => Err(self.wanted()),
            },
            Kind::Switch(_) => match text {
                "true" | "1" => Ok(Value::Switch(true)),
                "false" | "0" => Ok(Value::Switch(false)),
                _ => Err(self.wanted()),
            },
            Kind::List => Ok(Value::List(
                text.split(',')
                    .map(|part| part.trim().to_owned())
                    .filter(|part| !part.is_empty())
                    .collect(),
            )),
            Kind::Tables(_) if text.trim_start().starts_with('{') => serde_json::from_str(text)
                .map(|table| Value::Tables(vec![table]))
                .map_err(|error| format!("{}: {error}", self.wanted())),
            Kind::Tables(_) => match format!("table = {{ {text} }}").parse::<toml::Table>() {
                Ok(table) => Ok(Value::Tables(
                    table
                        .get("table")
                        .and_then(toml::Value::as_table)
                        .cloned()
                        .into_iter()
                        .collect(),
                )),
                // What the reader says is about the brackets that were put around the text.
                Err(_) => Err(self.wanted()),
            },
        }
    }

    /// Judges a name.
    pub(crate) fn choice(&self, name: &str) -> Result<Value, String> {
        match self.kind {
            Kind::Choice(names) if !names().contains(&name) => {
                let wanted = self.wanted();
                Err(match nearest(&name.to_uppercase(), names()) {
                    Some(meant) => format!("{wanted}; did you mean `{meant}`?"),
                    None => wanted,
                })
            }
            _ => Ok(Value::Text(name.to_owned())),
        }
    }

    /// Judges a number.
    pub(crate) fn number(&self, number: u64) -> Result<Value, String> {
        let (least, most) = match self.kind {
            Kind::Number(least, most) => (least, most),
            Kind::Count(most) => (0, most),
            _ => (0, u64::MAX),
        };
        if (least..=most).contains(&number) {
            Ok(Value::Number(number))
        } else {
            Err(self.wanted())
        }
    }

    /// What a value must be.
    pub(crate) fn wanted(&self) -> String {
        match self.kind {
            Kind::Text | Kind::Path => format!("must be a text, {}", self.form),
            Kind::Choice(names) => {
                let names = names();
                // Only the defects are so many.
                if names.len() > 8 {
                    format!(
                        "must be one of {} names such as `{}`; docs/defects.md lists them",
                        names.len(),
                        names[0]
                    )
                } else {
                    format!("must be `{}`", names.join("` or `"))
                }
            }
            Kind::Number(least, most) if most >= u64::MAX >> 1 => {
                format!("must be a whole number, at least {least}")
            }
            Kind::Number(least, most) => format!("must be a whole number from {least} to {most}"),
            Kind::Count(most) => format!("must be a whole number from 0 to {most}"),
            Kind::Switch(_) => "must be `true` or `false`".to_owned(),
            Kind::List => format!("must be a list of texts, each {}", self.form),
            Kind::Tables(_) => {
                format!(
                    "must be TOML, {}, or an object of JSON with these members",
                    self.form
                )
            }
        }
    }

    /// The value without one.
    pub(crate) fn default_value(&self) -> Value {
        match self.kind {
            Kind::List => Value::List(Vec::new()),
            Kind::Tables(_) => Value::Tables(Vec::new()),
            _ if self.default.is_empty() => Value::Unset,
            // A test reads every default.
            _ => self.read(self.default).unwrap_or(Value::Unset),
        }
    }
}

impl fmt::Display for Value {
    /// As the configuration file has it.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Unset => Ok(()),
            Value::Text(text) => write!(out, "{}", toml::Value::from(text.as_str())),
            Value::Number(number) => number.fmt(out),
            Value::Switch(on) => on.fmt(out),
            Value::List(texts) => write!(out, "{}", toml::Value::from(texts.clone())),
            Value::Tables(tables) => write!(out, "{}", toml::Value::from(tables.clone())),
        }
    }
}
