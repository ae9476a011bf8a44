//! What is there before the first call: universes, and the key that makes all other keys.

use std::fmt;

use api_contract::lightspeed::access::{AccessScope, Attribution};
use api_contract::lightspeed::deployment::ApiKeySecret;

use super::access::{AccessMode, canonical};
use super::caller::Caller;
use super::config::CoreConfig;
use super::seed_data;
use super::state::{NewKey, State, is_secret};
use super::time::UnixMs;

/// Why a core cannot start with a configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartRefused {
    /// A universe is to have an id that is no UUID.
    UniverseId {
        /// The text.
        id: String,
    },
    /// Universes are named, and in this mode nobody could reach them.
    Universes,
    /// The bootstrap key has another form than keys have. The text is left out: it is a secret.
    KeyForm,
    /// A bootstrap key is given, and in this mode there are no keys.
    Key,
}

impl fmt::Display for StartRefused {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (keys, headers) = (AccessMode::ApiKey, AccessMode::TrustedHeader);
        match self {
            StartRefused::UniverseId { id } => write!(out, "the universe {id:?} is no UUID"),
            StartRefused::Universes => write!(
                out,
                "universes can be told apart in the access modes `{keys}` and `{headers}` only"
            ),
            StartRefused::KeyForm => out.write_str(
                "the bootstrap key must be `lsk_` and 43 characters of A-Z, a-z, 0-9, `-` and `_`",
            ),
            StartRefused::Key => write!(out, "there are keys in the access mode `{keys}` only"),
        }
    }
}

impl std::error::Error for StartRefused {}

/// Whether a core can start so.
pub(crate) fn check(config: &CoreConfig) -> Result<(), StartRefused> {
    let mut ids = config.universes.iter();
    if let Some(id) = ids.find(|id| canonical(id.as_str()).is_none()) {
        let id = id.as_str().to_owned();
        return Err(StartRefused::UniverseId { id });
    }
    if config.access == AccessMode::Single && !config.universes.is_empty() {
        return Err(StartRefused::Universes);
    }
    match &config.bootstrap_key {
        Some(_) if config.access != AccessMode::ApiKey => Err(StartRefused::Key),
        Some(secret) if !is_secret(secret.as_str()) => Err(StartRefused::KeyForm),
        _ => Ok(()),
    }
}

/// Creates the universes that are there from the start.
pub(crate) fn plant_universes(state: &mut State, config: &CoreConfig) {
    let named = config.universes.iter();
    let mut ids: Vec<_> = named.filter_map(|id| canonical(id.as_str())).collect();
    if config.access == AccessMode::Single {
        ids = vec![Caller::local_universe()];
    }
    for id in ids {
        let universe = state.create_universe(id, UnixMs(0));
        if config.seed_data {
            seed_data::plant(universe);
        }
    }
}

/// Creates the key that makes all others, where there are keys.
pub(crate) fn bootstrap_key(state: &mut State, config: &CoreConfig) -> Option<ApiKeySecret> {
    if config.access != AccessMode::ApiKey {
        return None;
    }
    let given = config.bootstrap_key.clone();
    let secret = given.unwrap_or_else(|| state.ids.secret());
    let key = NewKey {
        scope: AccessScope::Deployment {},
        groups: None,
        assert_actor: true,
        display_name: Some("Bootstrap key of the deployment".to_owned()),
        created_by: Attribution::Internal {
            component: "bootstrap".to_owned(),
            cause: "the start of the server".to_owned(),
        },
    };
    state.keys.add(key, &secret, UnixMs(0));
    Some(secret)
}
