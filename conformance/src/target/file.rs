//! The target file: everything that there is to say of a target, so that a run needs no flags.

mod document;

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use toml::Spanned;

use self::document::{Document, HookTable, SecretTable, Table};
use crate::target::budgets::Budgets;
use crate::target::dialect::{DIALECTS, Dialect};
use crate::target::endpoint::Endpoint;
use crate::target::headers::Headers;
use crate::target::hooks::external::ExternalHooks;
use crate::target::prompts::{Audio, Prompts};
use crate::target::{Target, Timeouts};

/// The longest a wait can be set to, in seconds.
const SECONDS_MAX: u64 = 600;

/// What a target file says.
#[derive(Debug)]
pub struct TargetFile {
    /// The target, with all that the file says of it.
    pub target: Target,
    /// Whether the endpoint may be on another machine.
    pub allow_remote: bool,
}

/// What is wrong with a target file: where, and what to do. No value of a secret is repeated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TargetFileError(String);

impl fmt::Display for TargetFileError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for TargetFileError {}

/// The JSON Schema of target files, for editors.
pub fn schema() -> serde_json::Value {
    let mut schema = schemars::schema_for!(Document);
    schema.insert("title".to_owned(), "Target of conformance".into());
    schema.to_value()
}

/// Reads a target file. `lookup` reads environment variables; files are named from the folder of this
/// one.
///
/// # Errors
/// When it cannot be read, is no TOML, or says something that cannot be: with its line and field.
pub fn read(
    path: &Path,
    lookup: impl Fn(&str) -> Option<String>,
) -> Result<TargetFile, TargetFileError> {
    let text = fs::read_to_string(path).map_err(|why| {
        TargetFileError(format!(
            "{}: cannot read the target file: {why}",
            path.display()
        ))
    })?;
    let reader = Reader {
        path,
        text: &text,
        lookup: &lookup,
    };
    let document: Document = toml::from_str(&text).map_err(|why| {
        let at = why.span().map_or(0, |span| span.start);
        reader.error(at, why.message().trim())
    })?;
    reader.target(&document)
}

/// A file that is being read.
struct Reader<'a> {
    path: &'a Path,
    text: &'a str,
    lookup: &'a dyn Fn(&str) -> Option<String>,
}

impl Reader<'_> {
    fn target(&self, document: &Document) -> Result<TargetFile, TargetFileError> {
        let endpoint = Endpoint::parse(document.endpoint.get_ref())
            .map_err(|why| self.at("endpoint", &document.endpoint, why.to_string()))?;
        let limits = self.timeouts(document)?;
        let second = match &document.second {
            Some(second) => Some(self.headers("second.headers", &second.headers)?),
            None => None,
        };
        let target = Target {
            dialect: self.dialect(document)?,
            headers: self.headers("headers", &document.headers)?,
            second,
            timeouts: limits,
            prompts: self.prompts(document)?,
            hooks: Arc::new(self.hooks(document, limits)?),
            budgets: self.budgets(document)?,
            ..Target::new(endpoint)
        };
        Ok(TargetFile {
            target,
            allow_remote: document.allow_remote,
        })
    }

    fn dialect(&self, document: &Document) -> Result<&'static Dialect, TargetFileError> {
        let Some(name) = &document.dialect else {
            return Ok(DIALECTS[0]);
        };
        let mut known = DIALECTS.into_iter();
        let found = known.find(|dialect| dialect.name == name.get_ref());
        found.ok_or_else(|| {
            let names = DIALECTS.map(|dialect| dialect.name).join(", ");
            self.at(
                "dialect",
                name,
                format!("there is no such dialect; there are {names}"),
            )
        })
    }

    fn headers(&self, field: &str, table: &Table<SecretTable>) -> Result<Headers, TargetFileError> {
        let mut headers = Headers::default();
        for (name, secret) in table {
            let refuse = |why: String| self.at(&format!("{field}.{name}"), secret, why);
            let (shown, value) = self.secret(secret.get_ref()).map_err(refuse)?;
            headers
                .put(name, &shown, &value)
                .map_err(|why| refuse(why.to_string()))?;
        }
        Ok(headers)
    }

    /// What a shell would write in the place of the value, and the value.
    fn secret(&self, secret: &SecretTable) -> Result<(String, String), String> {
        match (&secret.env, &secret.file) {
            (Some(name), None) => {
                let value = (self.lookup)(name);
                let value =
                    value.ok_or_else(|| format!("the environment variable {name} is not set"))?;
                Ok((name.clone(), value))
            }
            (None, Some(file)) => {
                let path = self.beside(file);
                let value = fs::read_to_string(&path)
                    .map_err(|why| format!("cannot read {}: {why}", path.display()))?;
                Ok((format!("(cat {})", path.display()), value))
            }
            (None, None) | (Some(_), Some(_)) => Err(
                "say where the value is: either { env = \"VARIABLE\" } or { file = \"PATH\" }"
                    .to_owned(),
            ),
        }
    }

    fn prompts(&self, document: &Document) -> Result<Prompts, TargetFileError> {
        let mut prompts = Prompts::default();
        for (name, text) in &document.prompts {
            prompts
                .set(&format!("{name}={}", text.get_ref()))
                .map_err(|why| self.at(&format!("prompts.{name}"), text, why))?;
        }
        if let Some(audio) = &document.audio {
            let path = self.beside(&audio.get_ref().file);
            let bytes = fs::read(&path).map_err(|why| {
                let why = format!("cannot read {}: {why}", path.display());
                self.at("audio.file", audio, why)
            })?;
            let name = path
                .file_name()
                .map(|name| name.to_string_lossy().into_owned());
            prompts.audio = Audio {
                name: name.unwrap_or_default(),
                mime: audio.get_ref().mime.clone(),
                bytes,
            };
        }
        Ok(prompts)
    }

    fn hooks(
        &self,
        document: &Document,
        timeouts: Timeouts,
    ) -> Result<ExternalHooks, TargetFileError> {
        let mut hooks = ExternalHooks::new(timeouts.settle());
        for (name, hook) in &document.hooks {
            let refuse = |why: String| self.at(&format!("hooks.{name}"), hook, why);
            let kind = name.parse().map_err(refuse)?;
            match hook.get_ref() {
                HookTable {
                    address: Some(address),
                    command: None,
                } => {
                    let endpoint =
                        Endpoint::parse(address).map_err(|why| refuse(why.to_string()))?;
                    hooks.address(kind, endpoint);
                }
                HookTable {
                    address: None,
                    command: Some(words),
                } if !words.is_empty() => {
                    hooks.command(kind, words[0].clone(), words[1..].to_vec());
                }
                HookTable { .. } => {
                    return Err(refuse(
                        "say how to reach it: either { address = \"http://..\" } or \
                         { command = [\"program\", \"argument\"] }"
                            .to_owned(),
                    ));
                }
            }
        }
        Ok(hooks)
    }

    fn timeouts(&self, document: &Document) -> Result<Timeouts, TargetFileError> {
        let table = &document.timeouts;
        let seconds = |field: &str, value: &Option<Spanned<u64>>| match value {
            None => Ok(Duration::from_secs(10)),
            Some(value) if (1..=SECONDS_MAX).contains(value.get_ref()) => {
                Ok(Duration::from_secs(*value.get_ref()))
            }
            Some(value) => {
                let why = format!("must be 1 to {SECONDS_MAX} seconds");
                Err(self.at(&format!("timeouts.{field}"), value, why))
            }
        };
        let (call, startup) = (
            seconds("call", &table.call)?,
            seconds("startup", &table.startup)?,
        );
        Ok(Timeouts::new(call, startup))
    }

    fn budgets(&self, document: &Document) -> Result<Budgets, TargetFileError> {
        let table = &document.budgets;
        let count = |field: &str, value: &Option<Spanned<u64>>| match value {
            Some(value) if *value.get_ref() == 0 => {
                let why = "must be 1 at least; leave it out for no bound".to_owned();
                Err(self.at(&format!("budgets.{field}"), value, why))
            }
            Some(value) => Ok(Some(*value.get_ref())),
            None => Ok(None),
        };
        Ok(Budgets {
            requests: count("requests", &table.requests)?,
            sessions: count("sessions", &table.sessions)?,
            runs: count("runs", &table.runs)?,
            time: count("seconds", &table.seconds)?.map(Duration::from_secs),
        })
    }

    /// A file that is named from the folder of this one.
    fn beside(&self, file: &str) -> PathBuf {
        self.path.parent().unwrap_or(Path::new("")).join(file)
    }

    fn at<T>(&self, field: &str, value: &Spanned<T>, why: impl Into<String>) -> TargetFileError {
        let why: String = why.into();
        self.error(value.span().start, &format!("{field}: {why}"))
    }

    fn error(&self, at: usize, why: &str) -> TargetFileError {
        let before = self.text.get(..at).unwrap_or(self.text);
        let line = before.matches('\n').count();
        let shown = self.text.lines().nth(line).unwrap_or_default().trim();
        let line = line + 1;
        TargetFileError(format!("{}:{line}: {why}\n  {shown}", self.path.display()))
    }
}
