//! Every normative rule of the API, in our own words, and what verifies it.
//!
//! They stand in `requirements.toml`, whose head tells what its members mean. A test holds that each
//! of them has a check or the reason why it has none, and that each check verifies one of them.

pub mod page;

use std::fmt;

use serde::Deserialize;

use crate::check::Level;

/// The file, as it was when the program was built.
const FILE: &str = include_str!("../requirements.toml");

/// What an oracle's name stands behind in [`Requirement::checks`].
pub const ORACLE: &str = "oracle:";

/// A normative rule, and what verifies it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Requirement {
    /// Its name: that of its family, and what it is about.
    pub id: String,
    /// How much it matters.
    pub level: Level,
    /// What it is about: a family of checks, or whom else it binds.
    pub family: String,
    /// What an endpoint does, in one or two sentences.
    pub text: String,
    /// Where it comes from.
    pub source: String,
    /// The ids of the checks that fail when it is broken; oracles behind [`ORACLE`].
    #[serde(default)]
    pub checks: Vec<String>,
    /// How a breach counts where that is less than its check.
    #[serde(default)]
    pub judged: Option<Judged>,
    /// Why no check can or should verify it.
    #[serde(default)]
    pub excluded: Option<String>,
}

/// How a breach counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Judged {
    /// It is reported, and fails nothing.
    Warning,
}

/// Why the requirements cannot be read.
#[derive(Debug)]
pub struct RequirementsError(toml::de::Error);

impl fmt::Display for RequirementsError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "requirements.toml: {}", self.0)
    }
}

impl std::error::Error for RequirementsError {}

/// Every requirement, in the order of the file.
///
/// # Errors
/// When the file that was built in is broken, which is a fault of the suite.
pub fn all() -> Result<Vec<Requirement>, RequirementsError> {
    parse(FILE)
}

/// The requirements of such a file.
///
/// # Errors
/// When it is no TOML, or has members that mean nothing; the message names the line.
pub fn parse(text: &str) -> Result<Vec<Requirement>, RequirementsError> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[serde(default)]
        requirement: Vec<Requirement>,
    }
    let file: File = toml::from_str(text).map_err(RequirementsError)?;
    Ok(file.requirement)
}

impl Requirement {
    /// The ids of the checks that verify it, without the oracles.
    pub fn check_ids(&self) -> impl Iterator<Item = &str> {
        let checks = self.checks.iter().map(String::as_str);
        checks.filter(|name| !name.starts_with(ORACLE))
    }

    /// The oracles that judge it on all traffic, by their names.
    pub fn oracles(&self) -> impl Iterator<Item = &str> {
        let checks = self.checks.iter();
        checks.filter_map(|name| name.strip_prefix(ORACLE))
    }

    /// Whether this check verifies it.
    pub fn is_verified_by(&self, check: &str) -> bool {
        self.check_ids().any(|id| id == check)
    }
}
