//! What the program can be told, and by which way: a flag, a variable of the environment, a member of
//! the configuration file.
//!
//! One table names every setting; the flags, the variables, the members of the file, its JSON Schema
//! and what `--print-config` prints are made from it. One rule decides between the ways: a flag comes
//! before a variable, a variable before the file, the file before the default.

mod file;
mod flags;
mod print;
mod schema;
mod setting;
mod source;
mod table;
mod variables;

pub(crate) use flags::{command, told};
pub(crate) use print::print;
pub(crate) use schema::schema;
pub(crate) use source::{Config, Refused};
pub(crate) use variables::misspelt;

use std::path::PathBuf;

use clap::ArgMatches;

use file::File;
use source::{Found, Origin};
use table::TABLE;

/// The flag that names the configuration file. It is no setting: the file cannot name itself.
const CONFIG: &str = "config";
/// The variable that names the configuration file.
const CONFIG_VARIABLE: &str = "MOCK_CONFIG";

impl Config {
    /// Gathers all settings, each from the first way that has it.
    ///
    /// # Errors
    /// When the file cannot be read, or a value cannot be used; the first such thing is told.
    pub(crate) fn gather(matches: &ArgMatches) -> Result<Self, Refused> {
        let file = match config_file(matches)? {
            Some((path, named_by)) => File::read(path, &named_by)?,
            None => File::none(),
        };
        let mut config = Self::new();
        for setting in TABLE {
            // All ways are read, so that a mistake is told even where another way wins.
            let in_file = file.find(setting)?;
            let variable = variables::find(setting)?;
            let flag = flags::find(setting, matches)?;
            let found = [flag, variable, in_file].into_iter().flatten().next();
            let found = found.unwrap_or_else(|| Found {
                value: setting.default_value(),
                origin: Origin::Default,
            });
            config.put(setting, found);
        }
        Ok(config)
    }
}

/// The configuration file, and what named it.
fn config_file(matches: &ArgMatches) -> Result<Option<(PathBuf, String)>, Refused> {
    if let Some(path) = matches.get_one::<PathBuf>(CONFIG) {
        return Ok(Some((path.clone(), format!("--{CONFIG}"))));
    }
    let variable = variables::read(CONFIG_VARIABLE)?;
    Ok(variable.map(|path| (path.into(), CONFIG_VARIABLE.to_owned())))
}
