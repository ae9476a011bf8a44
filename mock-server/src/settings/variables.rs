//! Settings from variables of the environment.

use std::env::VarError;

use mock_server::nearest;

use super::setting::Setting;
use super::source::{Found, Origin, Refused, refused};
use super::table::TABLE;

/// The value that the variable of a setting has; `None` when it is not set.
pub(super) fn find(setting: &Setting) -> Result<Option<Found>, Refused> {
    let Some(text) = read(&setting.variable())? else {
        return Ok(None);
    };
    let origin = Origin::Variable;
    match setting.read(&text) {
        Ok(value) => Ok(Some(Found { value, origin })),
        Err(why) => Err(refused(setting.name, &origin, &text, &why)),
    }
}

/// A variable. An empty one counts as not set: that is how a shell clears one for a single command.
pub(super) fn read(variable: &str) -> Result<Option<String>, Refused> {
    match std::env::var(variable) {
        Ok(text) => Ok(Some(text).filter(|text| !text.is_empty())),
        Err(VarError::NotPresent) => Ok(None),
        Err(VarError::NotUnicode(_)) => Err(Refused(format!(
            "{variable}: the value is not UTF-8; set it to a text or unset it"
        ))),
    }
}

/// Variables that look like those of a setting and are of none, each with the one that was probably
/// meant.
pub(crate) fn misspelt() -> Vec<(String, String)> {
    let known: Vec<String> = TABLE.iter().map(Setting::variable).collect();
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let unknown = names.filter(|name| {
        name.starts_with("MOCK_") && name != super::CONFIG_VARIABLE && !known.contains(name)
    });
    unknown
        .filter_map(|name| {
            let meant = nearest(&name, known.iter().map(String::as_str))?.to_owned();
            Some((name, meant))
        })
        .collect()
}
