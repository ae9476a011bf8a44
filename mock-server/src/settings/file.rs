//! Settings from the configuration file.

use std::io::Read as _;
use std::ops::Range;
use std::path::{Path, PathBuf};

use mock_server::nearest;
use serde::Deserialize;
use toml::de::{DeTable, ValueDeserializer};

use super::setting::{Kind, Setting, Value};
use super::source::{Found, Origin, Refused};
use super::table::{self, TABLE};

/// The largest file, in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// A file of members, each with its line.
pub(super) struct File {
    path: Option<PathBuf>,
    text: String,
    members: Vec<Member>,
}

struct Member {
    name: String,
    at: Range<usize>,
    value: toml::Value,
}

impl File {
    /// Where no file is named.
    pub(super) fn none() -> Self {
        File {
            path: None,
            text: String::new(),
            members: Vec::new(),
        }
    }

    /// Reads a file; `named_by` is the flag or variable that names it.
    ///
    /// # Errors
    /// When it cannot be read, is no TOML, or has a member that is no setting.
    pub(super) fn read(path: PathBuf, named_by: &str) -> Result<Self, Refused> {
        let text = text_of(&path).map_err(|why| {
            Refused(format!(
                "{named_by} {}: cannot read the configuration file: {why}; name a TOML file that \
                 this user can read",
                path.display()
            ))
        })?;
        let parsed = DeTable::parse(&text).and_then(|table| {
            let members = table.into_inner().into_iter();
            let members = members.map(|(name, value)| {
                Ok(Member {
                    at: name.span(),
                    name: name.into_inner().into_owned(),
                    value: toml::Value::deserialize(ValueDeserializer::from(value))?,
                })
            });
            members.collect()
        });
        match parsed {
            Ok(members) => {
                let file = File {
                    path: Some(path),
                    text,
                    members,
                };
                file.check_names()?;
                Ok(file)
            }
            Err(error) => {
                let line = line_of(&text, error.span().map_or(0, |span| span.start));
                let why = error.message();
                Err(Refused(format!("{}:{line}: {why}", path.display())))
            }
        }
    }

    fn check_names(&self) -> Result<(), Refused> {
        let mut members = self.members.iter();
        let unknown = members.find(|member| table::setting(&member.name).is_none());
        let Some(unknown) = unknown else {
            return Ok(());
        };
        let names = TABLE.iter().map(|setting| setting.name);
        let tip = match nearest(&unknown.name, names) {
            Some(name) => format!("did you mean `{name}`?"),
            None => "`mock-server --print-config` prints all there are".to_owned(),
        };
        let why = format!("there is no setting `{}`; {tip}", unknown.name);
        Err(self.refused(unknown.at.start, &why))
    }

    /// The value that a setting has in the file.
    pub(super) fn find(&self, setting: &Setting) -> Result<Option<Found>, Refused> {
        let mut members = self.members.iter();
        let Some(member) = members.find(|member| member.name == setting.name) else {
            return Ok(None);
        };
        let Some(path) = self.path.clone() else {
            return Ok(None);
        };
        let line = line_of(&self.text, member.at.start);
        match self.value(setting, &member.value) {
            Ok(value) => Ok(Some(Found {
                value,
                origin: Origin::File { path, line },
            })),
            Err(why) => {
                let why = format!("`{}` {why}", setting.name);
                Err(self.refused(member.at.start, &why))
            }
        }
    }

    fn value(&self, setting: &Setting, value: &toml::Value) -> Result<Value, String> {
        let wrong = || format!("{}, not of type {}", setting.wanted(), value.type_str());
        match (setting.kind, value) {
            (Kind::Text, toml::Value::String(text)) => setting.read(text),
            (Kind::Path, toml::Value::String(text)) => {
                let folder = self.path.as_deref().and_then(Path::parent);
                let path = folder.unwrap_or(Path::new("")).join(text);
                setting.read(&path.to_string_lossy())
            }
            (Kind::Choice(_), toml::Value::String(name)) => setting.choice(name),
            (Kind::Number(..) | Kind::Count(_), toml::Value::Integer(number)) => {
                let number = u64::try_from(*number).map_err(|_| setting.wanted())?;
                setting.number(number)
            }
            (Kind::Switch(_), toml::Value::Boolean(on)) => Ok(Value::Switch(*on)),
            (Kind::List, toml::Value::Array(texts)) => {
                let texts = texts.iter().map(|text| text.as_str().map(str::to_owned));
                let texts: Option<_> = texts.collect();
                texts.map(Value::List).ok_or_else(|| setting.wanted())
            }
            (Kind::Tables(_), toml::Value::Table(_)) => Err(format!(
                "may be there several times: write [[{0}]], not [{0}]",
                setting.name
            )),
            (Kind::Tables(_), toml::Value::Array(tables)) => {
                let tables = tables.iter().map(|table| table.as_table().cloned());
                let tables: Option<_> = tables.collect();
                tables.map(Value::Tables).ok_or_else(|| setting.wanted())
            }
            _ => Err(wrong()),
        }
    }

    fn refused(&self, at: usize, why: &str) -> Refused {
        let path = self.path.as_deref().unwrap_or(Path::new(""));
        let line = line_of(&self.text, at);
        Refused(format!("{}:{line}: {why}", path.display()))
    }
}

/// The text of a file.
fn text_of(path: &Path) -> Result<String, String> {
    let failed = |error: std::io::Error| error.to_string();
    // To open a pipe could wait for ever, and a device may have no end.
    if !std::fs::metadata(path).map_err(failed)?.is_file() {
        return Err("it is no file".to_owned());
    }
    let file = std::fs::File::open(path).map_err(failed)?;
    let mut bytes = Vec::new();
    // One byte more tells a file that is too large.
    let read = file.take(MAX_BYTES + 1).read_to_end(&mut bytes);
    if read.map_err(failed)? as u64 > MAX_BYTES {
        return Err(format!("it has more than {MAX_BYTES} bytes"));
    }
    String::from_utf8(bytes).map_err(|_| "it is not in UTF-8".to_owned())
}

/// The line in which a byte stands, from 1 on.
fn line_of(text: &str, at: usize) -> usize {
    let before = text.as_bytes().iter().take(at);
    before.filter(|byte| **byte == b'\n').count() + 1
}
