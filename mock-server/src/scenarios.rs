//! Scenario files: how runs go, written down in TOML.
//!
//! ```
//! use mock_server::{FakeGateway, Scenarios};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let scenarios = Scenarios::from_toml(
//!     r#"
//!     [[scenario]]
//!     name = "the search fails"
//!     match.input.contains = "find"
//!
//!     [[scenario.step]]
//!     call = [{ tool = "search", error = "no index", delay = 250 }]
//!
//!     [[scenario.step]]
//!     answer = "I could not search for: {input}"
//!     "#,
//!     "search.toml",
//! )?;
//! let gateway = FakeGateway::builder().scenarios(scenarios).start().await?;
//! # assert_eq!(gateway.scenarios().names().collect::<Vec<_>>(), ["the search fails"]);
//! # Ok(())
//! # }
//! ```
//!
//! All fields are in `docs/scenarios.md`, and in the JSON Schema that [`Scenarios::schema`] returns.

mod bounded;
mod compile;
mod criteria;
mod error;
mod file;
mod step;
mod watch;

use std::io::Read as _;
use std::path::Path;

use serde_json::Value;

pub use crate::core::Scenarios;
pub use error::ScenarioError;

pub(crate) use watch::Watch;

use compile::compile;
use error::Source;

/// The largest file, in bytes.
const MAX_FILE_BYTES: usize = 1 << 20;

impl Scenarios {
    /// Reads scenarios from the text of a file; errors call it by this name.
    ///
    /// # Errors
    /// When the text is no TOML, has no scenario or a field that does not exist, or exceeds a bound. The
    /// error names line, column and field, and what to write instead.
    pub fn from_toml(text: &str, name: &str) -> Result<Self, ScenarioError> {
        let source = Source { text, name };
        if text.len() > MAX_FILE_BYTES {
            let message =
                format!("has more than {MAX_FILE_BYTES} bytes; split it, or shorten texts");
            return Err(source.error(message));
        }
        let deserializer =
            toml::de::Deserializer::parse(text).map_err(|error| source.unreadable(&error, None))?;
        let file = serde_path_to_error::deserialize(deserializer).map_err(|error| {
            let path = error.path().clone();
            source.unreadable(error.inner(), Some(&path))
        })?;
        let scenarios = compile(file, &source)?;
        if scenarios.is_empty() {
            return Err(source
                .error("has no scenario in it; begin each with a line [[scenario]]".to_owned()));
        }
        Ok(scenarios)
    }

    /// Reads scenarios from a file.
    ///
    /// # Errors
    /// When the file cannot be read, and like [`Scenarios::from_toml`].
    pub fn load(path: impl AsRef<Path>) -> Result<Self, ScenarioError> {
        let path = path.as_ref();
        Self::from_toml(&read(path)?, &path.display().to_string())
    }

    /// The JSON Schema of scenario files, by which editors complete and check them: name it in the
    /// first line of a file, `#:schema scenario.schema.json`.
    pub fn schema() -> Value {
        let mut schema = schemars::schema_for!(file::File).to_value();
        schema["title"] = "Scenarios of the fake gateway".into();
        schema
    }
}

/// The text of a file.
fn read(path: &Path) -> Result<String, ScenarioError> {
    let name = path.display().to_string();
    let source = Source {
        text: "",
        name: &name,
    };
    let failed = |error: std::io::Error| source.error(format!("cannot be read: {error}"));
    // To open a pipe or a device could wait for ever.
    if !std::fs::metadata(path).map_err(failed)?.is_file() {
        return Err(source.error("is no file; name a file of scenarios".to_owned()));
    }
    let file = std::fs::File::open(path).map_err(failed)?;
    let mut bytes = Vec::new();
    // One byte more tells a file that is too large.
    let limit = MAX_FILE_BYTES as u64 + 1;
    file.take(limit).read_to_end(&mut bytes).map_err(failed)?;
    String::from_utf8(bytes)
        .map_err(|_| source.error("is not in UTF-8; save it as UTF-8".to_owned()))
}
