//! What a core starts with.

use api_contract::lightspeed::model::{ApiKind, ModelConfig};

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
}

impl Default for CoreConfig {
    /// Seed 0, with the seed data, and a default model that exists nowhere else.
    fn default() -> Self {
        Self {
            seed: 0,
            seed_data: true,
            default_model: Some(ModelConfig {
                provider_id: "fake".to_owned(),
                api_kind: ApiKind::new(ApiKind::OPENAI_RESPONSES),
                model: "echo".to_owned(),
            }),
        }
    }
}
