//! What a core starts with.

use std::sync::Arc;

use api_contract::lightspeed::deployment::ApiKeySecret;
use api_contract::lightspeed::ids::UniverseId;
use api_contract::lightspeed::model::{ApiKind, ModelConfig};

use super::access::AccessMode;
use super::scenarios::Scenarios;
use super::startup::{self, StartRefused};

/// What a core starts with. Two cores of equal configuration that are given equal requests at
/// equal moments answer with equal bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoreConfig {
    /// Where the sequence of server-made ids begins.
    pub seed: u64,
    /// Whether to begin with the profile `release-editor`, which the published guide expects.
    pub seed_data: bool,
    /// The first default for runs of each universe, until a client puts another one. Without any,
    /// sessions whose configuration names no model cannot be started.
    pub default_model: Option<ModelConfig>,
    /// How callers prove who they are.
    pub access: AccessMode,
    /// The universes that are there from the start, beside those that methods create. In mode
    /// [`AccessMode::Single`] there is always the local one, and no other can be reached.
    pub universes: Vec<UniverseId>,
    /// The bootstrap key of the deployment, which makes all other keys; without it one is made from the seed. Only in mode
    /// [`AccessMode::ApiKey`].
    pub bootstrap_key: Option<ApiKeySecret>,
    /// What it takes on at most.
    pub limits: CoreLimits,
    /// How runs go, beyond what words in their inputs say.
    pub scenarios: Arc<Scenarios>,
}

/// What a core takes on at most; whatever is beyond is refused, and the refusal names the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoreLimits {
    /// Items of the input of a run and of steering. (The contract bounds changes of a context.)
    pub items: usize,
    /// Sessions in all universes together, closed ones that are not deleted among them. `None`: any
    /// number.
    pub sessions: Option<usize>,
    /// Calls that wait at the same time, for an event or for the end of a turn. `None`: any number.
    pub waiters: Option<usize>,
}

impl Default for CoreLimits {
    /// Ten thousand items; any number of sessions and of calls that wait.
    fn default() -> Self {
        Self {
            items: 10_000,
            sessions: None,
            waiters: None,
        }
    }
}

impl CoreConfig {
    /// Whether a core can start so. One that is started nevertheless leaves out what cannot be.
    ///
    /// ```
    /// use mock_server::core::{AccessMode, CoreConfig};
    ///
    /// let mut config = CoreConfig::default();
    /// config.access = AccessMode::TrustedHeader;
    /// config.universes.push("acorn".into());
    /// assert!(config.check().is_err());
    /// ```
    ///
    /// # Errors
    /// When the members do not fit each other or have the wrong form.
    pub fn check(&self) -> Result<(), StartRefused> {
        startup::check(self)
    }
}

impl Default for CoreConfig {
    /// Seed 0, with the seed data, one caller in one universe, and a default model that exists nowhere else.
    fn default() -> Self {
        Self {
            seed: 0,
            seed_data: true,
            default_model: Some(ModelConfig {
                provider_id: "fake".to_owned(),
                api_kind: ApiKind::new(ApiKind::OPENAI_RESPONSES),
                model: "echo".to_owned(),
            }),
            access: AccessMode::Single,
            universes: Vec::new(),
            bootstrap_key: None,
            limits: CoreLimits::default(),
            scenarios: Arc::default(),
        }
    }
}
